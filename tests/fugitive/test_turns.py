"""Turns: whose they are, what is drawn in them, and what an empty deck means."""

from __future__ import annotations

import pytest

from engine.fugitive import GAME
from tests.fugitive.table import Case, Refused, check, check_refused, lines, play, position, table

HAND = "fugitive: 2, 5, 7, 10, 16, 20"
FUGITIVE = f"trail: 1, 3; {HAND}"
MARSHAL = f"{FUGITIVE}; marshal: 4, 6; now: marshal draws, marshal attempts"

GONE_1 = "trail: 1, 4, 7, 10; fugitive: 2, 3, 15, 16; marshal: 5, 6, 8, 9, 11, 12, 13, 14"
EMPTY = (
    "trail: 1, 4, 7, 10; fugitive: 2, 3, 15, 16, 40, 42; marshal: 5, 6, 8, 9, 11, 12, 13, 14, 17, "
    "18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 41"
)
LAST = EMPTY.replace("16, 40", "16")
"""Only 40 is left to draw."""
SKIPS = "DrawSkipped fugitive [fg.turn.empty_deck]"


@table(
    Case(
        "the fugitive chooses a deck",
        FUGITIVE,
        "draw 3",
        ("DeckChosen fugitive, 3 [fg.turn.fugitive]",),
        "now: fugitive turns-up 3, fugitive lays",
    ),
    Case(
        "and takes the card",
        FUGITIVE,
        "draw 3; card 30",
        ("CardDrawn fugitive, 3, 30 [fg.setup.decks]",),
        "fugitive: 2, 5, 7, 10, 16, 20, 30, 42; drawn: 3@2; now: fugitive lays",
    ),
    Case(
        "the marshal draws two cards on the first turn",
        f"trail: 1; {HAND}; round: 1; now: fugitive second".replace("2, 5", "2, 3, 5"),
        "stop; draw 1; card 4",
        ("CardDrawn marshal, 1, 4 [fg.setup.decks]",),
        "marshal: 4; now: marshal draws, marshal attempts",
    ),
    Case(
        "from one deck or from two",
        f"trail: 1; {HAND}; round: 1; now: fugitive second".replace("2, 5", "2, 3, 5"),
        "stop; draw 1; card 4; draw 3; card 41",
        ("CardDrawn marshal, 3, 41 [fg.setup.decks]",),
        "marshal: 4, 41; now: marshal attempts",
    ),
    Case(
        "later the marshal draws one",
        MARSHAL,
        "draw 1; card 8",
        ("CardDrawn marshal, 1, 8 [fg.setup.decks]",),
        "marshal: 4, 6, 8; now: marshal attempts",
    ),
    Case(
        "a new round begins with the fugitive",
        MARSHAL,
        "draw 1; card 8; decline",
        (
            "Declined [fg.guess.optional]",
            "TurnBegan fugitive, 3 [fg.turn.order fg.turn.fugitive]",
        ),
        "round: 3; now: fugitive draws, fugitive lays",
    ),
    Case(
        "with all decks empty the draw is skipped and the turn goes on",
        f"{EMPTY}; now: marshal attempts",
        "decline",
        (
            "Declined [fg.guess.optional]",
            "TurnBegan fugitive, 3 [fg.turn.order fg.turn.fugitive]",
            SKIPS,
        ),
        "now: fugitive lays",
    ),
)
def test_a_turn(case: Case) -> None:
    check(case)


@table(
    Refused(
        "an empty deck",
        GONE_1,
        "draw 1",
        "fg.turn.empty_deck",
        "There is no card to draw in deck 1; there are cards in deck 2 and deck 3. "
        "[fg.turn.empty_deck]",
    ),
    Refused(
        "a second draw",
        f"{MARSHAL}".replace("marshal draws, ", ""),
        "draw 1",
        "fg.turn.marshal",
        "Not now: the marshal makes an attempt, or declines. [fg.turn.marshal]",
    ),
    Refused(
        "a card that is not in that deck",
        f"{FUGITIVE}; now: fugitive turns-up 1, fugitive lays",
        "card 15",
        "fg.setup.decks",
        "15 can't be on top of deck 1. [fg.setup.decks]",
    ),
    Refused(
        "a card that has been drawn",
        f"{MARSHAL}".replace("draws", "turns-up 1"),
        "card 4",
        "fg.setup.decks",
        "4 can't be on top of deck 1. [fg.setup.decks]",
    ),
)
def test_what_can_not_be_drawn(case: Refused) -> None:
    check_refused(case)


def test_only_decks_with_cards_are_offered() -> None:
    state = position(GONE_1)
    assert [GAME.notation.move_text(move, state) for move in GAME.rules.options(state)] == [
        "draw 2",
        "draw 3",
    ]
    assert [GAME.notation.move_text(move, state) for move in GAME.teaching.temptations(state)] == [
        "draw 1"
    ]


# -- a game that would not end

IDLE = f"{EMPTY}; round: 5; now: fugitive lays"


@pytest.mark.parametrize(
    ("reading", "winner", "event"),
    [
        ("", "marshal", "GameEnded marshal, stalemate, None [fg.turn.stalemate]"),
        ("options: stalemate fugitive; ", "fugitive", "GameEnded fugitive, stalemate, None "),
        ("options: stalemate draw; ", "nobody", "GameEnded none, stalemate, None "),
    ],
)
def test_two_passed_turns_with_nothing_to_draw_end_the_game(
    reading: str, winner: str, event: str
) -> None:
    state, _ = play(position(reading + IDLE), "pass; decline")
    assert "idle: 1" in lines(state)
    state, told = play(state, "pass")
    assert told[-1].startswith(event)
    assert f"now: over, won by {winner}" in lines(state)


def test_laying_a_hideout_begins_the_count_anew() -> None:
    state, _ = play(position(IDLE), "pass; decline; lay 15 with 2; decline; pass; decline")
    assert "idle: 1" in lines(state)


def test_the_turn_that_draws_the_last_card_does_not_count() -> None:
    state, _ = play(position(LAST), "draw 3; card 40; pass; decline; pass; decline")
    assert "idle: 1" in lines(state)
    assert "dry: no" not in lines(state)


def test_a_deck_emptied_in_this_turn_is_written_down() -> None:
    state, _ = play(position(LAST), "draw 3; card 40")
    assert "dry: no" in lines(state)
    assert GAME.read_position(GAME.notation.position_text(state)) == state
