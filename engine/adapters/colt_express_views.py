"""What a seat sees of Colt Express, in numbers."""

from __future__ import annotations

from collections import Counter

from engine.colt_express.pieces import (
    ACTIONS,
    BULLET,
    HIDDEN,
    JEWEL,
    MOST_CARS,
    PURSE,
    PURSES,
    SPOTS,
    STRONGBOX,
    CarCard,
    Card,
    Loot,
    RoundCard,
)
from engine.colt_express.state import SCHEDULES, Bandit, Cards, Phase, State
from engine.colt_express.tuning import RULEBOOK
from engine.core.moves import Seat

from .contract import one_of

MOST_PILE = max(
    len(order) for by_players in SCHEDULES.values() for orders in by_players for order in orders
)
MOST_MONEY = 500
MANY = 20
"""By this number cards are divided, so that their number lies between 0 and 1."""
KINDS = (*ACTIONS, BULLET, HIDDEN)


def features(view: State, seat: Seat) -> list[float]:
    """The round, the train and its loot, the bandits, the players' cards, and the pile."""
    bandits = range(len(view.bandits))
    return [
        *one_of(seat, range(view.players)),
        *one_of(view.phase, Phase),
        *one_of(view.first, range(view.players)),
        view.round / RULEBOOK.rounds,
        view.acted / MOST_PILE,
        view.resolved / MOST_PILE,
        *(float(card in view.rounds) for card in RoundCard),
        *one_of(view.rounds[-1] if view.rounds else None, RoundCard),
        *one_of(view.marshal, range(MOST_CARS + 1)),
        view.marshal_bullets / RULEBOOK.marshal_bullets,
        *_train(view),
        *(number for each in view.bandits for number in _bandit(each)),
        *(float(each in view.waiting) for each in bandits),
        *(float(each in view.looking) for each in bandits),
        *(number for each in view.cards for number in _cards(each, view)),
        *(number for place in range(MOST_PILE) for number in _played(view, place)),
        *(_value(view, number) for number in range(PURSES)),
    ]


def _train(view: State) -> list[float]:
    cars = [view.train[at] if at < len(view.train) else None for at in range(MOST_CARS)]
    lying = [view.lying[at] if at < len(view.lying) else () for at in range(len(SPOTS))]
    return [
        *(number for car in cars for number in one_of(car, CarCard)),
        *(number for loot in lying for number in _loot(loot)),
    ]


def _loot(loot: tuple[Loot, ...]) -> list[float]:
    """Return the numbers of purses, jewels and strongboxes, and which numbered purses."""
    count = Counter(each.kind for each in loot)
    held = {each.number for each in loot}
    return [
        *(count[kind] / PURSES for kind in (PURSE, JEWEL, STRONGBOX)),
        *(float(number in held) for number in range(1, PURSES + 1)),
    ]


def _bandit(bandit: Bandit) -> list[float]:
    return [
        *one_of(bandit.spot, SPOTS),
        bandit.bullets / RULEBOOK.bullets,
        min(1.0, bandit.ransom / MOST_MONEY),
        *_loot(bandit.loot),
    ]


def _cards(cards: Cards, view: State) -> list[float]:
    """Return how many cards of each kind lie where, and whose they are in the hand."""
    return [
        *(number for each in (cards.hand, cards.top, cards.discard) for number in _kinds(each)),
        *(
            sum(card.bandit == bandit for card in cards.hand) / MANY
            for bandit in range(len(view.bandits))
        ),
        min(1.0, len(cards.deck) / MANY),
    ]


def _kinds(cards: tuple[Card, ...]) -> list[float]:
    count = Counter(card.action for card in cards)
    return [min(1.0, count[kind] / MANY) for kind in KINDS]


def _played(view: State, place: int) -> list[float]:
    """Return who played a card of the pile, which, for which bandit, and whether face down."""
    entry = view.pile[place] if place < len(view.pile) else None
    return [
        *one_of(entry.seat if entry else None, range(view.players)),
        *one_of(entry.card.bandit if entry else None, range(len(view.bandits))),
        *one_of(entry.card.action if entry else None, KINDS),
        float(entry is not None and entry.face_down),
    ]


def _value(view: State, number: int) -> float:
    """Return what a purse is worth, as far as the seat knows."""
    value = view.purses[number].value if number < len(view.purses) else None
    return (value or 0) / MOST_MONEY
