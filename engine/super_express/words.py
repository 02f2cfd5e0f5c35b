"""The words that moves and positions are written with: bandits, cards and treasures."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.core.notation import Scanner

from .options import Options
from .pieces import Card, Name
from .state import State

CARD_WORDS = {card.value: card for card in Card if card is not Card.HIDDEN}


def name_word(name: Name) -> str:
    return name.value.capitalize()


def card_word(card: Card) -> str:
    return "?" if card is Card.HIDDEN else card.value.capitalize()


def card_words(cards: tuple[Card, ...]) -> str:
    return ", ".join(map(card_word, cards))


def treasure_word(value: int | None) -> str:
    return "?" if value is None else str(value)


def read_seat(scanner: Scanner, state: State) -> Seat:
    """Read the name of a bandit that is in this game."""
    seats = {name_word(bandit.name): Seat(seat) for seat, bandit in enumerate(state.bandits)}
    return scanner.one_of("a bandit of this game", seats)


def read_card(scanner: Scanner) -> Card:
    """Read a card that can be seen."""
    return scanner.one_of("a card", CARD_WORDS)


def read_cards(scanner: Scanner) -> tuple[Card, ...]:
    """Read cards up to the end of the text; commas between them may be left out."""
    cards = []
    while not scanner.done:
        cards.append(read_card(scanner))
        if not scanner.done:
            scanner.take(",")
    return tuple(cards)


def read_treasure(scanner: Scanner, options: Options) -> int:
    return scanner.one_of("a treasure", {str(value): value for value in options.tuning.treasures})
