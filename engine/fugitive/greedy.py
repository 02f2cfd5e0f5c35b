"""A greedy player: makes the move that looks best at a glance (see judgement.py)."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.core.game import Game
from engine.core.moves import Move

from .judgement import judged
from .state import State


def greedy(_game: Game[Any], view: State, rng: Random) -> Move[State]:
    """Return a move of whoever is to act, by what that seat sees."""
    return best_looking(view, rng)


def best_looking(view: State, rng: Random) -> Move[State]:
    """Return the move that looks best; one of several is drawn by lot."""
    worth = judged(view)
    best = max(each for _, each in worth)
    return rng.choice([move for move, each in worth if each == best])
