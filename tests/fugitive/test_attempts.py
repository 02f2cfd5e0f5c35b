"""The marshal's attempts: one number, several, and what each way of failing tells."""

from __future__ import annotations

import pytest

from engine.core.sight import ALL_SEEING
from engine.fugitive import GAME
from engine.fugitive.attempts import Attempt
from engine.fugitive.cards import Card
from engine.fugitive.state import MARSHAL
from tests.fugitive.table import Case, Refused, check, check_refused, play, position, table

HAND = "fugitive: 3, 11, 16, 20, 42; marshal: 5, 8"
TRAIL = f"trail: 1, 4, 9 (2 6), 12; {HAND}; now: marshal attempts"
ONE_UP = f"trail: 1, 4!, 9 (2 6), 12; {HAND}; now: marshal attempts"

FOUND = "[fg.guess.hit fg.guess.number_only]"
FOUND_ALL = "[fg.guess.all_or_nothing fg.guess.number_only]"
MISSED = "[fg.guess.hit]"
MISSED_ALL = "[fg.guess.all_or_nothing]"
UP = "[fg.guess.hit]"
NEXT = "TurnBegan fugitive, 3 [fg.turn.order fg.turn.fugitive]"


@table(
    Case(
        "one number that is a hideout",
        TRAIL,
        "name 4",
        (f"Found 4 {FOUND}", f"Revealed 2, 4, none {UP}", NEXT),
        "trail: 1, 4!, 9 (2 6), 12",
    ),
    Case(
        "a hideout is turned up with all its sprint cards",
        TRAIL,
        "name 9",
        (f"Found 9 {FOUND}", f"Revealed 3, 9, 2 and 6 {UP}", NEXT),
        "trail: 1, 4, 9! (2 6), 12",
    ),
    Case(
        "one number that is none",
        TRAIL,
        "name 7",
        (f"Missed 7 {MISSED}", NEXT),
        "trail: 1, 4, 9 (2 6), 12; missed: 7 @4",
    ),
    Case(
        "several numbers that are all hideouts",
        TRAIL,
        "name 12, 4",
        (
            f"Found 4 and 12 {FOUND_ALL}",
            f"Revealed 2, 4, none {UP}",
            f"Revealed 4, 12, none {UP}",
            NEXT,
        ),
        "trail: 1, 4!, 9 (2 6), 12!",
    ),
    Case(
        "several numbers and one of them wrong",
        TRAIL,
        "name 4, 7, 12",
        (f"Missed 4 and 7 and 12 {MISSED_ALL}", NEXT),
        "trail: 1, 4, 9 (2 6), 12; missed: 4 7 12 @4",
    ),
    Case(
        "a sprint card is never hit",
        TRAIL,
        "name 6",
        ("Missed 6 [fg.guess.hit fg.guess.hideouts_only]", NEXT),
    ),
    Case(
        "a sprint card spoils a right number",
        TRAIL,
        "name 6, 9",
        ("Missed 6 and 9 [fg.guess.all_or_nothing fg.guess.hideouts_only]", NEXT),
    ),
    Case(
        "a number that is face up already",
        ONE_UP,
        "name 4",
        ("Missed 4 [fg.guess.hit fg.guess.hopeless]", NEXT),
        "missed: 4 @4 up 4",
    ),
    Case(
        "a number in the marshal's own hand",
        TRAIL,
        "name 5",
        ("Missed 5 [fg.guess.hit fg.guess.hopeless]", NEXT),
    ),
    Case(
        "a number that is face up counts as wrong among others",
        ONE_UP,
        "name 4, 9",
        ("Missed 4 and 9 [fg.guess.all_or_nothing fg.guess.hopeless]", NEXT),
    ),
    Case(
        "or as right, by the other reading",
        f"options: face_up right; {ONE_UP}",
        "name 4, 9",
        (f"Found 4 and 9 {FOUND_ALL}", f"Revealed 3, 9, 2 and 6 {UP}", NEXT),
    ),
    Case(
        "by that reading a face-up number alone is still a miss",
        f"options: face_up right; {ONE_UP}",
        "name 4",
        ("Missed 4 [fg.guess.hit fg.guess.hopeless]", NEXT),
    ),
    Case("declining", TRAIL, "decline", ("Declined [fg.guess.optional]", NEXT)),
)
def test_what_an_attempt_does(case: Case) -> None:
    check(case)


@table(
    Refused(
        "naming 0",
        TRAIL,
        "name 0",
        "fg.guess.range",
        "0 can't be named: numbers are 1 to 41. [fg.guess.range]",
    ),
    Refused(
        "naming 42",
        TRAIL,
        "name 4, 42",
        "fg.guess.range",
        "42 can't be named: numbers are 1 to 41. [fg.guess.range]",
    ),
    Refused(
        "naming a number twice",
        TRAIL,
        "name 4, 9, 4",
        "fg.guess.once",
        "4 is named twice, and the numbers are a set. [fg.guess.once]",
    ),
    Refused(
        "naming nothing",
        TRAIL,
        "name",
        "fg.guess.once",
        "An attempt names at least one number. [fg.guess.once]",
    ),
    Refused(
        "everything at once",
        TRAIL,
        "name 0, 4, 4, 42",
        "fg.guess.range fg.guess.once",
        "0 can't be named: numbers are 1 to 41. [fg.guess.range] "
        "42 can't be named: numbers are 1 to 41. [fg.guess.range] "
        "4 is named twice, and the numbers are a set. [fg.guess.once]",
    ),
    Refused(
        "declining where an attempt must be made",
        f"options: attempting required; {TRAIL}",
        "decline",
        "fg.guess.optional",
        "By this reading the marshal must make an attempt. [fg.guess.optional]",
    ),
    Refused(
        "a second attempt",
        f"trail: 1, 4; {HAND}, 6; now: fugitive draws".replace("; marshal: 5, 8, 6", ", 6, 9"),
        "name 4",
        "fg.turn.order",
        "Not now: first a deck is chosen to draw from. [fg.turn.order]",
    ),
    Refused(
        "several numbers with a dead phone",
        f"options: variant random; active: dead_phone; {TRAIL}",
        "name 4, 9",
        "fg.event.effects",
        "With a dead phone one number may be named, not 2. [fg.event.effects]",
    ),
)
def test_what_can_not_be_named(case: Refused) -> None:
    check_refused(case)


@pytest.mark.parametrize("number", [4, 9, 12])
def test_a_failed_multi_attempt_does_not_ban_each_number(number: int) -> None:
    """Only all of them together are known not to have been hideouts."""
    state, _ = play(position(TRAIL), "name 4, 7, 9, 12; draw 1; card 14; pass; draw 3; card 30")
    assert [miss.numbers for miss in state.misses] == [(4, 7, 9, 12)]
    state, told = play(state, f"name {number}")
    assert told[0] == f"Found {number} {FOUND}"


def test_a_number_that_was_missed_can_be_laid_and_found_later() -> None:
    state, told = play(position(TRAIL), "name 14")
    assert told[0] == f"Missed 14 {MISSED}"
    state, _ = play(state, "draw 1; card 14; lay 14; draw 3; card 30")
    _, told = play(state, "name 14")
    assert told[:2] == [f"Found 14 {FOUND}", f"Revealed 5, 14, none {UP}"]


def test_a_miss_remembers_the_trail_as_it_was() -> None:
    state, _ = play(position(ONE_UP), "name 7, 9; draw 1; card 14; lay 14; draw 3; card 30; name 2")
    assert [(miss.numbers, miss.laid, miss.up) for miss in state.misses] == [
        ((7, 9), 4, (4,)),
        ((2,), 5, (4,)),
    ]


def test_the_order_of_the_numbers_makes_no_difference() -> None:
    assert Attempt((Card(9), Card(4))) == Attempt((Card(4), Card(9)))


def test_why_an_attempt_failed_gives_no_card_away() -> None:
    state = position(TRAIL)
    _, events = GAME.play(state, Attempt((Card(5), Card(6))))
    assert GAME.sight.witness(events[0], ALL_SEEING).rules == (
        "fg.guess.all_or_nothing",
        "fg.guess.hideouts_only",
        "fg.guess.hopeless",
    )
    seen = GAME.sight.witness(events[0], MARSHAL)
    assert seen.rules == ("fg.guess.all_or_nothing", "fg.guess.hopeless")


# -- what is offered


def test_each_number_alone_is_listed_and_declining() -> None:
    state = position(TRAIL)
    listed = [GAME.notation.move_text(move, state) for move in GAME.rules.options(state)]
    assert listed == [*(f"name {number}" for number in range(1, 42)), "decline"]
    assert not GAME.lists_all(state)


def test_declining_is_not_listed_where_it_is_not_allowed() -> None:
    state = position(f"options: attempting required; {TRAIL}")
    assert "decline" not in [
        GAME.notation.move_text(move, state) for move in GAME.rules.options(state)
    ]


def test_an_attempt_is_put_together_number_by_number() -> None:
    state = position(TRAIL)
    first = GAME.board.compose(state, ())
    assert first is not None
    assert [part.key for part in first.parts if part.refusal] == ["0", "42"]
    assert first.move is None
    second = GAME.board.compose(state, ("4", "9"))
    assert second is not None
    assert second.move == Attempt((Card(4), Card(9)))
    assert second.refusal is None
    assert [part.key for part in second.parts if part.refusal] == ["0", "4", "9", "42"]


def test_a_part_that_is_no_number() -> None:
    with pytest.raises(ValueError, match="'x' is no number from 0 to 42"):
        GAME.board.compose(position(TRAIL), ("x",))


def test_where_one_number_is_allowed_nothing_is_put_together() -> None:
    state = position(f"options: variant random; active: dead_phone; {TRAIL}")
    assert GAME.board.compose(state, ()) is None
    assert GAME.lists_all(state)
