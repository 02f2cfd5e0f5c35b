"""Luck, from a generator that the caller gives."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TypeVar

T = TypeVar("T")


def picked(weights: Mapping[T, int], rng: Random) -> T:
    """One of these, each as likely as its weight says, exactly."""
    left = rng.randrange(sum(weights.values()))
    for each, weight in weights.items():
        left -= weight
        if left < 0:
            return each
    raise AssertionError("the weights add up")
