"""The width of each car, the rows of the train, and the places of pawns on a floor.

Pawns stand in one row, never one behind another. A crowded car widens and the others give way.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from engine.core.record import Record

from ..figures import STEP

SCALES = (1.28, 1.22, 1, 0.86, 0.74, 0.64)
INSET = 3
"""The part of a floor's width that the walls take."""


class Berth(Record):
    """The place of a car: its left wall, the top of its row, its width."""

    x: float
    y: float
    width: float
    row: int = 0

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def middle(self) -> float:
        return self.x + self.width / 2


class Yard(Record):
    """The room for a train: its left and right end, and the limits for the width of a car."""

    left: float
    right: float
    gap: float
    narrowest: float
    widest: float
    elbow: tuple[float, float]
    """The room for each of three pawns on a floor, and for each of seven."""
    wrapped_left: float = 0
    """The left end of the second row and of those after it; 0 if the train has one row."""
    tightest: float = 0
    """The least width of a car if that saves a row; 0 if that is `narrowest`."""


def elbow_room(yard: Yard, pawns: int, narrowest: float = 0) -> float:
    """The least width of a car for this many pawns on a floor."""
    at_three, at_seven = yard.elbow
    each = at_three + (at_seven - at_three) * min(4, max(0, pawns - 3)) / 4
    return max(narrowest or yard.narrowest, pawns * each + INSET)


def row_width(yard: Yard, crowds: Sequence[int]) -> float:
    """The width of a train in one row whose cars are as narrow as their pawns allow."""
    return sum(_needs(yard, crowds)) + yard.gap * (len(crowds) - 1)


def line_up(yard: Yard, crowds: Sequence[int], row_height: float) -> tuple[Berth, ...]:
    """The berths of a train; `crowds` has the most pawns on a floor of each car."""
    rows = _rows(yard, crowds) if yard.wrapped_left else [_needs(yard, crowds)]
    berths: list[Berth] = []
    widest = yard.widest
    for number, row in enumerate(rows):
        x = yard.wrapped_left if number else yard.left
        room = yard.right - x - yard.gap * (len(row) - 1)
        if number and number == len(rows) - 1:
            widest = min(berth.width for berth in berths)
        for width in _shares(row, room, widest):
            berths.append(Berth(x, number * row_height, width, number))
            x += width + yard.gap
    return tuple(berths)


def _needs(yard: Yard, crowds: Sequence[int], narrowest: float = 0) -> list[float]:
    return [elbow_room(yard, pawns, narrowest) for pawns in crowds]


def _rows(yard: Yard, crowds: Sequence[int]) -> list[list[float]]:
    """The fewest rows possible, and of those the ones with the widest cars."""
    tightest = int(yard.tightest or yard.narrowest)
    fewest = _filled(yard, _needs(yard, crowds, tightest))
    for narrowest in range(int(yard.widest), tightest, -1):
        rows = _filled(yard, _needs(yard, crowds, narrowest))
        if len(rows) == len(fewest):
            return rows
    return fewest


def _filled(yard: Yard, needs: Sequence[float]) -> list[list[float]]:
    rows: list[list[float]] = [[]]
    x = yard.left
    for need in needs:
        if rows[-1] and x + need > yard.right:
            rows.append([])
            x = yard.wrapped_left
        rows[-1].append(need)
        x += need + yard.gap
    return rows


def _shares(needs: Sequence[float], room: float, widest: float) -> list[float]:
    """Equal shares of the room, except for cars that need more than theirs."""
    needy: set[int] = set()
    while len(needy) < len(needs):
        common = (room - sum(needs[i] for i in needy)) / (len(needs) - len(needy))
        more = {i for i, need in enumerate(needs) if i not in needy and need > common}
        if not more:
            return [max(ceil(need), int(min(common, widest))) for need in needs]
        needy |= more
    short = min(1, room / sum(needs))
    return [need * short for need in needs]


def stand(
    berth: Berth, pawns: int, largest: float, wide: float = STEP
) -> tuple[float, tuple[float, ...]]:
    """The scale at which this many pawns fit on a floor, and the middle of each."""
    room = berth.width - INSET
    scales = [scale for scale in SCALES if scale <= largest]
    scale = next((scale for scale in scales if pawns * wide * scale <= room), scales[-1])
    step = min(room / max(1, pawns), (wide + 4) * scale)
    first = berth.middle - step * (pawns - 1) / 2
    return scale, tuple(first + step * number for number in range(pawns))
