"""The hideout cards 0 to 42, their footprints and the three decks they are sorted into."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, NewType

from engine.core.record import remembered

Card = NewType("Card", int)
"""A hideout card, by its number."""

Deck = NewType("Deck", int)
"""A draw pile: 1, 2 or 3."""

START, ESCAPE = Card(0), Card(42)

HIDDEN = Card(-1)
"""A card in a view that the viewer may not know."""

EVENT = Card(-2)
"""An event card, or a trigger card, among the hideout cards of a deck."""

CARDS = tuple(Card(number) for number in range(ESCAPE + 1))
NAMEABLE = CARDS[1:ESCAPE]

FIRST, SECOND, THIRD = DECKS = (Deck(1), Deck(2), Deck(3))


class Decks(NamedTuple):
    """The cards as they are sorted into three decks."""

    cards: Mapping[Deck, tuple[Card, ...]]
    of: Mapping[Card, Deck]
    """The deck that a card was sorted into; 0, 1, 2, 3 and 42 are in none."""


@remembered
def sorted_decks(first_ends: int, second_ends: int) -> Decks:
    """Return the decks, of which the first two end with these numbers."""
    first, second = CARDS[4 : first_ends + 1], CARDS[first_ends + 1 : second_ends + 1]
    cards = {FIRST: first, SECOND: second, THIRD: CARDS[second_ends + 1 : ESCAPE]}
    return Decks(cards, {card: deck for deck, some in cards.items() for card in some})


IN_HAND = (Card(1), Card(2), Card(3), ESCAPE)
"""The cards that the fugitive has before the deal."""


@remembered
def footprint_table(odd: int, even: int) -> tuple[int, ...]:
    """Return the footprints of each card, if odd and even cards have so many."""
    return tuple(odd if card % 2 else even for card in CARDS)


def parity(card: Card) -> int:
    """Return 1 for an odd card, 2 for an even one."""
    return 2 - card % 2
