"""The cards that may be on top of a deck."""

from __future__ import annotations

from .cards import EVENT, Card, Deck
from .state import Fate, State

ON_TOP = (Fate.LOOKED_AT, Fate.KEPT)


def top_cards(state: State, deck: Deck) -> tuple[Card, ...]:
    """Return the cards that may be on top, with an entry for each event card.

    A peek narrows them down.
    """
    cards = state.decks[deck - 1]
    peeked = state.peeked
    if peeked is None or peeked.deck != deck:
        return cards
    if peeked.fate in ON_TOP:
        return (peeked.card,)
    if peeked.fate is Fate.BURIED and len(cards) > 1:
        at = cards.index(peeked.card)
        return cards[:at] + cards[at + 1 :]
    return cards


def weighted(cards: tuple[Card, ...]) -> tuple[tuple[Card, int], ...]:
    """Return each card once, with how often it occurs."""
    events = cards.count(EVENT)
    if not events:
        return tuple([(card, 1) for card in cards])
    return tuple((card, events if card == EVENT else 1) for card in dict.fromkeys(cards))
