"""The trail: the start, each hideout with its sprint cards, and the goal."""

from __future__ import annotations

from engine.fugitive.cards import ESCAPE, HIDDEN, START, Card
from engine.fugitive.state import FUGITIVE, Fact, Hideout, State, Task

from .. import scene
from ..drawing import Cell
from ..measure import text_width
from ..piece import Piece, Pieces, piece
from ..svg import at, d, path, text
from . import cards
from .keys import FIGURES, GOAL_KEY, START_KEY, card_key, hideout_key, hideout_name
from .labels import NO_RANGES, Ranges, Words, fact_words, hideout_label
from .layout import FACT, GROUND, Layout, Slot, escaped

RANGE_GAP = 5
"""The room between the name of a hideout and its range."""


def land(layout: Layout) -> Pieces:
    """The land that the trail goes through; it grows with the trail."""
    level = layout.trail_height - GROUND
    sky = scene.sky(layout.width, layout.trail_height)
    hills = scene.country(level, layout.width, GROUND, tallness=0.7)
    return piece("land", 0, 0, sky + hills), _path(layout)


def _path(layout: Layout) -> Piece:
    """A dotted line from card to card; it leaves the board and comes back where the trail wraps."""
    drawn = ""
    for row in range(layout.rows):
        here = [slot for slot in layout.slots if slot.row == row]
        y = here[0].y + layout.card_height / 2
        left = here[0].x + layout.card if row == 0 else 0
        right = layout.width if row < layout.rows - 1 else here[-1].x
        drawn += d("M", left, y, "H", right)
    return piece("path", 0, 0, path("hx-path", drawn))


def trail(
    view: State,
    before: State | None,
    layout: Layout,
    words: Words,
    ranges: Ranges = NO_RANGES,
) -> Pieces:
    """The cards of the trail. A hideout that was face down `before` is turned up."""
    slot = layout.start
    drawn = [
        piece("start", slot.x, slot.y, cards.face(layout.card, START, 0)),
        _under(layout, layout.start, words["fg_trail_start"], "hx-d"),
    ]
    for place, hideout in enumerate(view.trail, 1):
        turned = hideout.up and _was_down(before, place)
        slot = layout.slot(place)
        drawn += _hideout(view, layout, slot, hideout, turned, words)
        drawn += _named(layout, slot, hideout, ranges.get(hideout_key(place)), words)
    if not escaped(view.trail):
        slot = layout.goal
        drawn.append(piece("goal", slot.x, slot.y, cards.goal(layout.card, ESCAPE)))
        drawn.append(_under(layout, layout.goal, words["fg_trail_escape"], "hx-d"))
    return tuple(drawn)


def _was_down(before: State | None, place: int) -> bool:
    return before is not None and place <= len(before.trail) and not before.trail[place - 1].up


def _hideout(
    view: State, layout: Layout, slot: Slot, hideout: Hideout, turned: bool, words: Words
) -> Pieces:
    sprints = "".join(
        at(
            cards.SPRINT_ASIDE,
            layout.sprint_step * (number + 1),
            _sprint(view, layout, card, hideout.sprints_up),
        )
        for number, card in reversed(list(enumerate(hideout.sprints)))
    )
    top = _top(view, layout, hideout)
    pile = at(0, 0, sprints + top, cls="hx-turned" if turned else "")
    card = piece(hideout_key(slot.place), slot.x, slot.y, pile, accent=FIGURES[FUGITIVE])
    facts = [fact for fact in view.facts if fact.place == slot.place]
    return (card, *((_facts(layout, slot, facts, words),) if facts else ()))


def _named(
    layout: Layout, slot: Slot, hideout: Hideout, span: tuple[int, int] | None, words: Words
) -> Pieces:
    """The name of a hideout under it, with its range; where both don't fit, the name lies on it."""
    name = words["fg_trail_escape"] if hideout.card == ESCAPE else hideout_name(slot.place)
    if span is None:
        return (_under(layout, slot, name, "hx-d" if hideout.up else "hx-w"),)
    low, high = span
    said = f"{low}–{high}" if high > low else str(low)
    bold, light = text_width(name, 12, bold=True), text_width(said, 12)
    whole = bold + RANGE_GAP + light
    if whole > layout.card + layout.size.gap - 2:
        on_card = text("hx-gilt hx-mid", name, layout.card / 2, 16)
        top = piece(f"name {slot.place} on", slot.x, slot.y, on_card)
        return (_under(layout, slot, said, "hx-w"), top)
    y = slot.y + layout.depth(slot) + 17
    left = slot.x + (layout.card - whole) / 2
    both = text("hx-w", name, 0, 0) + text("", said, bold + RANGE_GAP, 0)
    return (piece(f"name {slot.place}", left, y, both),)


def _top(view: State, layout: Layout, hideout: Hideout) -> str:
    """The top card; one that only the viewer may know lies face up with a dashed edge."""
    if hideout.card == HIDDEN:
        return cards.back(layout.card)
    secret = "" if hideout.up else "hx-peek"
    feet = view.options.tuning.footprints[hideout.card]
    return cards.face(layout.card, hideout.card, feet, secret)


def _sprint(view: State, layout: Layout, card: Card, up: bool) -> str:
    if card == HIDDEN:
        return cards.sprint_back(layout.card)
    feet = view.options.tuning.footprints[card]
    return cards.sprint_face(layout.card, card, feet, "" if up else "hx-peek")


def _under(layout: Layout, slot: Slot, said: str, cls: str) -> Piece:
    middle, y = slot.x + layout.card / 2, slot.y + layout.depth(slot) + 17
    return piece(f"name {slot.place}", middle, y, text(f"{cls} hx-mid", said, 0, 0))


def _facts(layout: Layout, slot: Slot, facts: list[Fact], words: Words) -> Piece:
    lines = "".join(
        text("hx-mid", fact_words(fact, words, "fact"), 0, FACT * number)
        for number, fact in enumerate(facts)
    )
    middle, y = slot.x + layout.card / 2, slot.y + layout.depth(slot) + 32
    return piece(f"fact {slot.place}", middle, y, lines)


def trail_cells(
    view: State, layout: Layout, words: Words, ranges: Ranges = NO_RANGES
) -> tuple[Cell, ...]:
    cells = []
    for slot in layout.slots:
        box = (slot.x, slot.y, layout.card, layout.depth(slot))
        if slot.place == 0:
            cells.append(Cell(START_KEY, slot.row, words["fg_label_start"], *box))
        elif slot.place > len(view.trail):
            cells.append(Cell(GOAL_KEY, slot.row, words["fg_label_goal"], *box))
        else:
            cells += _hideout_cells(view, layout, slot, words, ranges)
    return tuple(cells)


def _hideout_cells(
    view: State, layout: Layout, slot: Slot, words: Words, ranges: Ranges
) -> list[Cell]:
    """A cell for the whole pile; while a sprint card is chosen, one for each that may be."""
    key, label = hideout_key(slot.place), hideout_label(view, slot.place, words, ranges)
    hideout = view.trail[slot.place - 1]
    choosing = view.agenda and view.agenda[0].task is Task.COVER_TRACKS
    if not choosing or hideout.up or HIDDEN in hideout.sprints:
        box = (slot.x, slot.y, layout.card, layout.depth(slot))
        return [Cell(key, slot.row, label, *box)]
    cells = [Cell(key, slot.row, label, slot.x, slot.y, layout.card, layout.card_height)]
    for number, card in enumerate(hideout.sprints):
        top = slot.y + layout.card_height + layout.sprint_step * number
        box = (slot.x + cards.SPRINT_ASIDE, top, layout.card - 2, layout.sprint_step)
        said = words["fg_label_sprint"].format(hideout=hideout_name(slot.place), number=card)
        cells.append(Cell(card_key(card), slot.row, said, *box))
    return cells
