"""Greedy judgement: the move that looks best at a glance comes first (see judgement.py)."""

from __future__ import annotations

from random import Random

from engine.core.judged import best_first

from .judgement import AllJudged, at_a_glance
from .state import State


def glance(view: State, rng: Random) -> AllJudged:
    """Return the moves of whoever is to act that come into question, the best first."""
    return best_first(at_a_glance(view), rng)
