"""Likeness: the same position with other names is the same, and another one is not."""

from __future__ import annotations

from typing import Any

from engine.core.moves import Seat
from explorer.factory.likeness import TOO_MUCH, entries, likeness, too_much_alike
from explorer.files.library import find_game

GAME = find_game("super_express")

POSITION = """
train: 3
C2: {0}>
C3: {1}<
C1 roof: {2}>
plan {1}: | Move, Turn, Floor
plan {2}: | Turn, Move, Floor
now: {0} plans
"""


def standing(*names: str, plan: str = "") -> frozenset[str]:
    text = POSITION.format(*names)
    if plan:
        text = text.replace("Move, Turn, Floor", plan)
    state: Any = GAME.read_position(f"seats: {', '.join(names)}\n{text}")
    return entries(GAME, state, Seat(0), ("seats", "first", "now", "round"))


def test_other_names_make_no_difference() -> None:
    assert standing("Doc", "Mei", "Tuco") == standing("Belle", "Ghost", "Django")


def test_the_order_of_planned_cards_does() -> None:
    one, other = (
        standing("Doc", "Mei", "Tuco"),
        standing("Doc", "Mei", "Tuco", plan="Turn, Move, Floor"),
    )
    assert 0 < likeness(one, other) < 1


def test_half_of_the_entries_in_common_is_too_much() -> None:
    one = frozenset("abcd")
    assert likeness(one, frozenset("abcd")) == 1
    assert likeness(one, frozenset("abef")) == 2 / 6
    assert too_much_alike(one, [frozenset("abc")])
    assert not too_much_alike(one, [frozenset("abef")])
    assert TOO_MUCH == 0.5
