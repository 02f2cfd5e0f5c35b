"""The size of the train, and where everybody stands now and stood before the last move."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.super_express.events import Eliminated, Event, FellOff, Rode, Uncoupled, Walked
from engine.super_express.pieces import ROOF, SPOTS, Spot
from engine.super_express.state import State

from ..rails.lineup import Berth, Yard
from ..rails.stage import (
    BARE_MEDIUM_FROM,
    Floor,
    Row,
    Stage,
    gauge_for,
    in_one_row,
    set_up,
    with_faint,
)
from ..rails.train import Gauge

LARGE = Gauge(90, 21, 8, 10, 48, 25, 1.28, True)
MEDIUM = Gauge(72, 20, 7, 7, 40, 25, 1.0, False)
SMALL = Gauge(62, 19, 7, 6, 34, 24, 0.86, False)

CLOCK = {LARGE: 101, MEDIUM: 37, SMALL: 31}
"""The middle of the time car, for each gauge."""


def yard_for(gauge: Gauge, width: int, time_car: bool) -> Yard:
    if gauge is LARGE:
        return Yard(200 if time_car else 130, width - 70, gauge.gap, 60, 168, (35, 35))
    if gauge is MEDIUM:
        return Yard(122 if time_car else 60, width - 42, gauge.gap, 40, 168, (36, 28.6))
    left = 104 if time_car else 54
    return Yard(left, width - 8, gauge.gap, 68, 120, (34, 28.6), wrapped_left=8, tightest=50)


def bare_yard(gauge: Gauge, width: int, time_car: bool) -> Yard:
    """The room for a train in one row, on a page that shows the seats around it."""
    if gauge is MEDIUM:
        return yard_for(gauge, width, time_car)
    return Yard(104 if time_car else 54, width - 8, gauge.gap, 42, 120, (26, 23))


def name_of(view: State, seat: Seat) -> str:
    return view.bandits[seat].name.value


def set_the_stage(view: State, width: int, last: tuple[Event, ...], before: State | None) -> Stage:
    gauge = gauge_for(width, LARGE, MEDIUM, SMALL)
    yard = yard_for(gauge, width, view.options.time_car)
    return set_up(width, gauge, yard, _floors(view, last, before))


def set_the_bare_stage(
    view: State, width: int, last: tuple[Event, ...], before: State | None
) -> Stage:
    gauge = SMALL if width < BARE_MEDIUM_FROM else MEDIUM
    yard = bare_yard(gauge, width, view.options.time_car)
    return in_one_row(width, gauge, yard, _floors(view, last, before))


def _floors(view: State, last: tuple[Event, ...], before: State | None) -> dict[Floor, Row]:
    """Everybody on each floor, and faintly those whom the last move took from it."""
    left = who_left(view, last, before)
    return {
        (spot.car, spot.level is ROOF): with_faint(
            _names(view, row),
            _names(view, before.row(spot)) if before else (),
            _names(view, left.get(spot, ())),
        )
        for spot, row in zip(SPOTS, view.floors, strict=False)
    }


def _names(view: State, seats: tuple[Seat, ...]) -> list[str]:
    return [name_of(view, seat) for seat in seats]


def left_behind(stage: Stage, last: tuple[Event, ...]) -> Berth | None:
    """The berth for the outline of the wagon that the last move uncoupled."""
    rear = stage.berths[-1]
    x = rear.right + stage.gauge.gap + 14
    if x > stage.width - 8 or not any(isinstance(event, Uncoupled) for event in last):
        return None
    return Berth(x, rear.y, rear.width, rear.row)


def who_left(
    view: State, last: tuple[Event, ...], before: State | None
) -> dict[Spot, tuple[Seat, ...]]:
    """The seats that the last move took off each floor that is still part of the train."""
    left: dict[Spot, tuple[Seat, ...]] = {}
    told: set[Seat] = set()
    for event in last:
        if before is None or not isinstance(event, Walked | FellOff | Eliminated | Rode):
            continue
        spot, seat = event.origin, event.seat
        if spot is None or seat in told or spot.car > view.last_car:
            continue
        if seat in before.row(spot):
            told.add(seat)
            left[spot] = (*left.get(spot, ()), seat)
    return left
