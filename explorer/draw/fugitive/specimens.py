"""The pieces that only Fugitive has, each drawn alone."""

from __future__ import annotations

from ..specimen import MIDDLE, Specimens, centred
from .cards import DECK_HEIGHT, DECK_WIDTH, back, deck, face, footprints, height_of, sprint_back

CARD = 42
EDGE = 8


def _hideout(words: str) -> str:
    """A card face up: its number and its footprints, such as "21 1"."""
    number, feet = map(int, words.split())
    return centred(face(CARD, number, feet), CARD, height_of(CARD))


def _sprint(_: str) -> str:
    """A hideout, with a card laid under it."""
    under = f'<g transform="translate(3 {EDGE})">{sprint_back(CARD)}</g>'
    return centred(under + back(CARD), CARD, height_of(CARD) + EDGE, 0.9)


SPECIMENS: Specimens = {
    "hideout": _hideout,
    "back": lambda _: centred(back(CARD), CARD, height_of(CARD)),
    "sprint": _sprint,
    "deck": lambda numeral: centred(deck(int(numeral), 5), DECK_WIDTH, DECK_HEIGHT),
    "feet": lambda count: footprints(int(count), MIDDLE, MIDDLE - 14, 28, 60),
}
