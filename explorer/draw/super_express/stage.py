"""Where everything stands at a given width, and where somebody stood before the last move."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.core.record import Record
from engine.super_express.events import Eliminated, Event, FellOff, Rode, Uncoupled, Walked
from engine.super_express.pieces import ROOF, SPOTS, Spot
from engine.super_express.state import Row, State

from ..figures import HEIGHT
from ..lineup import Berth, Yard, line_up, stand
from ..train import Gauge

LARGE = Gauge(90, 21, 8, 10, 48, 25, 1.28, True)
MEDIUM = Gauge(72, 20, 7, 7, 40, 25, 1.0, False)
SMALL = Gauge(62, 19, 7, 6, 34, 24, 0.86, False)

CLOCK = {LARGE: 101, MEDIUM: 37, SMALL: 31}
"""The middle of the time car."""


def gauge_for(width: int) -> Gauge:
    if width >= 1000:
        return LARGE
    return MEDIUM if width >= 700 else SMALL


def yard_for(gauge: Gauge, width: int, time_car: bool) -> Yard:
    if gauge is LARGE:
        return Yard(200 if time_car else 130, width - 70, gauge.gap, 60, 168, (35, 35))
    if gauge is MEDIUM:
        return Yard(122 if time_car else 60, width - 42, gauge.gap, 40, 168, (36, 28.6))
    left = 104 if time_car else 54
    return Yard(left, width - 8, gauge.gap, 68, 120, (34, 28.6), wrapped_left=8)


class Standing(Record):
    """A bandit on a floor; `faint` where it stood before the last move."""

    seat: Seat
    spot: Spot
    x: float
    y: float
    scale: float
    faint: bool = False

    @property
    def top(self) -> float:
        return self.y - HEIGHT * self.scale


class Stage(Record):
    width: int
    gauge: Gauge
    berths: tuple[Berth, ...]
    standings: tuple[Standing, ...]
    left_behind: Berth | None
    """Where the outline of the wagon stands that was uncoupled by the last move."""

    @property
    def rows(self) -> int:
        return self.berths[-1].row + 1

    @property
    def height(self) -> float:
        return self.rows * self.gauge.height

    def feet(self, spot: Spot) -> float:
        level = self.gauge.roof if spot.level is ROOF else self.gauge.floor
        return self.berths[spot.car].y + level - 2

    def now(self, seat: Seat) -> Standing | None:
        return self._standing(seat, False)

    def was(self, seat: Seat) -> Standing | None:
        return self._standing(seat, True)

    def _standing(self, seat: Seat, faint: bool) -> Standing | None:
        for standing in self.standings:
            if standing.seat == seat and standing.faint is faint:
                return standing
        return None


def set_the_stage(view: State, width: int, last: tuple[Event, ...], before: State | None) -> Stage:
    gauge = gauge_for(width)
    yard = yard_for(gauge, width, view.options.time_car)
    left = who_left(view, last, before)
    rows = [
        with_faint(row, before.floors[floor] if before else (), left.get(SPOTS[floor], ()))
        for floor, row in enumerate(view.floors)
    ]
    crowds = [max(len(rows[i]), len(rows[i + 1])) for i in range(0, len(rows), 2)]
    berths = line_up(yard, crowds, gauge.height)
    uncoupled = any(isinstance(event, Uncoupled) for event in last)
    stage = Stage(width, gauge, berths, (), _left_behind(gauge, berths, width, uncoupled))
    standings = []
    for spot, row in zip(SPOTS, rows, strict=False):
        scale, places = stand(berths[spot.car], len(row), gauge.scale)
        for (seat, faint), x in zip(row, places, strict=True):
            standings.append(Standing(seat, spot, x, stage.feet(spot), scale, faint))
    return Stage(width, gauge, berths, tuple(standings), stage.left_behind)


def _left_behind(
    gauge: Gauge, berths: tuple[Berth, ...], width: int, uncoupled: bool
) -> Berth | None:
    last = berths[-1]
    x = last.right + gauge.gap + 14
    if not uncoupled or x > width - 8:
        return None
    return Berth(x, last.y, last.width, last.row)


def who_left(
    view: State, last: tuple[Event, ...], before: State | None
) -> dict[Spot, tuple[Seat, ...]]:
    """Whom the last move took away from which floor, as far as it is still part of the train."""
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


def with_faint(row: Row, before: Row, left: tuple[Seat, ...]) -> list[tuple[Seat, bool]]:
    """The row with those who left it, each behind the neighbour it had in front."""
    shown = [(seat, False) for seat in row]
    for seat in before:
        if seat in left:
            ahead = before[: before.index(seat)]
            places = [i for i, (other, faint) in enumerate(shown) if other in ahead or faint]
            shown.insert(max(places) + 1 if places else 0, (seat, True))
    return shown
