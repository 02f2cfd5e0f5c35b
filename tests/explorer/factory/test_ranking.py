"""Which puzzles are picked: the hardest, and as many kinds of goal and seats as there are."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from explorer.factory.ranking import picked

SEATS = ("Doc", "Mei", "Tuco")
TABLE = SimpleNamespace(board=SimpleNamespace(seat_name=lambda _state, seat: SEATS[seat]))


def puzzle(hard: int, kind: str, seat: int) -> Any:
    moment = SimpleNamespace(game=TABLE, state=None, seat=seat)
    goal = SimpleNamespace(kind=kind)
    return SimpleNamespace(difficulty=(hard / 10, 3), goal=goal, moment=moment)


@pytest.mark.parametrize(
    ("found", "taken"),
    [
        pytest.param([(9, "hit", 0), (8, "hit", 0), (7, "hit", 0)], [8, 9], id="the hardest"),
        pytest.param([(9, "hit", 0), (8, "hit", 1), (2, "flee", 0)], [2, 9], id="another goal"),
        pytest.param([(9, "hit", 0), (8, "hit", 0), (2, "hit", 1)], [2, 9], id="another seat"),
        pytest.param([(5, "hit", 0)], [5], id="fewer than wanted"),
    ],
)
def test_two_puzzles_are_picked_for_variety_and_stand_in_order(
    found: Sequence[tuple[int, str, int]], taken: list[int]
) -> None:
    chosen = picked([puzzle(*each) for each in found], 2)
    assert [round(each.difficulty[0] * 10) for each in chosen] == taken
