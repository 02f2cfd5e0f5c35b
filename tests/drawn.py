"""Whether what was drawn at random was drawn with the odds that it should have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from fractions import Fraction
from math import sqrt
from typing import Any, TypeVar

T = TypeVar("T")

DEVIATIONS = 4
"""How far chi-square may be from its mean, in standard deviations. (The seeds are fixed.)"""
LEAST_EXPECTED = 32
"""How often the rarest of all should come."""


def check_drawn(draw: Callable[[], object], odds: Mapping[Any, Fraction]) -> None:
    """Draw often; everything that has odds must come, nothing else, and each about as often."""
    rarest = min(odds.values())
    times = int(LEAST_EXPECTED / rarest)
    drawn = Counter(draw() for _ in range(times))
    assert set(drawn) == set(odds)
    assert sum(odds.values()) == 1
    apart = sum(
        (drawn[each] - times * float(share)) ** 2 / (times * float(share))
        for each, share in odds.items()
    )
    free = len(odds) - 1
    assert abs(apart - free) <= DEVIATIONS * sqrt(2 * max(free, 1)) + DEVIATIONS, (apart, free)


def shared_out(weights: Mapping[T, int | Fraction]) -> Mapping[T, Fraction]:
    """Odds by weight."""
    total = Fraction(sum(weights.values()))
    return {each: weight / total for each, weight in weights.items()}
