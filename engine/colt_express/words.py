"""The words of bandits, cards, loot, cars and spots in the notation, and how they are read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.core.moves import NOBODY, Seat
from engine.core.notation import Scanner, words_of

from .pieces import (
    ACTIONS,
    BULLET,
    HIDDEN,
    NUMBERED,
    PURSE_TO_START,
    PURSE_VALUES,
    PURSES,
    ROOF,
    Action,
    Car,
    CarCard,
    Card,
    Loot,
    LootKind,
    Name,
    RoundCard,
    Spot,
    card_of,
)
from .state import Bandit, State

# -- bandits


def name_word(name: Name) -> str:
    return name.value.capitalize()


def names_of(bandits: tuple[Bandit, ...]) -> list[str]:
    return [name_word(bandit.name) for bandit in bandits]


def read_bandit(scanner: Scanner, bandits: tuple[Bandit, ...]) -> Seat:
    seats = {name: Seat(number) for number, name in enumerate(names_of(bandits))}
    return scanner.one_of("a bandit of this game", seats)


# -- cards


def card_word(card: Card, bandits: tuple[Bandit, ...]) -> str:
    if card.action is HIDDEN:
        return "?"
    if card.action is BULLET:
        shooter = "marshal" if card.bandit == NOBODY else name_word(bandits[card.bandit].name)
        return f"bullet {shooter}"
    owner = f"{name_word(bandits[card.bandit].name)} " if card.shared else ""
    return owner + card.action.value.capitalize()


def cards_text(cards: tuple[Card, ...], bandits: tuple[Bandit, ...]) -> str:
    return ", ".join(card_word(card, bandits) for card in cards)


CARD_WORDS: Mapping[str, Action] = words_of(ACTIONS)


def read_card(scanner: Scanner, state: State, seat: Seat) -> Card:
    """Read a card of a player: `Move`, in a team `Tuco Move`; `bullet Doc`, `bullet marshal`."""
    names = {name: Seat(number) for number, name in enumerate(names_of(state.bandits))}
    if scanner.take("bullet"):
        shooters = {**names, "marshal": NOBODY}
        return card_of(BULLET, scanner.one_of("who shot", shooters))
    shared = state.players == 2
    bandit = scanner.one_of("whose card it is", names) if shared else seat
    return card_of(scanner.one_of("a card", CARD_WORDS), bandit, shared)


def read_cards(scanner: Scanner, state: State, seat: Seat) -> tuple[Card, ...]:
    return tuple([read_card(scanner, state, seat) for _ in each_of(scanner)])


def card_owner(state: State) -> Seat:
    """Return the player whose cards a move means."""
    return Seat(max(state.turn, 0))


def each_of(scanner: Scanner) -> Iterator[None]:
    """Yield once for every member of a list that is separated by commas."""
    while not scanner.done:
        yield
        if not scanner.done:
            scanner.expect(",")


# -- loot


def loot_word(loot: Loot) -> str:
    return f"{loot.kind.value} {loot.number}" if loot.number else loot.kind.value


def loot_text(loot: tuple[Loot, ...]) -> str:
    return ", ".join(map(loot_word, loot)) or "nothing"


def read_loot(scanner: Scanner) -> Loot:
    kind = scanner.one_of("loot", words_of(LootKind))
    if kind is LootKind.PURSE and scanner.peek().isdigit():
        return NUMBERED[scanner.number("the number of a purse", 1, PURSES)]
    return Loot(kind)


def value_word(value: int | None) -> str:
    """Return the value of a purse; a question mark where the viewer may not know it."""
    return "?" if value is None else str(value)


def read_value(scanner: Scanner, start: int = PURSE_TO_START) -> int:
    """Read the value of a purse of the box, or of one of the start where it is worth another."""
    return scanner.one_of("a value", {str(value): value for value in (*PURSE_VALUES, start)})


BESIDE = {"strongbox": True, "nothing": False}
"""The words for whether a strongbox waits beside the train."""


# -- the train


def spot_word(spot: Spot) -> str:
    return f"{spot.car} roof" if spot.level is ROOF else str(spot.car)


CARS = {str(car): Car(car) for car in range(-3, 10)}
"""The cars that a move can name: a learner may try one that is not on the train."""


def read_car(scanner: Scanner) -> Car:
    return scanner.one_of("a car", CARS)


def train_text(train: tuple[CarCard, ...]) -> str:
    return ", ".join(car.value for car in train)


def read_train(scanner: Scanner) -> tuple[CarCard, ...]:
    cars = words_of(CarCard)
    return tuple([scanner.one_of("a car by its purses and jewels", cars) for _ in each_of(scanner)])


# -- round cards


def round_word(card: RoundCard) -> str:
    return card.value.capitalize()


def read_round_card(scanner: Scanner) -> RoundCard:
    return scanner.one_of("a round card", words_of(RoundCard))
