"""The sight part: which plans and treasures each seat knows."""

from __future__ import annotations

from ..imagining import imagine
from ..sight import observe, witness, witness_move
from ..state import EXECUTION, State
from ..worlds import another_world

__all__ = ["another_world", "imagine", "observe", "open_choice", "witness", "witness_move"]


def open_choice(state: State) -> bool:
    """That the next card is revealed, everybody can see."""
    return state.phase is EXECUTION
