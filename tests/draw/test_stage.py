"""Where bandits stand, and where those stood whom the last move took away."""

from __future__ import annotations

import pytest

from engine.core.moves import Seat
from engine.super_express.state import Row
from explorer.draw.super_express.stage import set_the_stage, with_faint

from .positions import games

A, B, C, D = map(Seat, range(4))


@pytest.mark.parametrize(
    ("row", "before", "left", "shown"),
    [
        ((A, C), (A, B, C), (B,), "A b C"),
        ((B, C), (A, B, C), (A,), "a B C"),
        ((A, B), (A, B, C), (C,), "A B c"),
        ((D, A), (A, B), (B,), "D A b"),
        ((), (B,), (B,), "b"),
        ((A,), (A, B, C), (B, C), "A b c"),
        ((A, B), (A, B), (), "A B"),
    ],
)
def test_who_left_is_shown_behind_the_neighbour_in_front(
    row: Row, before: Row, left: Row, shown: str
) -> None:
    letters = [
        "ABCD"[seat].lower() if faint else "ABCD"[seat]
        for seat, faint in with_faint(row, before, left)
    ]
    assert " ".join(letters) == shown


def test_nobody_stands_on_a_faint_copy() -> None:
    for played in games():
        for shown in played:
            stage = set_the_stage(shown.view, 752, shown.last, shown.before)
            for faint in stage.standings:
                for other in stage.standings:
                    if faint.faint and other is not faint and other.spot == faint.spot:
                        assert abs(other.x - faint.x) >= 40 * faint.scale
