"""The rules part: each question is answered by the phase of the game."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.core.errors import GameError
from engine.core.moves import CHANCE, Move, Seat
from engine.core.parts.plain import side

from .. import execution, planning, setup, uncoupling
from ..setup import prepare
from ..state import EXECUTION, OVER, PLANNING, SETUP, TREASURE, State
from ..validity import invalid

__all__ = ["chance", "invalid", "options", "prepare", "side", "to_act", "winners"]

REVEAL = (execution.REVEAL,)


def to_act(state: State) -> Seat:
    return state.turn


def options(state: State) -> tuple[Move[State], ...]:
    """The legal moves of whoever is to act, luck included."""
    if state.phase is EXECUTION:
        return REVEAL
    if state.phase is PLANNING:
        return planning.plans(state.options)
    if state.phase is TREASURE:
        return uncoupling.draws(state)
    return () if state.phase is OVER else setup.draws(state)


def chance(state: State) -> Chance[State]:
    """Return the chances of who begins, or of the treasure that is drawn."""
    if state.turn != CHANCE:
        raise GameError("luck has nothing to decide here")
    if state.phase is SETUP:
        return setup.first_player(state)
    return uncoupling.treasure(state)


def winners(state: State) -> tuple[Seat, ...]:
    return state.winners
