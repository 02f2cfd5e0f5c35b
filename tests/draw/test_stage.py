"""The places of bandits, and the former places of those whom the last move took away."""

from __future__ import annotations

import pytest

from explorer.draw.rails.stage import with_faint
from explorer.draw.super_express.stage import set_the_stage

from .positions import games


@pytest.mark.parametrize(
    ("row", "before", "left", "shown"),
    [
        ("AC", "ABC", "B", "A b C"),
        ("BC", "ABC", "A", "a B C"),
        ("AB", "ABC", "C", "A B c"),
        ("DA", "AB", "B", "D A b"),
        ("", "B", "B", "b"),
        ("A", "ABC", "BC", "A b c"),
        ("AB", "AB", "", "A B"),
    ],
)
def test_who_left_is_shown_behind_the_neighbour_in_front(
    row: str, before: str, left: str, shown: str
) -> None:
    letters = [name.lower() if faint else name for name, faint in with_faint(row, before, left)]
    assert " ".join(letters) == shown


def test_nobody_stands_on_a_faint_copy() -> None:
    for played in games():
        for shown in played:
            stage = set_the_stage(shown.view, 752, shown.last, shown.before)
            for faint in (standing for standing in stage.standings if standing.faint):
                for other in stage.standings:
                    if other is not faint and (other.car, other.y) == (faint.car, faint.y):
                        assert abs(other.x - faint.x) >= 40 * faint.scale
