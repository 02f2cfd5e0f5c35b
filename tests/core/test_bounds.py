"""Input from outside is measured before it is read, whatever its size."""

from __future__ import annotations

import json
import tracemalloc
from collections.abc import Callable
from typing import Any

import pytest

from engine.core import bounds
from engine.core.bounds import (
    JSON_STRINGS,
    TOML_STRINGS,
    OutOfBounds,
    check_nested,
    check_number,
    check_text,
    printable,
    quoted,
)
from engine.core.notation import NotationError, Scanner, read_lines
from engine.core.record import Record, RecordError, from_json
from engine.core.scenario import ScenarioError, read_scenario
from engine.core.study_code import CodeError, read_code
from engine.core.timeline import Timeline
from engine.core.tree import Mark

from .toy import TOY
from .toy_play import timeline

ESCAPE = "\x1b[31m"
MOST_MEMORY = 20_000_000
LONGEST = bounds.MOST_SAID + 1_000


class Anything(Record):
    value: Any


def find(_name: str) -> Any:
    return TOY


HEAD = 'game = "toy"\ntitle = "x"\nstart = { players = 2 }\n'
STEP = '[[line]]\nmove = "luck"\n'

GIANTS: dict[str, tuple[Callable[[str], object], str, type[ValueError]]] = {
    "a move of a million words": (
        lambda text: TOY.notation.read_move(text, timeline().state),
        "lay " + "1, " * 1_000_000,
        NotationError,
    ),
    "a position of a million lines": (TOY.read_position, "a: b\n" * 1_000_000, NotationError),
    "a position with a word of a million letters": (TOY.read_position, "a" * 10**6, NotationError),
    "a file of a million steps": (
        lambda text: read_scenario(text, "here"),
        HEAD + STEP * 1_000_000,
        ScenarioError,
    ),
    "steps": (lambda text: read_scenario(text, "here"), HEAD + STEP * 9_000, ScenarioError),
    "questions on a step": (
        lambda text: read_scenario(text, "here"),
        HEAD + STEP + '[[line.question]]\nask=""\nanswer=""\n' * 6_000,
        ScenarioError,
    ),
    "dotted keys": (
        lambda text: read_scenario(text, "here"),
        "x" + ".x" * 30_000 + " = 1",
        ScenarioError,
    ),
    "dotted keys in quotes": (
        lambda text: read_scenario(text, "here"),
        '"x"' + ' . "x"' * 10_000 + " = 1",
        ScenarioError,
    ),
    "nested arrays": (
        lambda text: read_scenario(text, "here"),
        "x = " + "[" * 900 + "]" * 900,
        ScenarioError,
    ),
    "nested arrays over many lines": (
        lambda text: read_scenario(text, "here"),
        "x = " + "[\n" * 900 + "]\n" * 900,
        ScenarioError,
    ),
    "nested tables": (
        lambda text: read_scenario(text, "here"),
        "x = " + "{a=" * 900 + "1" + "}" * 900,
        ScenarioError,
    ),
    "a number of many digits": (
        lambda text: read_scenario(text, "here"),
        f"{HEAD}seed = {'9' * 100_000}",
        ScenarioError,
    ),
    "a move made a billion times": (
        lambda text: read_scenario(text, "here"),
        f"{HEAD}{STEP}times = 1000000000",
        ScenarioError,
    ),
    "a comment of many letters": (
        lambda text: read_scenario(text, "here"),
        f'{HEAD}{STEP}comment = "{"a" * 200_000}"',
        ScenarioError,
    ),
    "an unknown key of many letters": (
        lambda text: read_scenario(text, "here"),
        f"{HEAD}{'a' * 200_000} = 1",
        ScenarioError,
    ),
    "a code of a million letters": (
        lambda text: read_code(text, find),
        "hx1." + "A" * 1_000_000,
        CodeError,
    ),
    "a version of many letters": (
        lambda text: read_code(text, find),
        "hx" + "9" * 90_000 + ".A",
        CodeError,
    ),
    "JSON of two million letters": (
        lambda text: from_json(text, Anything),
        '"' + "a" * 2_000_000,
        RecordError,
    ),
    "nested JSON": (lambda text: from_json(text, Anything), '{"value":' + "[" * 9**5, RecordError),
}


@pytest.mark.parametrize(("read", "giant", "kind"), GIANTS.values(), ids=list(GIANTS))
def test_a_giant_is_refused_in_a_sentence_without_being_followed(
    read: Callable[[str], object], giant: str, kind: type[ValueError]
) -> None:
    tracemalloc.start()
    try:
        with pytest.raises(kind) as refused:
            read(giant)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert type(refused.value) is kind
    assert len(str(refused.value)) < LONGEST
    assert peak < MOST_MEMORY


# -- controls


@pytest.mark.parametrize("sign", ["\x1b", "\x07", "\x00", "\x7f", "\x9b", "\r", "\ud800", "\x0b"])
def test_a_text_with_what_a_terminal_obeys_is_refused_and_not_repeated(sign: str) -> None:
    with pytest.raises(OutOfBounds) as refused:
        check_text(f"red {sign}[31m", "a comment")
    assert sign not in str(refused.value)


@pytest.mark.parametrize(
    "text", ["안이 사과를\n딴다", "a\tb", "one\r\ntwo", "não", "👩‍🚒", "\u202bعربي"]
)
def test_texts_of_any_language_over_several_lines_are_kept(text: str) -> None:
    assert check_text(text, "a comment") == text


def test_escapes_are_refused_wherever_they_stand_in_a_file() -> None:
    for spoiled in (
        f'{HEAD}text = "\\u001b[31m"',
        HEAD.replace('"x"', '"\\u001b]0;owned\\u0007"'),
        f'{HEAD}[translations.ko]\n"\\u009b31m" = "x"',
        f'{HEAD}{STEP}comment = "\\u001b[2J"',
    ):
        with pytest.raises(ScenarioError) as refused:
            read_scenario(spoiled, f"{ESCAPE}file.toml")
        assert str(refused.value).isprintable()


def test_escapes_reach_no_timeline() -> None:
    study: Timeline[Any] = timeline()
    for note in (study.comment, study.rename):
        with pytest.raises(OutOfBounds):
            note(0, ESCAPE)
    with pytest.raises(OutOfBounds):
        study.mark(0, (Mark(ESCAPE),))
    assert study == timeline()


def test_an_error_about_a_line_with_escapes_shows_none() -> None:
    with pytest.raises(NotationError) as refused:
        Scanner(f"lay {ESCAPE}").number("a stone", 1, 9)
    with pytest.raises(NotationError) as other:
        read_lines(f"a line {ESCAPE}")
    assert "\x1b" not in f"{refused.value}{other.value}"


# -- what is quoted


def test_what_is_quoted_is_short_and_escaped() -> None:
    assert quoted("Doc") == "'Doc'"
    assert quoted(3) == "3"
    assert quoted(ESCAPE) == "'\\x1b[31m'"
    for giant in ("a" * 10**6, [[1] * 10**6] * 9, 10**5000, {"a" * 10**6: 1}, -(10**5000)):
        assert len(quoted(giant)) <= 2 * bounds.MOST_QUOTED + 1


def test_what_is_printed_keeps_its_lines_and_no_more_than_so_many_characters() -> None:
    assert printable("a\n\tb\x1b") == "a\n\tb�"
    assert printable("a" * 9, 5) == "aaaa…"


def test_a_long_line_is_shown_around_its_fault() -> None:
    text = f"a: {'x ' * 400}y {'z ' * 400}"
    start = text.index("y")
    head, shown, marks = str(NotationError(text, start, start + 1, "odd")).split("\n")
    assert head == f"line 1, column {start + 1}: odd"
    assert len(shown) < 200
    assert shown[marks.index("^")] == "y"


# -- numbers and nesting


def test_numbers_are_read_within_bounds() -> None:
    assert check_number("12", "a width", 0, 99) == 12
    assert check_number(-3, "a step", -5, 5) == -3
    for wrong in ("9" * 5000, "²", "1e3", "", True, 2.5, None, 100, "-1", [3]):
        with pytest.raises(OutOfBounds, match="a width is a whole number from 0 to 99, not "):
            check_number(wrong, "a width", 0, 99)


@pytest.mark.parametrize(
    "text",
    [
        'text = """\n[[[[ a """',
        "x = ['" + "[" * 99 + "']",
        "# " + "[" * 99,
        'x = "' + "." * 99 + '"',
        'x = "\\"' + "[" * 99 + '"',
        "[[line]]\n" * 99,
    ],
)
def test_brackets_and_dots_in_texts_are_not_counted(text: str) -> None:
    check_nested(text, TOML_STRINGS)


def test_brackets_of_json_are_counted_outside_of_texts() -> None:
    check_nested(json.dumps(["[" * 99, '"[' * 99]), JSON_STRINGS)
    with pytest.raises(OutOfBounds):
        check_nested("[" * 99, JSON_STRINGS)
