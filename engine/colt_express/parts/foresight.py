"""How far players look ahead, how they think of the others, and what a position is worth."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from engine.core.moves import Move, Seat

from ..imagining import imagine
from ..judgement import cut_short, horizon, worth
from ..state import State
from .rules import options

__all__ = ["cut_short", "horizon", "others", "worth"]


def others(
    view: State, seat: Seat, rng: Random
) -> tuple[Callable[[], State], Callable[[State], Move[State]]]:
    """Return what draws a world, and what plays on in it: others are thought to play at random."""

    def reply(state: State) -> Move[State]:
        moves = options(state)
        return moves[0] if len(moves) == 1 else moves[int(rng.random() * len(moves))]

    return lambda: imagine(view, seat, rng), reply
