"""The teaching part: prompts, moves that a learner may want to try, and the final reckoning."""

from __future__ import annotations

from ..scoring import score, standing
from ..state import State
from ..targets import prompt
from ..temptations import temptations

__all__ = ["chapter", "prompt", "score", "standing", "status", "temptations"]


def status(state: State) -> str:
    return f"status.{state.phase.value}"


def chapter(state: State) -> int:
    return state.round
