"""The teaching part: prompts, moves that a learner may want to try, and the final reckoning."""

from __future__ import annotations

from ..ending import score, standing
from ..execution import temptations
from ..prospects import foresee, prospect
from ..state import PLANNING, State
from ..tuning import RULEBOOK_PLAN

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
    cards = state.options.tuning.plan_cards
    if state.phase is PLANNING and cards != RULEBOOK_PLAN:
        return f"prompt.planning.{cards}"
    return f"prompt.{state.phase.value}"


def status(state: State) -> str:
    return f"status.{state.phase.value}"


def chapter(state: State) -> int:
    return state.round
