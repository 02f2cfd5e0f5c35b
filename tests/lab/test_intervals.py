"""Intervals that may be watched: they hold the mean at every moment as often as they promise."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt

import numpy as np
import pytest
from numpy.typing import NDArray

from engine.core.errors import GameError
from engine.lab.intervals import Interval, betting, given_up, reach, unbounded

RUNS, LENGTH = 1000, 600
CONFIDENCE = 0.95
LUCK = 3 * sqrt(CONFIDENCE * (1 - CONFIDENCE) / RUNS)
"""Three standard errors of a coverage that is just what was promised."""

Draw = Callable[[np.random.Generator], NDArray[np.float64]]

SHARES: dict[str, tuple[Draw, float]] = {
    "a rare win": (lambda rng: (rng.random(LENGTH) < 0.08).astype(float), 0.08),
    "an even win": (lambda rng: (rng.random(LENGTH) < 0.5).astype(float), 0.5),
    "a shared win": (lambda rng: rng.choice([0, 0.5, 1], LENGTH, p=[0.7, 0.1, 0.2]), 0.25),
    "a paired difference": (lambda rng: rng.choice([0, 0.5, 1], LENGTH, p=[0.05, 0.9, 0.05]), 0.5),
    "a smooth share": (lambda rng: rng.beta(2, 5, LENGTH), 2 / 7),
}


@pytest.mark.parametrize(
    "planned",
    [LENGTH, 200, 10],
    ids=["as planned", "three times as planned", "sixty times as planned"],
)
@pytest.mark.parametrize("kind", SHARES)
def test_betting_holds_the_mean_at_every_number_of_values(kind: str, planned: int) -> None:
    draw, mean = SHARES[kind]
    rng = np.random.default_rng(1)
    missed = sum(bool(given_up(draw(rng), mean, planned).any()) for _ in range(RUNS))
    assert 1 - missed / RUNS >= CONFIDENCE - LUCK


@pytest.mark.parametrize("kind", SHARES)
def test_an_interval_holds_what_was_not_given_up(kind: str) -> None:
    values = SHARES[kind][0](np.random.default_rng(2))
    for count in (1, 7, 60, LENGTH):
        interval = betting(values[:count], LENGTH)
        for mean in np.linspace(0.01, 0.99, 99):
            held = interval.low <= mean <= interval.high
            assert held != given_up(values[:count], float(mean), LENGTH)[-1]


def test_betting_is_hardly_wider_than_an_interval_that_may_not_be_watched() -> None:
    rng = np.random.default_rng(3)
    widths = [betting((rng.random(1000) < 0.25).astype(float), 1000).half for _ in range(100)]
    fixed = 1.96 * sqrt(0.25 * 0.75 / 1000)
    assert 1.2 < float(np.mean(widths)) / fixed < 1.6


def test_many_more_values_than_planned_still_make_it_much_narrower() -> None:
    values = (np.random.default_rng(6).random(2000) < 0.25).astype(float)
    planned, tried = betting(values, 2000).half, betting(values, 20).half
    assert planned < tried < 2 * planned


def test_more_values_make_it_narrower() -> None:
    values = (np.random.default_rng(4).random(2000) < 0.3).astype(float)
    widths = [betting(values[:count], 2000).half for count in (0, 20, 200, 2000)]
    assert widths == sorted(widths, reverse=True)
    assert widths[0] == 0.5


def test_the_mean_of_what_was_seen_is_inside() -> None:
    for values in ([0.0] * 50, [1.0] * 50, [0.0] * 25 + [1.0] * 25, [1.0] * 25 + [0.0] * 25):
        interval = betting(values, 50)
        assert 0 <= interval.low <= np.mean(values) <= interval.high <= 1


def test_without_bounds_it_holds_the_mean_from_thirty_values_on() -> None:
    rng = np.random.default_rng(5)
    count = np.arange(1, LENGTH + 1)
    sides = np.array([reach(int(each), LENGTH) for each in count])
    missed = 0
    for _ in range(RUNS):
        values = rng.gamma(4, 10, LENGTH)
        means = np.cumsum(values) / count
        spread = np.sqrt(np.maximum(np.cumsum(values**2) / count - means**2, 0))
        missed += bool((abs(means - 40) > sides * spread)[29:].any())
    assert 1 - missed / RUNS >= CONFIDENCE - LUCK


def test_without_bounds_it_goes_as_far_as_it_says() -> None:
    values = [10.0, 20.0, 30.0, 60.0]
    half = reach(4, 100) * float(np.std(values))
    assert unbounded(values, 100) == Interval(30 - half, 30 + half)
    assert unbounded([1.0], 100) == Interval(-np.inf, np.inf)


@pytest.mark.parametrize(
    ("values", "planned", "confidence", "said"),
    [
        ([0.5, 2.0], 10, 0.95, "from 0 to 1"),
        ([float("nan")], 10, 0.95, "finite"),
        ([0.5], 0, 0.95, "at least 1"),
        ([0.5], 10, 1.0, "between 0 and 1"),
    ],
)
def test_what_can_have_no_interval_is_refused(
    values: list[float], planned: int, confidence: float, said: str
) -> None:
    with pytest.raises(GameError, match=said):
        betting(values, planned, confidence)
