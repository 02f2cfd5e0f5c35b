"""The size of the train, and where everybody stands now and stood before the last move."""

from __future__ import annotations

from engine.colt_express.pieces import NOWHERE, ROOF
from engine.colt_express.state import State
from engine.core.moves import Seat
from engine.core.record import replace

from ..figures import PLAIN_STEP
from ..rails.lineup import Yard
from ..rails.scenery import NEXT_LINE
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

LARGE = Gauge(86, 21, 6, 10, 48, 27, 1.22, True, 24)
MEDIUM = Gauge(72, 20, 6, 7, 40, 26, 1.0, False, 23)
SMALL = Gauge(60, 20, 6, 6, 34, 25, 0.86, False, 22)
SMALL_IN_A_ROW = replace(SMALL, ground=SMALL.ground + NEXT_LINE)
"""A small gauge with more ground: the things beside the train and the last move need two lines."""

MARSHAL = "marshal"


def yard_for(gauge: Gauge, width: int) -> Yard:
    if gauge is LARGE:
        return Yard(124, width - 34, gauge.gap, 60, 214, (37, 36))
    if gauge is MEDIUM:
        return Yard(60, width - 20, gauge.gap, 48, 214, (37, 28))
    return Yard(54, width - 10, gauge.gap, 79, 150, (35, 27), wrapped_left=8, tightest=54)


def bare_yard(gauge: Gauge, width: int) -> Yard:
    """The room for a train in one row, on a page that shows the seats around it."""
    if gauge is MEDIUM:
        return yard_for(gauge, width)
    return Yard(54, width - 10, gauge.gap, 42, 150, (26, 23))


def name_of(view: State, bandit: Seat) -> str:
    return view.bandits[bandit].name.value


def set_the_stage(view: State, width: int, before: State | None) -> Stage:
    gauge = gauge_for(width, LARGE, MEDIUM, SMALL)
    floors = _with_earlier(view, before)
    yard = yard_for(gauge, width)
    stage = set_up(width, gauge, yard, floors, PLAIN_STEP)
    if gauge is SMALL and stage.rows == 1:
        return set_up(width, SMALL_IN_A_ROW, yard, floors, PLAIN_STEP)
    return stage


def set_the_bare_stage(view: State, width: int, before: State | None) -> Stage:
    gauge = SMALL_IN_A_ROW if width < BARE_MEDIUM_FROM else MEDIUM
    floors = _with_earlier(view, before)
    return in_one_row(width, gauge, bare_yard(gauge, width), floors, PLAIN_STEP)


def _with_earlier(view: State, before: State | None) -> dict[Floor, Row]:
    """Everybody on each floor, and faintly those whom the last move took from it."""
    now = _floors(view)
    earlier = _floors(before) if before is not None and before.train == view.train else now
    return {
        floor: with_faint(row, earlier[floor], [name for name in earlier[floor] if name not in row])
        for floor, row in now.items()
    }


def _floors(view: State) -> dict[Floor, list[str]]:
    """The names on each floor: the marshal, then bandits by their seats."""
    floors: dict[Floor, list[str]] = {
        (car, roof): [] for car in range(view.caboose + 1) for roof in (False, True)
    }
    floors[view.marshal, False].append(MARSHAL)
    for bandit in view.bandits:
        if bandit.spot != NOWHERE:
            floors[bandit.spot.car, bandit.spot.level is ROOF].append(bandit.name.value)
    return floors
