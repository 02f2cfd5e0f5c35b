"""Stacks of stones, of which there are more than can be listed unless the toy is small."""

from __future__ import annotations

from random import Random

from engine.core.moves import Move

from .toy_moves import Lay
from .toy_pieces import State
from .toy_rules import lists_all, options

__all__ = ["lists_all", "sample"]


def sample(state: State, rng: Random) -> Move[State]:
    if lists_all(state):
        return rng.choice(options(state))
    stones = state.options.stones
    return Lay(tuple(rng.sample(stones, rng.randint(1, len(stones)))))
