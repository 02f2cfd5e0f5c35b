"""Super Express in numbers: a plan is one step, and so is turning up a card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.events import Event
from engine.core.moves import Move, Seat
from engine.super_express.events import Revealed
from engine.super_express.game import GAME as GAME
from engine.super_express.options import Options
from engine.super_express.pieces import (
    BASE_CARDS,
    FRONT,
    SPOTS,
    TREASURES,
    WAGONS,
    Card,
    Name,
)
from engine.super_express.planning import Plan, plans
from engine.super_express.setup import FirstPlayer
from engine.super_express.state import ABOARD, Bandit, Phase, State, Status, spot_of
from engine.super_express.tuning import RULEBOOK_PLAN
from engine.super_express.uncoupling import DrawTreasure

from .contract import listed, one_of

PLAYERS = range(2, len(Name) + 1)
REVEAL = "reveal"


def spell(move: Move[State]) -> tuple[str, ...]:
    match move:
        case Plan(cards):
            return (f"plan {' '.join(card.value for card in cards)}",)
        case FirstPlayer(seat):
            return (f"first {seat}",)
        case DrawTreasure(value):
            return (f"treasure {value}",)
    return (REVEAL,)


STEPS = (*(spell(plan)[0] for plan in plans(Options())), REVEAL)
LUCK = (
    *(f"first {seat}" for seat in range(len(Name))),
    *(f"treasure {value}" for value in TREASURES),
)
TOLD = tuple(f"turned up {card.value}" for card in BASE_CARDS)


def start(players: int) -> State:
    return GAME.setup(players, two_players=players == 2)


def thing(thing: object) -> str:
    return str(thing)


def following(state: State, path: tuple[str, ...]) -> Mapping[str, Move[State] | None]:
    return listed([(spell(move), move) for move in GAME.rules.options(state)], path)


def told(events: Sequence[Event[State]], view: State) -> tuple[str, ...]:
    return tuple(f"turned up {each.card.value}" for each in events if isinstance(each, Revealed))


def features(view: State, seat: Seat) -> list[float]:
    """The round and the train; then, bandit by bandit, its place, its cards and its treasures."""
    seats = range(len(view.bandits))
    return [
        *one_of(seat, seats),
        *one_of(view.phase, Phase),
        *one_of(view.first, seats),
        view.round / (WAGONS + 1),
        view.last_car / WAGONS,
        *(number for each in seats for number in _bandit(view, Seat(each))),
    ]


def _bandit(view: State, seat: Seat) -> list[float]:
    bandit = view.bandits[seat]
    laid = view.phase is not Phase.SETUP and bandit.status is ABOARD
    floor = spot_of(view, seat).floor if laid else -1
    return [
        *one_of(bandit.status, Status),
        *one_of(floor, range(len(SPOTS))),
        view.floors[floor].index(seat) / len(view.bandits) if laid else 0.0,
        float(bandit.facing is FRONT),
        float(bandit.stunned),
        bandit.played / RULEBOOK_PLAN,
        *(number for place in range(RULEBOOK_PLAN) for number in _planned(bandit, place)),
        len(bandit.treasures) / WAGONS,
        *(float(value in bandit.treasures) for value in TREASURES),
    ]


def _planned(bandit: Bandit, place: int) -> list[float]:
    card = bandit.planned[place] if place < len(bandit.planned) else None
    return one_of(card, (*BASE_CARDS, Card.HIDDEN))


def _rounds(players: int) -> int:
    """A wagon goes in every round."""
    return start(players).options.wagons(players)


def longest(players: int) -> int:
    """Everybody plans, and turns up every card."""
    return _rounds(players) * players * (1 + RULEBOOK_PLAN)


def luckiest(players: int) -> int:
    """Luck says who begins, and which treasure is drawn in each round."""
    return 1 + _rounds(players)


def most_told(players: int) -> int:
    return _rounds(players) * players * RULEBOOK_PLAN
