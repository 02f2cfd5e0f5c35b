"""The track below the board: what is open, what is folded, and where branches are shown."""

from __future__ import annotations

import pytest

from explorer import new_game

BEFORE, FIRST, BRANCH = 1, 2, 3
"""The position before anybody planned, a plan, and another plan instead."""


@pytest.mark.parametrize(
    ("at", "name"), [(BEFORE, "Up first"), (FIRST, "Up first"), (BRANCH, "")], ids=str
)
def test_the_other_line_is_shown_from_where_it_leaves(at: int, name: str) -> None:
    game = new_game("super_express", players=4, seed=3)
    game.play("plan Turn, Move, Floor")
    game.back()
    game.play("plan Floor, Turn, Move")
    game.rename("Up first")
    game.go(FIRST)
    game.go(at)
    assert [(each["after"], each["name"], each["main"]) for each in game.track["sidings"]] == [
        (BEFORE, name, at == BRANCH)
    ]


def test_a_branch_has_its_name_from_where_it_leaves_to_its_end() -> None:
    game = new_game("super_express", players=4, seed=3)
    game.play("plan Turn, Move, Floor")
    game.back()
    game.play("plan Floor, Turn, Move")
    game.rename("Up first")
    game.play("plan Floor, Turn, Move")
    names = {}
    for number in (BEFORE, FIRST, BRANCH, BRANCH + 1):
        game.go(number)
        names[number] = game.track["branch"]
    assert names == {BEFORE: "", FIRST: "", BRANCH: "Up first", BRANCH + 1: "Up first"}
