"""The words that moves and positions are written with: cards, decks, hideouts and events."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.notation import Scanner, words_of

from .cards import DECKS, ESCAPE, EVENT, HIDDEN, START, Card, Deck
from .event_cards import EventCard

MOST_HIDEOUTS = 42
SPECIAL = {HIDDEN: "?", EVENT: "event"}


def card_word(card: Card) -> str:
    return SPECIAL.get(card, str(card))


def card_words(cards: Iterable[Card]) -> str:
    return ", ".join(map(card_word, cards))


def read_card(scanner: Scanner) -> Card:
    """Read the number of a hideout card, or `event`."""
    if scanner.take(SPECIAL[EVENT]):
        return EVENT
    return Card(scanner.number("a card", START, ESCAPE))


def read_cards(scanner: Scanner) -> tuple[Card, ...]:
    """Read cards as long as there are any; commas between them may be left out."""
    cards = []
    while not scanner.done and (scanner.peek().isalnum()):
        cards.append(read_card(scanner))
        scanner.take(",")
    return tuple(cards)


def read_deck(scanner: Scanner) -> Deck:
    return Deck(scanner.number("a deck", DECKS[0], DECKS[-1]))


def read_place(scanner: Scanner) -> int:
    """Read which hideout of the trail is meant."""
    return scanner.number("a hideout, counted from 1", 1, MOST_HIDEOUTS)


def read_event(scanner: Scanner) -> EventCard:
    return scanner.one_of("an event card", words_of(EventCard))
