"""Luck, from a generator that the caller gives, or the same each time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
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


def offsets(seed: int) -> Iterator[float]:
    """Numbers from 0 up to 1 without end, as if by luck; the same for the same seed."""
    rng = Random(seed)
    while True:
        yield rng.random()
