"""Colt Express in numbers: most moves are one step, a punch is three, kept cards are one each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.colt_express.dealing import Deal, TurnRoundCard
from engine.colt_express.duo import PLAYERS as TWO
from engine.colt_express.duo import Muster
from engine.colt_express.events.scheming import BulletsDropped, Kept
from engine.colt_express.events.stealing import LookedInside
from engine.colt_express.expert import Keep
from engine.colt_express.game import GAME as GAME
from engine.colt_express.pieces import (
    ACTIONS,
    AMOUNTS,
    BULLET,
    LOOT_RANK,
    MOST_CARS,
    PURSES,
    TEAM_DECK,
    CarCard,
    Card,
    Loot,
    Name,
    RoundCard,
)
from engine.colt_express.round_events import LosePurse, PickPurse
from engine.colt_express.scheming import DrawCards, Scheme
from engine.colt_express.setup import PLAYERS as PLAYERS
from engine.colt_express.setup import FirstPlayer, LayTrain
from engine.colt_express.state import SCHEDULES, STEALING, State
from engine.colt_express.stealing.fire import Fire
from engine.colt_express.stealing.floor import ChangeFloor
from engine.colt_express.stealing.marshal import MoveMarshal
from engine.colt_express.stealing.move import MoveTo
from engine.colt_express.stealing.nothing import NoEffect
from engine.colt_express.stealing.punch import Punch
from engine.colt_express.stealing.purse import OpenPurse
from engine.colt_express.stealing.rob import Rob
from engine.colt_express.tuning import RULEBOOK
from engine.core.events import Event
from engine.core.moves import NOBODY, Move

from .colt_express_views import features as features
from .contract import listed

DONE = "done"
BANDITS = range(len(Name))
CARS = range(MOST_CARS + 1)
CARDS = (
    *(f"{action.value} {bandit}" for action in ACTIONS for bandit in BANDITS),
    *(f"{BULLET.value} {bandit}" for bandit in (*BANDITS, NOBODY)),
)
"""The cards by what they do and whose they are; a bullet of nobody is the marshal's."""


def _loot(loot: Loot | None) -> str:
    if loot is None:
        return "nothing"
    return f"{loot.kind.value} {loot.number}" if loot.number else loot.kind.value


LOOT = tuple(_loot(loot) for loot in LOOT_RANK)
STEPS = (
    *(f"play {card}{side}" for card in CARDS[: -len(BANDITS) - 1] for side in ("", " down")),
    "draw",
    *(f"move to {car}" for car in CARS),
    "change floor",
    *(f"rob {loot}" for loot in LOOT),
    *(f"fire at {bandit}" for bandit in BANDITS),
    *(f"punch {bandit}" for bandit in BANDITS),
    *(f"lose {loot}" for loot in (*LOOT, "nothing")),
    *(f"push to {car}" for car in CARS),
    *(f"marshal to {car}" for car in CARS),
    "no effect",
    *(f"keep {card}" for card in CARDS),
    DONE,
    *(f"give back {loot}" for loot in LOOT[: PURSES + 1]),
    *(f"pick up {loot}" for loot in LOOT[: PURSES + 1]),
    *(f"caboose {bandit}" for bandit in BANDITS),
    *(f"marshal card {bandit}" for bandit in BANDITS),
)
LUCK = (
    *(f"car {car.value}" for car in CarCard),
    *(f"first {seat}" for seat in BANDITS),
    *(f"round {card.value}" for card in RoundCard),
    *(f"deal {card}" for card in CARDS),
    *(f"purse of {value}" for value in AMOUNTS),
)
TOLD = (
    *(f"turned up {card}" for card in CARDS),
    *(f"discarded {card}" for card in CARDS),
    *(f"inside {value}" for value in AMOUNTS),
)


def _card(card: Card) -> str:
    return f"{card.action.value} {card.bandit}"


def thing(thing: Card) -> str:
    return f"deal {_card(thing)}"


def spell(move: Move[State]) -> tuple[str, ...]:
    return _scheming(move) or _stealing(move)


def _scheming(move: Move[State]) -> tuple[str, ...]:
    match move:
        case Scheme(card, face_down):
            return (f"play {_card(card)}{' down' if face_down else ''}",)
        case DrawCards():
            return ("draw",)
        case Keep(cards):
            return (*(f"keep {_card(card)}" for card in cards), DONE)
        case Muster(caboose, marshal_card):
            return (f"caboose {caboose}", f"marshal card {marshal_card}")
        case LayTrain(train):
            return tuple(f"car {car.value}" for car in train)
        case FirstPlayer(seat):
            return (f"first {seat}",)
        case Deal(cards):
            return tuple(map(thing, cards))
        case TurnRoundCard(card):
            return (f"round {card.value}",)
    return ()


def _stealing(move: Move[State]) -> tuple[str, ...]:
    match move:
        case MoveTo(car):
            return (f"move to {car}",)
        case ChangeFloor():
            return ("change floor",)
        case Rob(loot):
            return (f"rob {_loot(loot)}",)
        case Fire(target):
            return (f"fire at {target}",)
        case Punch(target, taken, toward):
            return (f"punch {target}", f"lose {_loot(taken)}", f"push to {toward}")
        case MoveMarshal(car):
            return (f"marshal to {car}",)
        case NoEffect():
            return ("no effect",)
        case LosePurse(loot):
            return (f"give back {_loot(loot)}",)
        case PickPurse(loot):
            return (f"pick up {_loot(loot)}",)
        case OpenPurse(value):
            return (f"purse of {value}",)
    return ()


def start(players: int) -> State:
    return GAME.setup(players)


def following(state: State, path: tuple[str, ...]) -> Mapping[str, Move[State] | None]:
    return listed([(spell(move), move) for move in GAME.rules.options(state)], path)


def told(events: Sequence[Event[State]], view: State) -> tuple[str, ...]:
    """Cards discarded in the open, purses looked into, and a card that was played face down."""
    news: list[str] = []
    for event in events:
        match event:
            case Kept():
                news += [f"discarded {_card(card)}" for card in event.discarded]
            case BulletsDropped():
                news += [f"discarded {_card(card)}" for card in event.cards]
            case LookedInside() if event.value is not None:
                news.append(f"inside {event.value}")
    if view.phase is STEALING and not view.looking and view.pile[view.resolved].face_down:
        news.append(f"turned up {_card(view.pile[view.resolved].card)}")
    return tuple(news)


def _actions(players: int) -> int:
    """The most actions of scheming in a round, and so the most cards on the pile."""
    return max(len(by_players[players][0]) for by_players in SCHEDULES.values())


def _cards(players: int) -> int:
    """The most cards that a team may hold: its deck, and bullets of the others and the marshal."""
    if players != TWO:
        return 0
    return TWO * len(TEAM_DECK) + 1 + TWO * RULEBOOK.bullets + RULEBOOK.marshal_bullets


def longest(players: int) -> int:
    """In each round a step for each action, three for each card of the pile, and an event.

    Two players choose how their teams begin, and at the end of a round which cards they keep.
    """
    bandits = 2 * TWO if players == TWO else players
    in_a_round = 4 * _actions(players) + bandits + players * (_cards(players) + 1)
    return 2 * players + RULEBOOK.rounds * in_a_round


def luckiest(players: int) -> int:
    """Luck lays the train, says who begins, deals every card, and fills every purse.

    A hand is dealt in two goes at most, the second from the reshuffled discards; so is a draw.
    """
    dealt = players * (RULEBOOK.hand + 1) + _actions(players) * (RULEBOOK.draw + 1)
    return len(CarCard) + 1 + PURSES + RULEBOOK.rounds * (1 + dealt)


def most_told(players: int) -> int:
    """In each round a team discards its cards twice at most; each card may show a purse."""
    return RULEBOOK.rounds * (2 * _actions(players) + 2 * len(Name) + 2 * TWO * _cards(players))
