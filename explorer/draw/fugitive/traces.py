"""The traces of the last move: dotted rings around cards played, found or drawn, numbers missed."""

from __future__ import annotations

from collections.abc import Iterator

from engine.fugitive.cards import HIDDEN
from engine.fugitive.event_card_events import SprintTakenBack, Told
from engine.fugitive.events import CardDrawn, DeckChosen, Event, HideoutLaid, Missed, Revealed

from ..drawing import Cell
from ..piece import Piece, Pieces, piece
from ..svg import rect
from .keys import card_key, deck_key, hideout_key, number_key

OUTSIDE = 3


def traces(last: tuple[Event, ...], cells: tuple[Cell, ...]) -> Pieces:
    by_key = {cell.key: cell for cell in cells}
    touched = dict.fromkeys(key for event in last for key in _touched(event))
    return tuple(_ring(by_key[key]) for key in touched if key in by_key)


def _touched(event: Event) -> Iterator[str]:
    match event:
        case HideoutLaid(place=place) | Revealed(place=place):
            yield hideout_key(place)
        case SprintTakenBack(place=place) | Told(place=place):
            yield hideout_key(place)
        case Missed(numbers=numbers):
            yield from map(number_key, numbers)
        case DeckChosen(deck=deck):
            yield deck_key(deck)
        case CardDrawn(deck=deck, card=card):
            yield deck_key(deck)
            if card != HIDDEN:
                yield card_key(card)


def _ring(cell: Cell) -> Piece:
    wide, high = cell.width + 2 * OUTSIDE, cell.height + 2 * OUTSIDE
    ring = rect("hx-last", 0, 0, wide, high, 7)
    return piece(f"trace {cell.key}", cell.x - OUTSIDE, cell.y - OUTSIDE, ring, sudden=True)
