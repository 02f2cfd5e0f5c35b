"""The place of each car at a given width, and of everybody who stands or stood in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil

from engine.core.record import Record, replace

from ..figures import HEIGHT, STEP
from .lineup import Berth, Yard, line_up, row_width, stand
from .train import Gauge

LARGE_FROM, MEDIUM_FROM = 1000, 700
BARE_MEDIUM_FROM = 600
"""The width from which a board without seats is drawn at the medium size."""

Floor = tuple[int, bool]
"""A car, and True for its roof."""
Row = Sequence[tuple[str, bool]]
"""The pawns on a floor, front to rear, with True for those that are only a faint copy."""


class Standing(Record):
    """A pawn on a floor; a `faint` one stood there before the last move."""

    name: str
    car: int
    roof: bool
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
    standings: tuple[Standing, ...] = ()

    @property
    def large(self) -> bool:
        return self.gauge.scale > 1

    @property
    def small(self) -> bool:
        return self.gauge.scale < 1

    @property
    def rows(self) -> int:
        return self.berths[-1].row + 1

    @property
    def height(self) -> float:
        return self.rows * self.gauge.height

    def feet(self, car: int, roof: bool) -> float:
        return self.berths[car].y + (self.gauge.roof if roof else self.gauge.floor) - 2

    def row_of(self, standing: Standing) -> int:
        return self.berths[standing.car].row

    def now(self, name: str) -> Standing | None:
        return self._standing(name, False)

    def was(self, name: str) -> Standing | None:
        return self._standing(name, True)

    def at(self, name: str, car: int, roof: bool) -> Standing:
        """The place where a pawn stands or stood on a floor; the middle if it only passed there."""
        for standing in self.standings:
            if (standing.name, standing.car, standing.roof) == (name, car, roof):
                return standing
        feet, middle = self.feet(car, roof), self.berths[car].middle
        return Standing(name, car, roof, middle, feet, self.gauge.scale)

    def _standing(self, name: str, faint: bool) -> Standing | None:
        for standing in self.standings:
            if standing.name == name and standing.faint is faint:
                return standing
        return None


def gauge_for(width: int, large: Gauge, medium: Gauge, small: Gauge) -> Gauge:
    if width >= LARGE_FROM:
        return large
    return medium if width >= MEDIUM_FROM else small


def set_up(
    width: int, gauge: Gauge, yard: Yard, floors: Mapping[Floor, Row], wide: float = STEP
) -> Stage:
    """A train with a car for each floor given, and everybody in place."""
    cars = 1 + max(car for car, _ in floors)
    crowds = [max(len(floors[car, False]), len(floors[car, True])) for car in range(cars)]
    berths = line_up(yard, crowds, gauge.height)
    stage = Stage(width, gauge, berths)
    standings = []
    for (car, roof), row in floors.items():
        scale, places = stand(berths[car], len(row), gauge.scale, wide)
        feet = stage.feet(car, roof)
        for (name, faint), x in zip(row, places, strict=True):
            standings.append(Standing(name, car, roof, x, feet, scale, faint))
    return Stage(width, gauge, berths, tuple(standings))


def in_one_row(
    width: int, gauge: Gauge, yard: Yard, floors: Mapping[Floor, Row], wide: float = STEP
) -> Stage:
    """A train in one row; it is wider than `width` if its pawns need more."""
    cars = 1 + max(car for car, _ in floors)
    crowds = [max(len(floors[car, False]), len(floors[car, True])) for car in range(cars)]
    more = max(0, ceil(row_width(yard, crowds) - (yard.right - yard.left)))
    return set_up(width + more, gauge, replace(yard, right=yard.right + more), floors, wide)


def with_faint(row: Sequence[str], before: Sequence[str], left: Sequence[str]) -> Row:
    """The row with those who left it, each behind the neighbour it had in front."""
    shown = [(name, False) for name in row]
    for name in before:
        if name in left:
            ahead = before[: before.index(name)]
            places = [i for i, (other, faint) in enumerate(shown) if other in ahead or faint]
            shown.insert(max(places) + 1 if places else 0, (name, True))
    return shown
