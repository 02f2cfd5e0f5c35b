"""A move that is put together: its parts as buttons, and what can be done instead."""

from __future__ import annotations

from explorer.choices import Item, choices
from explorer.look import Look
from explorer.session import position_session

POSITION = "round: 4; trail: 2, 4! (1), 7 (6 8); fugitive: 3, 9, 16, 20, 42; now: {}"


def items(now: str, viewer: str, picked: tuple[str, ...] = ()) -> tuple[Item, ...]:
    session = position_session("fugitive", POSITION.format(now))
    session.viewer = viewer
    return choices(session, Look(picked=picked)).items


def test_declining_is_offered_beside_the_numbers_until_one_is_picked() -> None:
    before = items("marshal attempts", "marshal")
    assert [item.value for item in before if item.do == "play"] == ["decline"]
    assert len([item for item in before if item.do == "pick"]) == 43
    after = items("marshal attempts", "marshal", ("9",))
    assert [item.value for item in after if item.do == "play"] == []


def test_numbers_are_picked_on_the_board_and_by_their_own_digit() -> None:
    found = {item.value: item for item in items("marshal attempts", "marshal")}
    assert found["9"].target == "number 9"
    assert found["9"].hot == "9"
    assert found["19"].hot == ""
    assert found["42"].target == ""


def test_a_lay_is_put_together_from_the_hand_or_passed() -> None:
    found = items("fugitive lays", "fugitive")
    assert {item.target for item in found if item.do == "pick"} >= {"card 3", "card 42"}
    assert [item.value for item in found if item.do == "play"] == ["pass"]
