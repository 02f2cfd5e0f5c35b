"""Texts are read word by word, and an error points at the word."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.notation import (
    NotationError,
    Scanner,
    read_lines,
    words_of,
)

from .toy import TOY
from .toy_pieces import Tree
from .toy_play import LAYING, position

COLOURS = {"red": 1, "Blue": 2, "o'clock": 3}


def test_words_and_signs_are_taken_one_by_one() -> None:
    scanner = Scanner("  lay 1,\t2<>* o'clock x-ray é ")
    taken = []
    while not scanner.done:
        taken.append(scanner.peek())
        assert scanner.take(taken[-1])
    assert taken == ["lay", "1", ",", "2", "<", ">", "*", "o'clock", "x-ray", "é"]


def test_a_word_is_taken_whole_in_any_case() -> None:
    scanner = Scanner("Lay layer")
    assert scanner.take("lay")
    assert not scanner.take("lay")
    assert scanner.take("LAYER")
    assert scanner.done


def test_nothing_is_taken_at_the_end() -> None:
    scanner = Scanner("   ")
    assert scanner.done
    assert (scanner.peek(), scanner.take(""), scanner.take("x")) == ("", False, False)


def test_a_part_of_a_text_is_read_as_if_it_were_all() -> None:
    scanner = Scanner("lay one two", 4, 7)
    assert scanner.peek() == "one"
    assert scanner.take("one")
    assert scanner.done
    scanner.end()


def test_one_of_gives_the_value_of_a_word() -> None:
    scanner = Scanner("BLUE red o'clock")
    assert [scanner.one_of("a colour", COLOURS) for _ in range(3)] == [2, 1, 3]


@given(st.integers(0, 99))
def test_a_number_in_range_is_read(number: int) -> None:
    assert Scanner(f" {number} ").number("a number", 0, 99) == number


@pytest.mark.parametrize("word", ["10", "0", "x", "-1", "٣", "²", "1x", "", "9" * 20])
def test_a_number_out_of_range_is_refused(word: str) -> None:
    with pytest.raises(NotationError, match="expected a stone: a number from 1 to 9"):
        Scanner(word).number("a stone", 1, 9)


@pytest.mark.parametrize(
    ("text", "read", "message"),
    [
        (
            "lay 1 grey",
            lambda s: (s.take("lay"), s.take("1"), s.one_of("a colour", COLOURS)),
            "line 1, column 7: expected a colour: red, Blue, o'clock, found 'grey'\n"
            "  lay 1 grey\n"
            "        ^^^^",
        ),
        (
            "lay\n  12 now",
            lambda s: Scanner(s.text, 4).number("a stone", 1, 9),
            "line 2, column 3: expected a stone: a number from 1 to 9, found '12'\n"
            "    12 now\n"
            "    ^^",
        ),
        (
            "lay",
            lambda s: (s.take("lay"), s.expect(",")),
            "line 1, column 4: expected ',', found the end\n  lay\n     ^",
        ),
        (
            "",
            lambda s: s.expect("lay"),
            "line 1, column 1: expected 'lay', found the end\n  \n  ^",
        ),
        (
            "lay 1 2",
            lambda s: (s.take("lay"), s.take("1"), s.end()),
            "line 1, column 7: expected nothing more, found '2'\n  lay 1 2\n        ^",
        ),
    ],
    ids=["unknown word", "second line", "at the end", "empty", "too much"],
)
def test_an_error_says_what_was_expected_and_points_at_the_word(
    text: str, read: object, message: str
) -> None:
    assert callable(read)
    with pytest.raises(NotationError) as refused:
        read(Scanner(text))
    assert str(refused.value) == message


def test_a_mark_stays_on_its_line() -> None:
    error = NotationError("ab\ncd", 1, 5, "too long")
    assert str(error) == "line 1, column 2: too long\n  ab\n   ^"


@given(st.text(alphabet="ab \n", max_size=20), st.integers(0, 20), st.integers(0, 5))
def test_the_column_of_an_error_is_where_it_stands(text: str, start: int, length: int) -> None:
    start = min(start, len(text))
    error = NotationError(text, start, start + length, "odd")
    lines = text.split("\n")
    assert sum(len(line) + 1 for line in lines[: error.line - 1]) + error.column - 1 == start
    head, shown, marks = str(error).split("\n")
    assert (head, shown) == (
        f"line {error.line}, column {error.column}: odd",
        f"  {lines[error.line - 1]}",
    )
    assert marks.index("^") == error.column + 1


def test_a_notation_error_is_a_value_error() -> None:
    assert issubclass(NotationError, ValueError)


# -- lines


def test_lines_have_keys_and_values() -> None:
    lines = read_lines("# a note\nseats: Ann, Bob # and a note\n\n  C1  roof :x; now: lay Ann;;")
    assert [line.key for line in lines] == ["seats", "C1 roof", "now"]
    values = [line.text[line.key_end + 1 : line.value_end].strip() for line in lines]
    assert values == ["Ann, Bob", "x", "lay Ann"]


def test_a_value_ends_with_its_line() -> None:
    scanner = read_lines("bag: 4; round: 2")[0].value_scanner()
    assert scanner.number("the bag", 0, 9) == 4
    scanner.end()


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [("bag 4", 1, 1), ("bag: 4\n\n   nonsense # bag: 5", 3, 4), ("bag: 4; nonsense", 1, 9)],
    ids=["alone", "below, with a note", "after a semicolon"],
)
def test_a_line_without_a_colon_is_pointed_at(text: str, line: int, column: int) -> None:
    with pytest.raises(NotationError, match="expected a line 'name: value'") as refused:
        read_lines(text)
    assert (refused.value.line, refused.value.column) == (line, column)


def test_a_line_can_fail_at_its_key() -> None:
    with pytest.raises(NotationError) as refused:
        read_lines("bag: 4\nbug: 5")[1].fail("no such line")
    assert str(refused.value) == "line 2, column 1: no such line\n  bug: 5\n  ^^^"


def test_members_have_words() -> None:
    assert words_of(Tree) == {"low": Tree.LOW, "high": Tree.HIGH}


# -- as a game uses it


@pytest.mark.parametrize(
    ("text", "column", "problem"),
    [
        ("fly 1", 1, "expected a move: deal, lay, show, pick, sky, found 'fly'"),
        ("lay 1 x", 7, "expected a stone: a number from 1 to 9, found 'x'"),
        ("pick hihg", 6, "expected a tree: low, high, found 'hihg'"),
        ("pick", 5, "expected a tree: low, high, found the end"),
        ("show me", 6, "expected nothing more, found 'me'"),
        ("", 1, "expected a move: deal, lay, show, pick, sky, found the end"),
    ],
)
def test_a_move_that_can_not_be_read_is_pointed_at(text: str, column: int, problem: str) -> None:
    with pytest.raises(NotationError) as refused:
        TOY.notation.read_move(text, position(LAYING))
    assert (refused.value.column, refused.value.problem) == (column, problem)


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ("seats: Ann, Zoe", 1, 13),
        ("bag: 4\nnow: lay Zoe", 2, 10),
        ("bag: 4; spent: 1, many", 1, 19),
        ("options: smal", 1, 10),
        ("bag: 4\nmoon: full", 2, 1),
    ],
    ids=["unknown name", "second line", "after a semicolon", "unknown option", "unknown line"],
)
def test_a_position_that_can_not_be_read_is_pointed_at(text: str, line: int, column: int) -> None:
    with pytest.raises(NotationError) as refused:
        TOY.read_position(text)
    assert (refused.value.line, refused.value.column) == (line, column)
