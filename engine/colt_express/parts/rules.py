"""The rules part: each question is answered by the phase of the game."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.core.errors import GameError
from engine.core.moves import CHANCE, Move, Seat

from .. import dealing, duo, expert, round_events, scheming, setup
from ..setup import prepare
from ..state import (
    DROPPING,
    KEEPING,
    MUSTER,
    OVER,
    ROUND_EVENT,
    SCHEMING,
    SETUP,
    STEALING,
    State,
    side,
    to_act,
)
from ..stealing import nothing, purse
from ..stealing.cards import CHOICES
from ..validity import invalid

__all__ = ["chance", "invalid", "options", "prepare", "side", "to_act", "winners"]


def options(state: State) -> tuple[Move[State], ...]:
    """The legal moves of whoever is to act, luck included."""
    if state.due or state.looking:
        return _outcomes(state)
    phase = state.phase
    if phase is STEALING:
        card = state.pile[state.resolved].card
        return CHOICES[card.action](state, card.bandit) or nothing.NO_EFFECT
    if phase is SCHEMING:
        return scheming.choices(state)
    if phase is OVER:
        return ()
    if phase is ROUND_EVENT:
        return round_events.choices(state)
    if phase is KEEPING or phase is DROPPING:
        return expert.choices(state)
    return duo.musters(state.turn) if phase is MUSTER else _outcomes(state)


def _outcomes(state: State) -> tuple[Move[State], ...]:
    return tuple([move for move, _ in chance(state).weighted])


def chance(state: State) -> Chance[State]:
    """Cards to be dealt, a purse to be looked into, or the set-up."""
    if state.due:
        return dealing.luck(state)
    if state.turn != CHANCE:
        raise GameError("luck has nothing to decide here")
    if state.looking:
        return purse.luck(state)
    return setup.luck(state) if state.phase is SETUP else dealing.luck(state)


def winners(state: State) -> tuple[Seat, ...]:
    return state.winners
