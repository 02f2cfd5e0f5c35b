"""How a player thinks of the others: they may hold and play anything."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from engine.core.moves import Move, Seat

from .imagining import imagine
from .parts.rules import options
from .state import State


def others(
    view: State, seat: Seat, _rng: Random
) -> tuple[Callable[[Random], State], Callable[[State, Random], Move[State]]]:
    """Return what draws a world, and what plays on in it."""

    def world(rng: Random) -> State:
        return imagine(view, seat, rng)

    return world, _anything


def _anything(state: State, rng: Random) -> Move[State]:
    moves = options(state)
    return moves[0] if len(moves) == 1 else moves[int(rng.random() * len(moves))]
