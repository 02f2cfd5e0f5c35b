"""What the last move left behind: dotted walks, dashed shots, a faint copy at the old place."""

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
from engine.super_express.pieces import FRONT, ROOF
from engine.super_express.state import State

from ..icons import icon
from ..signs import arrow_head, hit_ring, shot_line, walk_line
from ..svg import keyed
from ..train import DIAL
from .stage import CLOCK, Stage, Standing

BELT = 21
"""How high above the floor a walk is drawn, at scale 1."""
ARM = 26
SHORTEST = 6


def traces(stage: Stage, view: State, last: tuple[Event, ...]) -> str:
    shapes = [shape for event in last if (shape := _trace(stage, view, event))]
    if stage.left_behind:
        shapes.append(_rolled_off(stage))
    return "".join(keyed(f"trace {number}", 0, 0, shape) for number, shape in enumerate(shapes))


def _trace(stage: Stage, view: State, event: Event) -> str:
    match event:
        case Shot(seat=seat, target=target):
            return _shot(stage, seat, target)
        case Missed(seat=seat, facing=facing):
            return _missed(stage, seat, -1 if facing is FRONT else 1)
        case TravelledInTime(seat=seat) | Eliminated(seat=seat, cause=Cause.PARADOX):
            return _into_time_car(stage, seat)
        case ChangedFloor(seat=seat):
            return _climb(stage, seat)
        case Walked(seat=seat):
            return _walk(stage, seat)
        case FellOff(seat=seat) | Eliminated(seat=seat):
            return _off_the_train(stage, view, seat)
        case Rode(seat=seat):
            return _ride(stage, seat)
        case _:
            return ""


def _along(
    stage: Stage, start: tuple[float, int], end: tuple[float, int], way: int
) -> list[tuple[float, float, float]]:
    """A level way from a place in a row to one in another, as left, right and top of each part.

    It leaves a row at the edge of the board and comes in again at the other edge of the next.
    """
    (x1, row1), (x2, row2) = start, end
    out, back = (stage.width, 0) if way > 0 else (0, stage.width)
    rows = range(row1, row2 + way, way)
    return [
        (x1 if row == row1 else back, x2 if row == row2 else out, row * stage.gauge.height)
        for row in rows
    ]


def _row_of(stage: Stage, standing: Standing) -> int:
    return stage.berths[standing.spot.car].row


def _walk(stage: Stage, seat: Seat) -> str:
    old, new = stage.was(seat), stage.now(seat)
    if old is None or new is None:
        return ""
    way = 1 if new.spot.car > old.spot.car else -1
    start = old.x + way * 22 * old.scale
    end = new.x - way * (30) * new.scale
    return _dotted(stage, old, (start, _row_of(stage, old)), (end, _row_of(stage, new)), way)


def _dotted(
    stage: Stage, old: Standing, start: tuple[float, int], end: tuple[float, int], way: int
) -> str:
    height = old.y - BELT * old.scale - stage.berths[old.spot.car].y
    parts = _along(stage, start, end, way)
    lines = [
        walk_line(x1, top + height, x2, top + height)
        for x1, x2, top in parts
        if (x2 - x1) * way > SHORTEST
    ]
    return "".join(lines) + arrow_head(end[0] + way * 5, parts[-1][2] + height, way, 0)


def _climb(stage: Stage, seat: Seat) -> str:
    old, new = stage.was(seat), stage.now(seat)
    if old is None or new is None:
        return ""
    berth = stage.berths[old.spot.car]
    aside = 26 * max(old.scale, new.scale)
    x = new.x + aside if new.x + aside < berth.right else new.x - aside
    way = -1 if new.spot.level is ROOF else 1
    y1, y2 = old.y - BELT * old.scale, new.y - BELT * new.scale
    return walk_line(x, y1, x, y2 - 5 * way) + arrow_head(x, y2, 0, way)


def _shot(stage: Stage, seat: Seat, target: Seat) -> str:
    shooter = stage.now(seat)
    hit = stage.was(target) or stage.now(target)
    if shooter is None or hit is None:
        return ""
    way = 1 if (hit.spot.car, hit.x) > (shooter.spot.car, shooter.x) else -1
    start = (shooter.x + way * 27 * shooter.scale, _row_of(stage, shooter))
    end = (hit.x - way * 17, _row_of(stage, hit))
    lines, height = _dashed(stage, shooter, start, end, way)
    return lines + hit_ring(hit.x - way * 12, height)


def _missed(stage: Stage, seat: Seat, way: int) -> str:
    shooter = stage.now(seat)
    if shooter is None:
        return ""
    start = (shooter.x + way * 27 * shooter.scale, _row_of(stage, shooter))
    berth = stage.berths[-1 if way > 0 else 0]
    end = (berth.right if way > 0 else berth.x, berth.row)
    return _dashed(stage, shooter, start, end, way)[0]


def _dashed(
    stage: Stage, shooter: Standing, start: tuple[float, int], end: tuple[float, int], way: int
) -> tuple[str, float]:
    height = shooter.y - ARM * shooter.scale - stage.berths[shooter.spot.car].y
    parts = _along(stage, start, end, way)
    lines = [shot_line(x1, x2, top + height) for x1, x2, top in parts if (x2 - x1) * way > SHORTEST]
    return "".join(lines), parts[-1][2] + height


def _into_time_car(stage: Stage, seat: Seat) -> str:
    old = stage.was(seat)
    if old is None:
        return ""
    on_the_dial = 0 if old.spot.level is ROOF else DIAL + 8
    end = CLOCK[stage.gauge] + on_the_dial
    return _dotted(stage, old, (old.x - 22 * old.scale, 0), (end, 0), -1)


def _off_the_train(stage: Stage, view: State, seat: Seat) -> str:
    old = stage.was(seat)
    if old is None:
        return ""
    berth = stage.berths[old.spot.car]
    way = -1 if old.spot.car == 0 and view.last_car > 0 else 1
    start = old.x + way * 22 * old.scale
    end = max(8, berth.x - 30) if way < 0 else min(stage.width - 10, berth.right + 30)
    return _dotted(stage, old, (start, berth.row), (end, berth.row), way)


def _ride(stage: Stage, seat: Seat) -> str:
    old = stage.was(seat)
    return icon("horse", old.x - 7, old.top - 15, 14, "hx-i hx-ride") if old else ""


def _rolled_off(stage: Stage) -> str:
    last = stage.berths[-1]
    y = last.y + stage.gauge.floor + 2
    return walk_line(last.right + 6, y, last.right + 10, y) + arrow_head(last.right + 15, y, 1, 0)
