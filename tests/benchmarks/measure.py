"""Speed measurements: two things run in turns, compared as a ratio."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Measured:
    """A number with its unit, and the bound it must keep, if any."""

    name: str
    value: float
    unit: str
    at_least: float | None = None
    at_most: float | None = None

    @property
    def holds(self) -> bool:
        return not (
            (self.at_least is not None and self.value < self.at_least)
            or (self.at_most is not None and self.value > self.at_most)
        )

    def __str__(self) -> str:
        bound = ""
        if self.at_least is not None:
            bound = f"  (at least {self.at_least:g})"
        if self.at_most is not None:
            bound = f"  (at most {self.at_most:g})"
        return f"{self.name}: {self.value:,.2f} {self.unit}{bound}"


def rate(work: Callable[[], int], seconds: float) -> float:
    """Steps a second of a job that says how many steps it took.

    Counted is the time of this process alone, so that a busy machine bends no ratio.
    """
    steps = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        steps += work()
    return steps / spent


def in_turns(
    ours: Callable[[], int], theirs: Callable[[], int], turns: int = 25, seconds: float = 0.2
) -> tuple[float, float, float]:
    """Median rates of both, and the median of their ratios, turn by turn."""
    pairs = [(rate(ours, seconds), rate(theirs, seconds)) for _ in range(turns)]
    return (
        statistics.median(our for our, _ in pairs),
        statistics.median(their for _, their in pairs),
        statistics.median(our / their for our, their in pairs),
    )
