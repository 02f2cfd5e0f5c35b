"""Texts of moves and positions, and the errors of unreadable ones."""

from __future__ import annotations

import pytest

from engine.core.notation import NotationError
from engine.fugitive import GAME
from engine.fugitive.cards import Card, Deck
from engine.fugitive.state import Drawn, Miss
from tests.fugitive.table import lines, position

STATE = GAME.setup(2)


@pytest.mark.parametrize(
    "text",
    [
        "draw 2",
        "card 17",
        "card event",
        "event slip_of_the_tongue",
        "show 17",
        "lay 7",
        "lay 17 with 4, 9",
        "name 5",
        "name 5, 9",
        "name",
        "take 4 from 2",
        "ask 3",
        "discard 12",
        "peek 1",
        "keep",
        "bury",
        "pass",
        "stop",
        "decline",
    ],
)
def test_a_move_reads_back(text: str) -> None:
    assert GAME.notation.move_text(GAME.notation.read_move(text, STATE), STATE) == text


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("dance", "expected a move: draw, card, event"),
        ("draw 4", "expected a deck: a number from 1 to 3, found '4'"),
        ("lay", "expected a card: a number from 0 to 42, found the end"),
        ("lay 43", "expected a card: a number from 0 to 42, found '43'"),
        ("lay 7 under 3", "expected nothing more, found 'under'"),
        ("take 4", "expected 'from', found the end"),
        ("event party", "expected an event card: tip_off, second_wind"),
        ("pass 3", "expected nothing more, found '3'"),
    ],
)
def test_a_move_that_can_not_be_read(text: str, problem: str) -> None:
    with pytest.raises(NotationError) as wrong:
        GAME.notation.read_move(text, STATE)
    assert wrong.value.problem.startswith(problem)


def test_a_position_in_two_lines() -> None:
    state = position("trail: 3, 7! (2), 12 (4 9); fugitive: 1, 14, 16, 20")
    assert lines(state) == [
        "round: 2",
        "trail: 3, 7! (2), 12 (4 9)",
        "fugitive: 1, 14, 16, 20, 42",
        "drawn: 1@1, 1@1",
        "now: fugitive draws, fugitive lays",
    ]


def test_1_2_3_and_42_are_in_hand_unless_they_lie_elsewhere() -> None:
    state = position("trail: 3, 6; fugitive: 5, 7, 16, 20")
    assert state.hand == (1, 2, 5, 7, 16, 20, 42)


def test_all_other_cards_are_in_the_decks() -> None:
    state = position("trail: 3, 6; fugitive: 5, 7, 16, 20; marshal: 4, 41")
    assert state.decks[0] == (8, 9, 10, 11, 12, 13, 14)
    assert [len(deck) for deck in state.decks] == [7, 12, 12]


def test_what_the_fugitive_must_have_drawn_is_worked_out() -> None:
    state = position("trail: 3, 6; fugitive: 5, 7, 9, 16, 20, 30")
    assert state.draws == (Drawn(Deck(1), 1), Drawn(Deck(3), 1))


def test_misses_keep_the_trail_as_it_was() -> None:
    state = position("trail: 3!, 6; fugitive: 5, 7, 16, 20; missed: 9 4 @1, 5 @2 up 3")
    assert state.misses == (
        Miss((Card(4), Card(9)), 1),
        Miss((Card(5),), 2, (Card(3),)),
    )


@pytest.mark.parametrize(
    ("text", "problem", "column"),
    [
        ("trial: 3", "expected a line of a position: options, round, trail", 1),
        ("trail: 3; trail: 4", "'trail' is said twice", 11),
        ("trail: 3, 43", "expected a card: a number from 0 to 42, found '43'", 11),
        ("trail: 3 (2", "expected ')', found the end", 12),
        ("trail: 3 4", "expected nothing more, found '4'", 10),
        ("fugitive: 3, x", "expected a card: a number from 0 to 42, found 'x'", 14),
        ("now: judge lays", "expected who acts: fugitive, marshal, found 'judge'", 6),
        ("now: marshal dances", "expected what is to be done: dealt, turn, draws", 14),
        ("now: over", "expected ',', found the end", 10),
        ("now:", "expected who acts, found the end", 5),
        ("missed: 3", "expected '@', found the end", 10),
        ("drawn: 4@1", "expected a deck: a number from 1 to 3, found '4'", 8),
        ("active: nap", "expected an event card: tip_off", 9),
        ("options: speed", "no option is called 'speed'", 10),
        ("options: variant slow", "variant can't be 'slow'; it can be none, random", 10),
        ("options: variant random, variant discovery", "variant is said twice", 26),
    ],
)
def test_a_position_that_can_not_be_read(text: str, problem: str, column: int) -> None:
    with pytest.raises(NotationError) as wrong:
        GAME.read_position(text)
    assert wrong.value.problem.startswith(problem)
    assert wrong.value.column == column


def test_options_of_another_game_are_refused() -> None:
    with pytest.raises(ValueError, match="are no options of this game"):
        GAME.read_position("trail: 3", STATE)
