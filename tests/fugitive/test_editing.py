"""Edits by hand: each changes what it says, and the draws and the turn follow."""

from __future__ import annotations

import pytest

from engine.core.editing import Edit
from engine.fugitive import GAME
from engine.fugitive.cards import ESCAPE, FIRST, Card
from engine.fugitive.editing import (
    ForgetMisses,
    LayNext,
    Let,
    NameInVain,
    PutUnder,
    SetRound,
    TakeUp,
    ToDeck,
    ToFugitive,
    ToMarshal,
    TurnOver,
)
from engine.fugitive.options import Options
from engine.fugitive.state import FUGITIVE, MARSHAL, State, Task

from .census import census

START = """\
round: 2
trail: 3, 7! (2), 12 (4 9)
fugitive: 1, 14, 16, 20, 42
marshal: 5, 8
missed: 6 @2 up 7
now: marshal attempts
"""

CASES: dict[str, tuple[Edit[State], str, str]] = {
    "a card of the deck comes to the fugitive, who must have drawn it": (
        ToFugitive(Card(30)),
        "drawn: 1@1, 1@1, 3@1",
        "fugitive: 1, 14, 16, 20, 42\n",
    ),
    "a card of the fugitive comes to the marshal": (
        ToMarshal(Card(14)),
        "marshal: 5, 8, 14",
        "1@1, 1@1",
    ),
    "a card goes back to its deck": (ToDeck(Card(8), FIRST), "marshal: 5", "8"),
    "a card is the next hideout": (LayNext(Card(14)), "trail: 3, 7! (2), 12 (4 9), 14", "14,"),
    "42 is laid face up": (LayNext(ESCAPE), "trail: 3, 7! (2), 12 (4 9), 42", "20, 42"),
    "a card lies under a hideout": (
        PutUnder(Card(14), 1),
        "trail: 3 (14), 7! (2), 12 (4 9)",
        "14,",
    ),
    "a hideout is found": (TurnOver(1), "trail: 3!, 7! (2), 12 (4 9)", ""),
    "a hideout is face down again": (TurnOver(2), "trail: 3, 7 (2), 12 (4 9)", ""),
    "a hideout comes back with its sprint cards": (
        TakeUp(3),
        "fugitive: 1, 4, 9, 12, 14, 16, 20, 42",
        "12 (4 9)",
    ),
    "a number was named in vain": (NameInVain(Card(11)), "missed: 6 @2 up 7, 11 @3 up 7", ""),
    "what was missed is forgotten": (ForgetMisses(), "round: 2", "missed"),
    "the fugitive draws, then lays": (
        Let(FUGITIVE, Task.DRAW),
        "now: fugitive draws, fugitive lays",
        "",
    ),
    "the marshal hunts": (Let(MARSHAL, Task.MANHUNT), "now: marshal hunts", ""),
    "a round is set": (SetRound(5), "round: 5", ""),
}


@pytest.mark.parametrize("case", CASES)
def test_an_edit_changes_what_it_says(case: str) -> None:
    edit, shown, gone = CASES[case]
    text = GAME.notation.position_text(edit.on(GAME.read_position(START)))
    assert shown in text.splitlines()
    assert not gone or gone not in text


def test_every_edit_has_a_case() -> None:
    assert {type(edit) for edit, _, _ in CASES.values()} == set(GAME.edit_types)


def test_no_card_is_lost_or_doubled() -> None:
    state = GAME.read_position(START)
    for edit, _, _ in CASES.values():
        assert census(edit.on(state)) == census(state)


def test_a_blank_table_lacks_the_deal_and_nothing_else() -> None:
    refusal = GAME.rules.invalid(GAME.editing.blank(Options()))
    assert refusal is not None
    assert {type(reason).__name__ for reason in refusal.reasons} == {"NotDealt"}


def test_the_first_hideout_ends_the_opening() -> None:
    state = LayNext(Card(2)).on(GAME.editing.blank(Options()))
    assert "now: fugitive draws, fugitive lays" in GAME.notation.position_text(state)
    assert "now: fugitive opens" in GAME.notation.position_text(TakeUp(1).on(state))


IMPOSSIBLE: dict[str, tuple[Edit[State], str]] = {
    "the marshal can't have 42": (ToMarshal(ESCAPE), "fg.setup.hand"),
    "a hideout can't be lower than the one before": (LayNext(Card(10)), "fg.place.ascending"),
    "a hideout can't be too far": (LayNext(Card(20)), "fg.place.reach"),
    "a hideout can't have been named in vain": (
        NameInVain(Card(12)),
        "fg.guess.hit",
    ),
    "there is no manhunt before 42": (Let(MARSHAL, Task.MANHUNT), "fg.manhunt.trigger"),
}


@pytest.mark.parametrize("case", IMPOSSIBLE)
def test_what_is_impossible_is_named(case: str) -> None:
    edit, rule = IMPOSSIBLE[case]
    state = GAME.read_position(START)
    assert GAME.rules.invalid(state) is None
    refusal = GAME.rules.invalid(edit.on(state))
    assert refusal is not None
    assert rule in refusal.rules


@pytest.mark.parametrize(
    ("chosen", "edit", "offered"),
    [
        ("number 30", ToFugitive(Card(30)), True),
        ("card 14", ToFugitive(Card(14)), False),
        ("number 12", LayNext(Card(12)), False),
        ("escape", LayNext(ESCAPE), True),
        ("escape", NameInVain(ESCAPE), False),
        ("number 2", ToDeck(Card(2), FIRST), False),
        ("hideout 4", TakeUp(4), False),
        ("nowhere", SetRound(3), False),
    ],
)
def test_what_is_offered_fits_what_is_chosen(chosen: str, edit: Edit[State], offered: bool) -> None:
    assert (edit in GAME.editing.edits(GAME.read_position(START), chosen)) == offered
