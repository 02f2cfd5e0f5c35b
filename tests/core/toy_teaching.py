"""The teaching of the toy: moves that a learner may want to try."""

from __future__ import annotations

from engine.core.moves import Move
from engine.core.parts.plain import chapter, foresee, prompt, prospect, score, standing, status

from .toy_moves import Pick, card_of, reaches_high
from .toy_pieces import Phase, State, Tree

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


def temptations(state: State) -> tuple[Move[State], ...]:
    tempting = state.phase is Phase.PICKING and not reaches_high(state, card_of(state))
    return (Pick(Tree.HIGH),) if tempting else ()
