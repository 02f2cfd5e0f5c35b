"""The teaching part: prompts, moves that a learner may want to try, and players."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from engine.core.moves import Move
from engine.core.parts.plain import score, standing

from ..careful import chosen
from ..choices import temptations
from ..sight import observe
from ..state import State

__all__ = ["chapter", "players", "prompt", "score", "standing", "status", "temptations"]


def prompt(state: State) -> str:
    return f"prompt.{state.agenda[0].task.value}" if state.agenda else "prompt.over"


def status(state: State) -> str:
    if not state.agenda:
        return "status.over"
    return "status" if state.round else "status.setup"


def chapter(state: State) -> int:
    return state.round


def players(rng: Random) -> Mapping[str, Callable[[State], Move[State]]]:
    def careful(state: State) -> Move[State]:
        return chosen(observe(state, state.turn), rng)

    return {"careful": careful}
