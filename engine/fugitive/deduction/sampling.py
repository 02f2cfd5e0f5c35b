"""Random choices, from the caller's generator or from a fixed seed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import TypeVar

T = TypeVar("T")


def picked(weights: Mapping[T, int], rng: Random) -> T:
    """Return one of these at random, each exactly as likely as its weight says."""
    left = rng.randrange(sum(weights.values()))
    for each, weight in weights.items():
        left -= weight
        if left < 0:
            return each
    raise AssertionError("the weights add up")


def offsets(seed: int) -> Iterator[float]:
    """Yield random numbers from 0 up to 1 without end, the same for the same seed."""
    rng = Random(seed)
    while True:
        yield rng.random()
