"""The hideout cards 0 to 42, their footprints and the three decks they are sorted into."""

from __future__ import annotations

from typing import NewType

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

DECK_CARDS = {FIRST: CARDS[4:15], SECOND: CARDS[15:29], THIRD: CARDS[29:42]}

DECK_OF = {card: deck for deck, cards in DECK_CARDS.items() for card in cards}
"""The deck that a card was sorted into; 0, 1, 2, 3 and 42 are in none."""

IN_HAND = (Card(1), Card(2), Card(3), ESCAPE)
"""The cards that the fugitive has before the deal."""

DEALT = (FIRST, FIRST, FIRST, SECOND, SECOND)
"""The decks that the other cards of the opening hand are dealt from, in order."""

FOOTPRINTS = tuple(1 if card % 2 else 2 for card in CARDS)


def footprints(cards: tuple[Card, ...]) -> int:
    """Return how many footprints these cards show; none of them may be hidden."""
    return sum([FOOTPRINTS[card] for card in cards])
