"""Axes of charts: round ticks, values where they belong, numbers as people write them."""

from __future__ import annotations

import pytest

from explorer.lab.scale import Scale, Unit, scale


@pytest.mark.parametrize(
    ("unit", "value", "said"),
    [
        (Unit(share=True), 0.237, "23.7%"),
        (Unit(share=True, signed=True), -0.031, "−3.1"),
        (Unit(share=True, signed=True), 0.05, "+5.0"),
        (Unit(), 42.424, "42.42"),
        (Unit(signed=True), -6000.0, "−6000"),
        (Unit(), float("inf"), "∞"),
        (Unit(), float("-inf"), "−∞"),
    ],
)
def test_a_value_is_written(unit: Unit, value: float, said: str) -> None:
    assert unit.text(value) == said


@pytest.mark.parametrize(
    ("values", "ticks"),
    [
        ([0.0, 1.0], (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)),
        ([-6000.0, 3600.0], (-6000.0, -4000.0, -2000.0, 0.0, 2000.0)),
        ([7.0, 7.0], (6.6, 6.8, 7.0, 7.2, 7.4)),
    ],
)
def test_ticks_are_round(values: list[float], ticks: tuple[float, ...]) -> None:
    assert scale(values, 0, 100).ticks == pytest.approx(ticks)


def test_values_lie_on_the_scale_or_at_its_edge() -> None:
    axis = Scale(0, 10, 50, 100)
    assert [axis.at(value) for value in (0, 5, 10, float("inf"), float("-inf"))] == [
        *(50, 100, 150),
        *(150, 50),
    ]


def test_infinite_ends_leave_a_scale_finite() -> None:
    axis = scale([float("-inf"), 3.0, float("inf")], 0, 100)
    assert axis.low < 3 < axis.high
