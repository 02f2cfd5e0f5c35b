"""The traces of the last move: dotted walks, dashed shots, a faint copy at the old place."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.super_express.events import (
    Cause,
    ChangedFloor,
    Eliminated,
    Event,
    FellOff,
    Missed,
    Rode,
    Shot,
    TravelledInTime,
    Walked,
)
from engine.super_express.pieces import FRONT
from engine.super_express.state import State

from ..icons import icon
from ..piece import Pieces, piece
from ..rails.stage import Stage
from ..rails.trails import climb, dashed, dotted, shot, walk
from ..rails.train import DIAL
from ..signs import arrow_head, walk_line
from .stage import CLOCK, left_behind, name_of


def traces(stage: Stage, view: State, last: tuple[Event, ...], before: State | None) -> Pieces:
    ways = _ways_off(view, last, before)
    shapes = [shape for event in last if (shape := _trace(stage, view, event, ways))]
    if left_behind(stage, last):
        shapes.append(_rolled_off(stage))
    return tuple(piece(f"trace {number}", 0, 0, shape) for number, shape in enumerate(shapes))


def _ways_off(view: State, last: tuple[Event, ...], before: State | None) -> dict[Seat, int]:
    """The way in which each bandit goes that may have left the train: -1 off its front."""
    facing = {
        Seat(seat): bandit.facing for seat, bandit in enumerate(before.bandits if before else ())
    }
    facing |= {
        event.target: view.bandits[event.seat].facing for event in last if isinstance(event, Shot)
    }
    return {seat: -1 if faced is FRONT else 1 for seat, faced in facing.items()}


def _trace(stage: Stage, view: State, event: Event, ways: dict[Seat, int]) -> str:
    match event:
        case Shot(seat=seat, target=target):
            hit = name_of(view, target)
            return shot(stage, stage.now(name_of(view, seat)), stage.was(hit) or stage.now(hit))
        case Missed(seat=seat, facing=facing):
            return _missed(stage, name_of(view, seat), -1 if facing is FRONT else 1)
        case TravelledInTime(seat=seat) | Eliminated(seat=seat, cause=Cause.PARADOX):
            return _into_time_car(stage, name_of(view, seat))
        case ChangedFloor(seat=seat):
            name = name_of(view, seat)
            return climb(stage, stage.was(name), stage.now(name))
        case Walked(seat=seat):
            name = name_of(view, seat)
            return walk(stage, stage.was(name), stage.now(name))
        case FellOff(seat=seat) | Eliminated(seat=seat):
            return _off_the_train(stage, name_of(view, seat), ways.get(seat, 1))
        case Rode(seat=seat):
            return _ride(stage, name_of(view, seat))
        case _:
            return ""


def _missed(stage: Stage, name: str, way: int) -> str:
    shooter = stage.now(name)
    if shooter is None:
        return ""
    berth = stage.berths[-1 if way > 0 else 0]
    end = (berth.right if way > 0 else berth.x, berth.row)
    return dashed(stage, shooter, end, way)[0]


def _into_time_car(stage: Stage, name: str) -> str:
    old = stage.was(name)
    if old is None:
        return ""
    on_the_dial = 0 if old.roof else DIAL + 8
    end = CLOCK[stage.gauge] + on_the_dial
    return dotted(stage, old, (old.x - 22 * old.scale, 0), (end, 0), -1)


def _off_the_train(stage: Stage, name: str, way: int) -> str:
    old = stage.was(name)
    if old is None:
        return ""
    berth = stage.berths[old.car]
    start = old.x + way * 22 * old.scale
    end = max(8, berth.x - 30) if way < 0 else min(stage.width - 10, berth.right + 30)
    return dotted(stage, old, (start, berth.row), (end, berth.row), way)


def _ride(stage: Stage, name: str) -> str:
    old = stage.was(name)
    return icon("horse", old.x - 7, old.top - 15, 14, "hx-i hx-ride") if old else ""


def _rolled_off(stage: Stage) -> str:
    last = stage.berths[-1]
    y = last.y + stage.gauge.floor + 2
    return walk_line(last.right + 6, y, last.right + 10, y) + arrow_head(last.right + 15, y, 1, 0)
