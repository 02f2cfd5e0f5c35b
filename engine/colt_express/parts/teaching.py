"""The teaching part: prompts, moves that a learner may want to try, and the final reckoning."""

from __future__ import annotations

from ..prospects import foresee, prospect
from ..scoring import score, standing
from ..state import State
from ..targets import prompt
from ..temptations import temptations

__all__ = [
    "chapter",
    "foresee",
    "prompt",
    "prospect",
    "score",
    "standing",
    "status",
    "temptations",
]


def status(state: State) -> str:
    return f"status.{state.phase.value}"


def chapter(state: State) -> int:
    return state.round
