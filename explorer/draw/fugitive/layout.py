"""The layout at a given width: the trail in rows, and what is under it."""

from __future__ import annotations

from collections import Counter
from math import ceil

from engine.core.record import Record
from engine.fugitive.cards import ESCAPE
from engine.fugitive.state import Hideout, State

from .cards import RATIO, SPRINT_STEP, height_of

TOP = 18
"""The room above a card, for rings and badges."""
LABEL = 24
FACT = 15
GROUND = 26
NARROWEST, SPRINTS, TIGHTEST, SPRINT_LINE = 44, 2, 6, 15
"""For a trail in one row: the least width of a card, how many sprint cards a hideout has full room
for, the least edge of each if there are more, and the edge that its number needs."""
BARE_MEDIUM_FROM = 600
SPREAD = 1.6
"""The distance of hideouts while there is room, in widths of a card."""


class Size(Record):
    margin: float
    widest: float
    narrowest: float
    gap: float
    sheet_columns: int
    row: float
    """The height of a row of the note sheet."""


LARGE = Size(24, 72, 66, 8, 14, 46)
MEDIUM = Size(10, 66, 60, 6, 14, 44)
SMALL = Size(8, 60, 56, 8, 7, 40)


def size_for(width: int) -> Size:
    if width >= 1000:
        return LARGE
    return MEDIUM if width >= 700 else SMALL


class Slot(Record):
    """The place of a card of the trail; number 0 is the start, the last one the goal."""

    place: int
    x: float
    y: float
    row: int
    sprints: int = 0


class Layout(Record):
    width: int
    size: Size
    card: float
    """The width of a card of the trail."""
    slots: tuple[Slot, ...]
    trail_height: float
    sprint_step: float = SPRINT_STEP
    """The visible edge of each card under a hideout."""

    @property
    def card_height(self) -> float:
        return height_of(self.card)

    @property
    def start(self) -> Slot:
        return self.slots[0]

    @property
    def goal(self) -> Slot:
        return self.slots[-1]

    @property
    def rows(self) -> int:
        return self.goal.row + 1

    def slot(self, place: int) -> Slot:
        return self.slots[place]

    def depth(self, slot: Slot) -> float:
        """The height of a hideout with the cards under it."""
        return self.card_height + self.sprint_step * slot.sprints


def lay_out(view: State, width: int) -> Layout:
    size = size_for(width)
    hideouts = view.trail
    sprints = [0, *(len(hideout.sprints) for hideout in hideouts)]
    if not escaped(hideouts):
        sprints.append(0)
    count = len(sprints)
    room = width - 2 * size.margin
    columns = int((room + size.gap) // (size.narrowest + size.gap))
    fewer = min(columns, count)
    card = min(size.widest, (room - size.gap * (fewer - 1)) / fewer)
    if count > columns:
        step = (room - card) / (columns - 1)
        xs = [size.margin + step * (number % columns) for number in range(count)]
    else:
        step = min(card * SPREAD, (room - card) / (count - 1))
        xs = [size.margin + step * number for number in range(count)]
        xs[-1] = width - size.margin - card
    told = Counter(fact.place for fact in view.facts)
    slots: list[Slot] = []
    y = 0.0
    for row in range(-(-count // columns)):
        here = range(row * columns, min(count, (row + 1) * columns))
        slots += [Slot(place, xs[place], y + TOP, row, sprints[place]) for place in here]
        deepest = max(sprints[place] for place in here)
        facts = FACT * max(told[place] for place in here)
        y += TOP + height_of(card) + SPRINT_STEP * deepest + LABEL + facts
    return Layout(width, size, card, tuple(slots), y + GROUND)


def lay_out_bare(view: State, width: int) -> Layout:
    """The trail in one row and always equally high; it is wider than `width` if it has to be."""
    size = MEDIUM if width >= BARE_MEDIUM_FROM else SMALL
    sprints = [0, *(len(hideout.sprints) for hideout in view.trail)]
    if not escaped(view.trail):
        sprints.append(0)
    count = len(sprints)
    needed = NARROWEST * count + size.gap * (count - 1) + 2 * size.margin
    wide = max(width, ceil(needed))
    room = wide - 2 * size.margin
    card = min(size.widest, (room - size.gap * (count - 1)) / count, _above(size, max(sprints)))
    step = min(card * SPREAD, (room - card) / max(1, count - 1))
    xs = [size.margin + step * number for number in range(count)]
    xs[-1] = wide - size.margin - card
    told = max(Counter(fact.place for fact in view.facts).values(), default=0)
    height = TOP + height_of(size.widest) + SPRINTS * SPRINT_STEP + LABEL + GROUND
    spare = height - TOP - height_of(card) - LABEL - GROUND - FACT * told
    squeezed = min(SPRINT_STEP, spare / max(1, *sprints))
    slots = tuple(Slot(place, xs[place], TOP, 0, sprints[place]) for place in range(count))
    return Layout(wide, size, card, slots, round(height), max(TIGHTEST, squeezed))


def _above(size: Size, sprints: int) -> float:
    """The width of a card that leaves room to read this many sprint cards under it."""
    deep = height_of(size.widest) + SPRINTS * SPRINT_STEP
    return max(NARROWEST, (deep - SPRINT_LINE * sprints) / RATIO)


def escaped(trail: tuple[Hideout, ...]) -> bool:
    """Return whether 42 lies at the end of the trail."""
    return bool(trail) and trail[-1].card == ESCAPE
