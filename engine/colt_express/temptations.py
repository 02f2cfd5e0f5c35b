"""Moves that a learner may want to try, although the rules refuse them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core.moves import Move, Seat

from .pieces import (
    A_JEWEL,
    BULLET,
    CLOSED_PURSE,
    FIRE,
    FLOOR,
    MARSHAL,
    MOVE,
    PUNCH,
    ROBBERY,
    TUNNEL,
    Action,
    Car,
)
from .round_events import LosePurse
from .scheming import DrawCards, Scheme
from .state import ROUND_EVENT, SCHEMING, STEALING, State, slot
from .stealing.fire import Fire
from .stealing.marshal import MoveMarshal
from .stealing.move import MoveTo
from .stealing.nothing import NoEffect
from .stealing.punch import Punch
from .stealing.rob import Rob


def temptations(state: State) -> tuple[Move[State], ...]:
    if state.due or state.looking:
        return ()
    if state.phase is SCHEMING:
        tempting = _scheming(state)
    elif state.phase is STEALING:
        card = state.pile[state.resolved].card
        tempting = [*STEALING_MOVES[card.action](state, card.bandit), NoEffect()]
    elif state.phase is ROUND_EVENT:
        loot = state.bandits[state.waiting[0]].loot
        tempting = [LosePurse(each) for each in loot]
    else:
        return ()
    refused = [move for move in tempting if move.refusal(state) is not None]
    return tuple(dict.fromkeys(refused))


def _scheming(state: State) -> list[Move[State]]:
    """Dead bullets, Fire with an empty chamber, a card on the wrong side."""
    now = slot(state)
    hand = state.cards[now.seat].hand
    tunnel = now.turn is TUNNEL
    tempting: list[Move[State]] = [
        Scheme(card, tunnel) for card in hand if card.action in (BULLET, FIRE)
    ]
    playable = [card for card in hand if card.action is not BULLET]
    tempting += [Scheme(card, not tunnel) for card in playable[:1]]
    return [*tempting, DrawCards()]


def _moves(state: State, _bandit: Seat) -> list[Move[State]]:
    """Staying put, and every car that is too far or just off the train."""
    return [MoveTo(Car(car)) for car in range(state.caboose + 2)]


def _shots(state: State, bandit: Seat) -> list[Move[State]]:
    return [Fire(Seat(target)) for target in range(len(state.bandits)) if target != bandit]


def _robberies(state: State, bandit: Seat) -> list[Move[State]]:
    beyond = state.lying[state.bandits[bandit].spot.floor ^ 1]
    return [Rob(loot) for loot in (*beyond, CLOSED_PURSE, A_JEWEL)]


def _punches(state: State, bandit: Seat) -> list[Move[State]]:
    """Whoever is near but not here, and Belle where she is spared."""
    car = state.bandits[bandit].spot.car
    toward = Car(car - 1 if car else car + 1)
    return [
        Punch(Seat(number), next(iter(other.loot), None), toward)
        for number, other in enumerate(state.bandits)
        if number != bandit and abs(other.spot.car - car) <= 1
    ]


def _marshal_moves(state: State, _bandit: Seat) -> list[Move[State]]:
    cars = (state.marshal + step for step in (-2, 0, 2))
    return [MoveMarshal(Car(car)) for car in cars if car >= 0]


def _nothing(_state: State, _bandit: Seat) -> list[Move[State]]:
    return []


STEALING_MOVES: Mapping[Action, Callable[[State, Seat], list[Move[State]]]] = {
    MOVE: _moves,
    FIRE: _shots,
    ROBBERY: _robberies,
    PUNCH: _punches,
    MARSHAL: _marshal_moves,
    FLOOR: _nothing,
}
