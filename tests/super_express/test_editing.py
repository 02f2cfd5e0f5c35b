"""Edits by hand: each changes what it says, and whose turn it is follows."""

from __future__ import annotations

import pytest

from engine.core.editing import Edit
from engine.core.moves import Seat
from engine.super_express import GAME
from engine.super_express.editing import (
    AddCard,
    Couple,
    GiveTreasure,
    LetPlan,
    LetPlay,
    MakeFirst,
    PlayCard,
    Put,
    PutOff,
    PutOut,
    SetRound,
    Stun,
    TakeAway,
    TakePlan,
    TakeTreasures,
    Travel,
    TurnRound,
    Uncouple,
    Wake,
)
from engine.super_express.pieces import INSIDE, ROOF, Card, Name, spot_at
from engine.super_express.state import State

START = """\
options: horse, time_car
train: 3
seats: Doc, Mei, Tuco
round: 2
first: Doc
C1 roof: Doc>
C2: Mei<, Tuco<*
plan Mei: | Move, Turn, Shoot
treasure Tuco: 312
now: Doc plans
"""
DOC, MEI, TUCO = map(Seat, range(3))

CASES: dict[str, tuple[Edit[State], str, str]] = {
    "a bandit is put at the rear end of a floor": (
        Put(Name.DOC, spot_at(2, INSIDE)),
        "C2: Mei<, Tuco<*, Doc>",
        "C1 roof",
    ),
    "somebody new joins the table": (
        Put(Name.BELLE, spot_at(0, ROOF)),
        "seats: Doc, Mei, Tuco, Belle",
        "",
    ),
    "who turns round faces the other end": (TurnRound(DOC), "C1 roof: Doc<", ""),
    "who is stunned lies down": (Stun(DOC), "C1 roof: Doc>*", ""),
    "who wakes stands up": (Wake(TUCO), "C2: Mei<, Tuco<", "*"),
    "off the train the cards are kept": (PutOff(MEI), "plan Mei: | Move, Turn, Shoot", "C2: Mei"),
    "out of the game the cards are gone": (PutOut(MEI), "out: Mei 2", "plan Mei"),
    "out of the game the treasures are kept": (PutOut(TUCO), "treasure Tuco: 312", "Tuco<"),
    "who is first player plans first": (MakeFirst(TUCO), "now: Tuco plans", "first: Doc"),
    "it can be anybody's turn to plan": (LetPlan(TUCO), "now: Tuco plans", ""),
    "it can be anybody's turn to play": (LetPlay(MEI), "now: Mei plays", ""),
    "a card is planned behind the others": (
        AddCard(DOC, Card.SHOOT),
        "plan Doc: | Shoot",
        "now: Doc plans",
    ),
    "a card counts as played": (PlayCard(MEI), "plan Mei: Move | Turn, Shoot", ""),
    "a plan is taken away": (TakePlan(MEI), "now: Doc plans", "plan Mei"),
    "somebody has travelled": (Travel(DOC), "travelled: Doc", ""),
    "a treasure is given": (GiveTreasure(TUCO, 389), "treasure Tuco: 312, 389", ""),
    "treasures are taken away": (TakeTreasures(TUCO), "round: 2", "treasure"),
    "a wagon is coupled": (Couple(), "train: 4", ""),
    "a wagon is uncoupled": (Uncouple(), "train: 2", ""),
    "a round is set": (SetRound(5), "round: 5", ""),
    "who is taken away leaves the seats of the others": (
        TakeAway(DOC),
        "seats: Mei, Tuco",
        "Doc",
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_an_edit_changes_what_it_says(case: str) -> None:
    edit, shown, gone = CASES[case]
    text = GAME.notation.position_text(edit.on(GAME.read_position(START)))
    assert shown in text.splitlines()
    assert not gone or gone not in text


def test_every_edit_has_a_case() -> None:
    assert {type(edit) for edit, _, _ in CASES.values()} == set(GAME.edit_types)


def test_who_is_taken_away_takes_the_first_place_along() -> None:
    after = TakeAway(DOC).on(GAME.read_position(START))
    assert after.first == 0
    assert [[after.bandits[seat].name.value for seat in row] for row in after.floors if row] == [
        ["mei", "tuco"]
    ]
    assert GAME.board.seat_name(after, after.turn) == "tuco"


OFFERED: dict[str, tuple[str, Edit[State], bool]] = {
    "a place takes anybody": ("C3", Put(Name.GHOST, spot_at(3, INSIDE)), True),
    "who stands can be stunned": ("doc", Stun(DOC), True),
    "who lies can't be stunned again": ("tuco", Stun(TUCO), False),
    "a whole plan takes no more cards": ("mei", AddCard(MEI, Card.MOVE), False),
    "a wagon with somebody on it stays": ("", Uncouple(), True),
    "a treasure is not given twice to one": ("tuco", GiveTreasure(TUCO, 312), False),
    "a treasure that another has can be given by mistake": ("doc", GiveTreasure(DOC, 312), True),
    "the first player is first already": ("doc", MakeFirst(DOC), False),
}


@pytest.mark.parametrize("case", OFFERED)
def test_what_is_offered_fits_what_is_chosen(case: str) -> None:
    chosen, edit, offered = OFFERED[case]
    assert (edit in GAME.editing.edits(GAME.read_position(START), chosen)) == offered


def test_the_last_wagon_stays_while_somebody_is_on_it() -> None:
    state = Put(Name.DOC, spot_at(3, ROOF)).on(GAME.read_position(START))
    assert Uncouple() not in GAME.editing.edits(state, "")


def test_nothing_is_offered_for_what_is_not_there() -> None:
    assert GAME.editing.edits(GAME.read_position(START), "belle") == ()
    assert GAME.editing.edits(GAME.read_position(START), "C7") == ()


def test_a_treasure_given_twice_is_impossible() -> None:
    state = GiveTreasure(DOC, 312).on(GAME.read_position(START))
    refusal = GAME.rules.invalid(state)
    assert refusal is not None
    assert "sx.pieces.treasure" in refusal.rules
