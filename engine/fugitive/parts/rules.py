"""The rules part: each question is answered by the task that is due first."""

from __future__ import annotations

from engine.core.moves import CHANCE, NOBODY, Seat
from engine.core.parts.plain import side

from ..choices import chance, options
from ..setup import prepare
from ..state import LUCKY, State
from ..validity import invalid

__all__ = ["chance", "invalid", "options", "prepare", "side", "to_act", "winners"]


def to_act(state: State) -> Seat:
    """Return whose the first task on the agenda is."""
    if not state.agenda:
        return NOBODY
    first = state.agenda[0]
    return CHANCE if first.task in LUCKY else first.seat


def winners(state: State) -> tuple[Seat, ...]:
    return state.winners
