"""A move composed piece by piece: its parts as buttons, and the moves made whole instead."""

from __future__ import annotations

import pytest

from explorer.page.choices import Item, choices
from explorer.page.look import Look
from explorer.session.session import new_session, position_session

from .shots import TREASURE

POSITION = "round: 4; trail: 2, 4! (1), 7 (6 8); fugitive: 3, 9, 16, 20, 42; now: {}"


def items(now: str, viewer: str, picked: tuple[str, ...] = ()) -> tuple[Item, ...]:
    session = position_session("fugitive", POSITION.format(now))
    session.viewer = viewer
    return choices(session.here, Look(picked=picked), ()).items


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


def test_only_a_number_of_one_digit_has_a_hotkey_which_is_itself() -> None:
    attempts = items("marshal attempts", "marshal")
    found = {item.value: item.hot for item in attempts if item.hot}
    assert found == {digit: digit for digit in "1234567890" if digit in found}
    assert set(found) == {item.value for item in attempts if len(item.value) == 1}
    lays = {item.value: item.hot for item in items("fugitive lays", "fugitive")}
    assert lays == {"3": "3", "9": "9", "16": "", "20": "", "42": "", "pass": ""}


def test_hotkeys_of_parts_that_are_words_count_their_places() -> None:
    planning = choices(new_session("super_express", 3, seed=1).here, Look(), ()).items
    assert [item.hot for item in planning] == list("1234567890")[: len(planning)]
    assert {item.do for item in planning} == {"pick"}


def test_a_lay_is_put_together_from_the_hand_or_passed() -> None:
    found = items("fugitive lays", "fugitive")
    assert {item.target for item in found if item.do == "pick"} >= {"card 3", "card 42"}
    assert [item.value for item in found if item.do == "play"] == ["pass"]


HAND = """
options: expert
seats: Doc, Tuco, Belle
2: Doc
3: Tuco, Belle
rounds: Bridge
hand Doc: Move, Move, Robbery, bullet Tuco
hand Tuco: Move
pile: | Doc Fire, Tuco Robbery, Belle Move, Doc Floor, Tuco Floor
acted: 12
now: keeping
waiting: Doc, Tuco
"""


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Move", "Robbery", "a bullet of Tuco"]),
        ("ko", ["좌우이동", "돈벌기", "투코의 총알"]),
        ("pt", ["Mover", "Roubar", "bala de Tuco"]),
    ],
)
def test_cards_to_keep_are_translated_and_have_icons(language: str, words: list[str]) -> None:
    session = position_session("colt_express", HAND)
    session.language = language
    shown = choices(session.here, Look(picked=("Robbery", "bullet Tuco")), ())
    cards = [item for item in shown.items if item.do == "pick"]
    assert [item.text for item in cards] == words
    assert [item.icon for item in cards] == ["move", "robbery", "bullet"]
    assert [slot.text for slot in shown.slots] == words[1:]
    assert [slot.icon for slot in shown.slots] == ["robbery", "bullet"]


def test_a_card_held_twice_can_be_picked_twice() -> None:
    session = position_session("colt_express", HAND)
    taken = [
        {item.value: item.taken for item in choices(session.here, Look(picked=picked), ()).items}[
            "Move"
        ]
        for picked in ((), ("Move",), ("Move", "Move"))
    ]
    assert taken == [False, False, True]


def test_a_move_is_ready_once_it_is_whole_and_its_parts_are_in_words() -> None:
    here = new_session("super_express", 3, seed=1).here
    ready = [
        choices(here, Look(picked=("shoot", "move", "turn")[:count]), ()).ready
        for count in range(4)
    ]
    assert ready == [False, False, False, True]
    texts = {item.value: item.text for item in choices(here, Look(), ()).items}
    assert (texts["shoot"], texts["floor"]) == ("Shoot", "Change floor")
    numbers = {item.value: item.text for item in items("marshal attempts", "marshal")}
    assert numbers["9"] == "9"


def test_a_part_that_is_taken_says_which_number_it_is() -> None:
    here = new_session("super_express", 3, seed=1).here
    found = {
        item.value: item.why for item in choices(here, Look(picked=("turn", "move")), ()).items
    }
    assert (found["turn"], found["move"]) == ("already number 1", "already number 2")
    assert found["shoot"] == ""


def test_drawing_cards_has_an_icon() -> None:
    session = new_session("colt_express", 3, 7)
    found = {item.value: item.icon for item in choices(session.here, Look(), ()).items}
    assert found["draw"] == "draw"


def test_drawing_what_luck_brings_has_the_key_0_before_what_can_be_chosen() -> None:
    session = position_session("super_express", TREASURE)
    assert [(item.do, item.hot) for item in choices(session.here, Look(), ()).items] == [
        ("draw", "0")
    ]
    session.luck = "chosen"
    found = choices(session.here, Look(), ()).items
    assert [(item.do, item.hot) for item in found[:3]] == [
        ("draw", "0"),
        ("play", "1"),
        ("play", "2"),
    ]
