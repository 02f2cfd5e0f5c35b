"""Intervals for a mean that stay valid while one watches them grow, and stops when one likes.

`betting` is for values from 0 to 1: shares, wins, differences mapped there. It is the hedged
capital of Waudby-Smith and Ramdas (2024): somebody bets against each mean that comes into
question, and a mean is given up once the bets have won too much against it. The bets are sized
for a planned number of values, and after that for the number so far; with any other number than
planned the interval is as valid, only wider.

`unbounded` is for values without known bounds. It is the asymptotic sequence of Waudby-Smith and
others (2024), which holds for many values, not for a handful.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log, sqrt
from typing import TYPE_CHECKING, TypeAlias

from engine.core.bounds import quoted
from engine.core.errors import GameError
from engine.core.record import Record

from .arrays import np

if TYPE_CHECKING:
    from numpy.typing import NDArray

Values: TypeAlias = "NDArray[np.float64]"

CONFIDENCE = 0.95
BOLDEST = 0.5
"""The largest part of the capital that a bet may lose."""
HALVINGS = 40


class Interval(Record):
    low: float
    high: float

    @property
    def half(self) -> float:
        """Half of the width: what stands behind a ±."""
        return (self.high - self.low) / 2


def betting(
    values: Sequence[float] | Values, planned: int, confidence: float = CONFIDENCE
) -> Interval:
    """The interval for the mean of values from 0 to 1; all from 0 to 1 where there are none."""
    seen = _checked(values, planned, confidence)
    if seen.size and not (seen.min() >= 0 and seen.max() <= 1):
        raise GameError("values from 0 to 1 are needed for these intervals")
    if not seen.size:
        return Interval(0.0, 1.0)
    bets, mean = _bets(seen, planned, confidence), float(seen.mean())
    needed = log(2 / (1 - confidence))
    low = _edge(lambda m: bool(_won(seen, bets, m).sum() >= needed), mean)
    high = 1 - _edge(lambda m: bool(_won(1 - seen, bets, m).sum() >= needed), 1 - mean)
    return Interval(low, high)


def given_up(
    values: Sequence[float] | Values, mean: float, planned: int, confidence: float = CONFIDENCE
) -> NDArray[np.bool_]:
    """Return whether the interval leaves this mean out, after each of the values."""
    seen = _checked(values, planned, confidence)
    bets, needed = _bets(seen, planned, confidence), log(2 / (1 - confidence))
    for_more = np.cumsum(_won(seen, bets, mean))
    for_less = np.cumsum(_won(1 - seen, bets, 1 - mean))
    return np.maximum(for_more, for_less) >= needed


def unbounded(
    values: Sequence[float] | Values, planned: int, confidence: float = CONFIDENCE
) -> Interval:
    """The interval for the mean of any values; infinitely wide where there are fewer than two."""
    seen = _checked(values, planned, confidence)
    if seen.size < 2:
        return Interval(-np.inf, np.inf)
    half = float(seen.std()) * reach(seen.size, planned, confidence)
    return Interval(float(seen.mean()) - half, float(seen.mean()) + half)


def reach(count: int, planned: int, confidence: float = CONFIDENCE) -> float:
    """Return how many standard deviations `unbounded` goes to either side after so many values."""
    missed = 1 - confidence
    scale = (-2 * log(missed) + log(1 - 2 * log(missed))) / planned
    spent = count * scale + 1
    return sqrt(2 * spent / (count**2 * scale) * log(sqrt(spent) / missed))


def _checked(values: Sequence[float] | Values, planned: int, confidence: float) -> Values:
    if planned < 1:
        raise GameError(f"intervals are planned for at least 1 value, not {quoted(planned)}")
    if not (isinstance(confidence, int | float) and 0 < confidence < 1):
        raise GameError(f"a confidence lies between 0 and 1, not at {quoted(confidence)}")
    seen = np.asarray(values, dtype=np.float64)
    if not np.isfinite(seen).all():
        raise GameError("a value that is no finite number has no place in a mean")
    return seen


def _bets(seen: Values, planned: int, confidence: float) -> Values:
    """Return how much is bet on each value: less where the values before it vary more."""
    count = np.arange(1, seen.size + 1)
    means = (0.5 + np.cumsum(seen)) / (count + 1)
    variances = (0.25 + np.cumsum((seen - means) ** 2)) / (count + 1)
    before = np.concatenate(([0.25], variances[:-1]))
    return np.sqrt(2 * log(2 / (1 - confidence)) / (np.maximum(count, planned) * before))


def _won(seen: Values, bets: Values, mean: float) -> Values:
    """The logarithm of what each bet on more than this mean multiplies the capital by."""
    boldest = BOLDEST / mean if mean > 0 else np.inf
    return np.log1p(np.minimum(bets, boldest) * (seen - mean))


def _edge(refuted: Callable[[float], bool], mean: float) -> float:
    """The largest number up to the mean below which every number is refuted."""
    low, high = 0.0, mean
    if not refuted(low):
        return low
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if refuted(middle) else (low, middle)
    return low
