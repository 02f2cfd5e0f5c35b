"""What a learner is told and may want to try, and the final reckoning."""

from __future__ import annotations

from ..ending import score
from ..execution import temptations
from ..state import State

__all__ = ["chapter", "prompt", "score", "status", "temptations"]


def prompt(state: State) -> str:
    return f"prompt.{state.phase.value}"


def status(state: State) -> str:
    return f"status.{state.phase.value}"


def chapter(state: State) -> int:
    return state.round
