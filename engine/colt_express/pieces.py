"""The pieces: bandits, cards, loot, cars, round cards, and the two levels of a car."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NewType

from engine.core.moves import NOBODY, Seat
from engine.core.record import Kind, Record

Car = NewType("Car", int)
"""A car by its place in the train: 0 is the locomotive, the highest number the caboose."""

LOCOMOTIVE = Car(0)

Dollars = NewType("Dollars", int)


class Name(Kind):
    TUCO = "tuco"
    DJANGO = "django"
    BELLE = "belle"
    GHOST = "ghost"
    DOC = "doc"
    CHEYENNE = "cheyenne"


# -- spots


class Level(Kind):
    INSIDE = "inside"
    ROOF = "roof"


INSIDE, ROOF = Level.INSIDE, Level.ROOF


class Spot(Record):
    """A level of a car. Floors are counted so: inside car 0, roof of 0, inside 1, roof of 1, …"""

    floor: int

    @property
    def car(self) -> Car:
        return Car(self.floor // 2)

    @property
    def level(self) -> Level:
        return ROOF if self.floor % 2 else INSIDE

    @property
    def phrase(self) -> str:
        return "spot.roof" if self.level is ROOF else "spot.inside"


MOST_CARS = 6
SPOTS = tuple(Spot(floor) for floor in range(2 * (MOST_CARS + 1)))
"""Every spot of the longest train, in the order of the floors."""
NOWHERE = Spot(-2)
"""The spot of a bandit before set-up puts it on the train."""


def spot_at(car: int, level: Level) -> Spot:
    return SPOTS[2 * car + (level is ROOF)]


# -- cards


class Action(Kind):
    MOVE = "move"
    FLOOR = "floor"
    PUNCH = "punch"
    FIRE = "fire"
    ROBBERY = "robbery"
    MARSHAL = "marshal"
    BULLET = "bullet"
    HIDDEN = "hidden"
    """A card that the viewer may not know; never part of a real position."""


MOVE, FLOOR, PUNCH, FIRE, ROBBERY, MARSHAL, BULLET, HIDDEN = Action

DECK = (MOVE, MOVE, FLOOR, FLOOR, PUNCH, FIRE, FIRE, ROBBERY, ROBBERY, MARSHAL)
TEAM_DECK = (MOVE, FLOOR, PUNCH, FIRE, ROBBERY)
"""The cards that each of two team-mates brings to their deck, beside one Marshal card."""


class Card(Record, cache_hash=True):
    """An action card of a bandit, or a bullet card of who shot it: NOBODY is the marshal."""

    action: Action
    bandit: Seat
    shared: bool = False
    """True if it belongs to a deck that two bandits share."""

    @property
    def phrase(self) -> str:
        if self.action is not BULLET:
            return "card.shared" if self.shared else "card"
        return "card.marshal_bullet" if self.bandit == NOBODY else "card.bullet"


ACTIONS = tuple(action for action in Action if action not in (BULLET, HIDDEN))
MARSHAL_BULLET = Card(BULLET, NOBODY)
BULLET_OF = tuple(Card(BULLET, Seat(bandit)) for bandit in range(len(Name)))
UNSEEN = Card(HIDDEN, NOBODY)
ALL_CARDS = (
    *(
        Card(action, Seat(bandit), shared)
        for shared in (False, True)
        for action in ACTIONS
        for bandit in range(len(Name))
    ),
    *BULLET_OF,
    MARSHAL_BULLET,
    UNSEEN,
)
RANK: Mapping[Card, int] = {card: rank for rank, card in enumerate(ALL_CARDS)}
"""The order in which cards are held."""


_rank = RANK.__getitem__
_KNOWN = {(card.action, card.bandit, card.shared): card for card in ALL_CARDS}


def card_of(action: Action, bandit: Seat, shared: bool = False) -> Card:
    """Return the one object that stands for a card: comparing it by identity is fast."""
    return _KNOWN[action, bandit, shared]


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=_rank))


def without(cards: tuple[Card, ...], taken: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the cards that are left when some are taken out."""
    left: list[Card] = []
    at, count = 0, len(taken)
    for card in cards:
        if at < count and card is taken[at]:
            at += 1
        else:
            left.append(card)
    if at < count:
        left = list(cards)
        for card in taken:
            left.remove(card)
    return tuple(left)


# -- loot


class LootKind(Kind):
    PURSE = "purse"
    JEWEL = "jewel"
    STRONGBOX = "strongbox"


PURSE, JEWEL, STRONGBOX = LootKind


class Loot(Record, cache_hash=True):
    """A loot token. A purse gets a number when somebody first looks into it, and keeps it."""

    kind: LootKind
    number: int = 0

    @property
    def phrase(self) -> str:
        return "loot.numbered" if self.number else "loot"


PURSE_VALUES = {250: 8, 300: 2, 350: 2, 400: 2, 450: 2, 500: 2}
"""The number of purses of each value."""
PURSE_TO_START = 250
"""The value of those purses of the box that the bandits start with."""
AMOUNTS = tuple(map(Dollars, PURSE_VALUES))
"""The values that a purse may have."""
PURSES = sum(PURSE_VALUES.values())
JEWELS = 6
STRONGBOXES = 2

CLOSED_PURSE = Loot(PURSE)
A_JEWEL = Loot(JEWEL)
A_STRONGBOX = Loot(STRONGBOX)
NUMBERED = tuple(Loot(PURSE, number) for number in range(PURSES + 1))
"""The purses by number; number 0 is a purse that nobody has looked into."""


def sorted_loot(loot: Iterable[Loot]) -> tuple[Loot, ...]:
    """Return loot in order: purses by number, then jewels, then strongboxes."""
    return tuple(sorted(loot, key=LOOT_RANK.__getitem__))


def without_loot(loot: tuple[Loot, ...], taken: Loot) -> tuple[Loot, ...]:
    left = list(loot)
    left.remove(taken)
    return tuple(left)


LOOT_RANK: Mapping[Loot, int] = {
    loot: rank for rank, loot in enumerate((*NUMBERED, A_JEWEL, A_STRONGBOX))
}


# -- cars


class CarCard(Kind):
    """The six cars, called after the purses and jewels printed on them."""

    P = "p"
    PJ = "pj"
    JJJ = "jjj"
    PPP = "ppp"
    PPPPJ = "ppppj"
    PPPJ = "pppj"


PRINTED: Mapping[CarCard, tuple[Loot, ...]] = {
    car: tuple(CLOSED_PURSE if sign == "p" else A_JEWEL for sign in sorted(car.value, reverse=True))
    for car in CarCard
}
"""The loot printed on a car, purses first."""


# -- round cards


class Turn(Kind):
    FACE_UP = "face_up"
    TUNNEL = "tunnel"
    SPEEDING_UP = "speeding_up"
    SWITCHING = "switching"


FACE_UP, TUNNEL, SPEEDING_UP, SWITCHING = Turn


class RoundCard(Kind):
    ANGRY_MARSHAL = "angry_marshal"
    SWIVEL_ARM = "swivel_arm"
    BRAKING = "braking"
    TAKE_IT_ALL = "take_it_all"
    REBELLION = "rebellion"
    LONG_TUNNEL = "long_tunnel"
    BRIDGE = "bridge"
    REVENGE = "revenge"
    PICKPOCKETING = "pickpocketing"
    HOSTAGE = "hostage"


STATIONS = (RoundCard.REVENGE, RoundCard.PICKPOCKETING, RoundCard.HOSTAGE)
ON_THE_WAY = tuple(card for card in RoundCard if card not in STATIONS)

SIGNS = {"O": FACE_UP, "X": TUNNEL, "2": SPEEDING_UP, "R": SWITCHING}
FEW, MANY = range(2, 5), range(5, 7)
"""The numbers of players for the two halves of a round card."""


def _turns(few: str, many: str) -> Mapping[int, tuple[Turn, ...]]:
    for_few, for_many = (tuple(SIGNS[sign] for sign in signs) for signs in (few, many))
    return dict.fromkeys(FEW, for_few) | dict.fromkeys(MANY, for_many)


TURNS: Mapping[RoundCard, Mapping[int, tuple[Turn, ...]]] = {
    RoundCard.ANGRY_MARSHAL: _turns("OOXR", "OOR"),
    RoundCard.SWIVEL_ARM: _turns("OXOO", "OXO"),
    RoundCard.BRAKING: _turns("OOOO", "OXOO"),
    RoundCard.TAKE_IT_ALL: _turns("OX2O", "O2R"),
    RoundCard.REBELLION: _turns("OOXOO", "OXOR"),
    RoundCard.LONG_TUNNEL: _turns("OXOXO", "OXOX"),
    RoundCard.BRIDGE: _turns("O2O", "O2"),
    RoundCard.REVENGE: _turns("OOXO", "OOXO"),
    RoundCard.PICKPOCKETING: _turns("OOXO", "OOXO"),
    RoundCard.HOSTAGE: _turns("OOXO", "OOXO"),
}
"""The turns of a round card by the number of players."""
