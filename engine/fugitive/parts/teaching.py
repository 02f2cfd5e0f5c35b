"""The teaching part: prompts, and moves that a learner may want to try."""

from __future__ import annotations

from engine.core.parts.plain import foresee, score, standing

from ..choices import temptations
from ..prospects import prospect
from ..state import State

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


def prompt(state: State) -> str:
    return f"prompt.{state.agenda[0].task.value}" if state.agenda else "prompt.over"


def status(state: State) -> str:
    if not state.agenda:
        return "status.over"
    return "status" if state.round else "status.setup"


def chapter(state: State) -> int:
    return state.round
