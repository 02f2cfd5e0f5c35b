"""What a learner is told and may want to try, and the final reckoning."""

from __future__ import annotations

from engine.core.moves import Move
from engine.core.parts.plain import players

from ..ending import score
from ..execution import Skip
from ..state import EXECUTION, State

__all__ = ["chapter", "players", "prompt", "score", "status", "temptations"]


def prompt(state: State) -> str:
    return f"prompt.{state.phase.value}"


def status(state: State) -> str:
    return f"status.{state.phase.value}"


def chapter(state: State) -> int:
    return state.round


def temptations(state: State) -> tuple[Move[State], ...]:
    """Keeping a card that must be played."""
    return (Skip(),) if state.phase is EXECUTION else ()
