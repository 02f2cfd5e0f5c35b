"""Event cards: those in force, how many may still turn up, and a card that was peeked at."""

from __future__ import annotations

from engine.core.record import Record
from engine.fugitive.cards import HIDDEN
from engine.fugitive.event_cards import ICONS, Icon
from engine.fugitive.options import Variant
from engine.fugitive.state import Fate, State

from ..drawing import Cell
from ..piece import Pieces, piece
from . import cards
from .labels import Words

PICTURES = {Icon.FOOTPRINT: "foot", Icon.MAGNIFIER: "magnifier", Icon.NO_ICON: "event"}
GAP = 8
LYING = (Fate.LOOKED_AT, Fate.KEPT, Fate.BURIED)


class Plate(Record):
    key: str
    said: str
    picture: str
    label: str


def plates(view: State, words: Words) -> tuple[Plate, ...]:
    found = []
    for event in view.in_force:
        name = words[f"fg_event_{event.value}"]
        label = words["fg_label_in_force"].format(event=name)
        found.append(Plate(f"event {event.value}", name, PICTURES[ICONS[event]], label))
    peeked = view.peeked
    if peeked and peeked.card > HIDDEN and peeked.fate in LYING:
        said = words[f"fg_peeked_{peeked.fate.value}"].format(deck=peeked.deck, card=peeked.card)
        found.append(Plate("peeked", said, "magnifier", said))
    if view.options.variant is not Variant.NONE:
        said = words["fg_events_left"].format(count=len(view.events))
        found.append(Plate("events", said, "event", said))
    return tuple(found)


class Strip(Record):
    drawn: Pieces
    height: float
    cells: tuple[Cell, ...]


def event_strip(view: State, top: float, width: int, row: int, words: Words) -> Strip:
    """The plates side by side, in as many rows as they take."""
    shown = plates(view, words)
    if not shown:
        return Strip((), 0, ())
    drawn, cells, x, y = [], [], 0.0, top + 8
    for plate in shown:
        wide = cards.event_width(plate.said)
        if x and x + wide > width:
            x, y = 0.0, y + cards.EVENT_HEIGHT + GAP
        drawn.append(piece(plate.key, x, y, cards.event_card(plate.said, plate.picture)))
        cells.append(Cell(plate.key, row, plate.label, x, y, wide, cards.EVENT_HEIGHT))
        x += wide + GAP
    return Strip(tuple(drawn), y + cards.EVENT_HEIGHT - top, tuple(cells))
