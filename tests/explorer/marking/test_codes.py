"""Hand-in codes: written alike by Python and by the page, and a typo is told."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.bounds import MOST_LISTED
from explorer.lessons.handing_in.codes import (
    LETTERS,
    MOST_MINUTES,
    Given,
    HandIn,
    NoHandIn,
    codes_in,
    hand_in_code,
    read_hand_in,
)
from explorer.lessons.handing_in.hand_in import handing_in
from explorer.lessons.lesson import open_session

EXAMPLES = json.loads(
    (Path(__file__).parents[2] / "scripts" / "hand_in_codes.json").read_text("utf-8")
)
NAMES = [each["name"] for each in EXAMPLES]
CODE = EXAMPLES[1]["code"]


def said(example: dict[str, Any]) -> HandIn:
    plain = example["said"]
    questions = tuple(
        Given(tuple(each["answers"]), each["hinted"], each["shown"]) for each in plain["questions"]
    )
    return HandIn(plain["digest"], plain["sealed"], plain["minutes"], questions, plain["name"])


@pytest.mark.parametrize("example", EXAMPLES, ids=NAMES)
def test_python_writes_and_reads_the_examples_that_the_page_writes(example: Any) -> None:
    assert hand_in_code(said(example)) == example["code"]
    assert read_hand_in(example["code"]) == said(example)


ANSWERS = st.tuples() | st.tuples(st.integers(0, 300)) | st.tuples(st.text(max_size=40))
QUESTIONS = st.builds(Given, ANSWERS, st.booleans(), st.booleans())


@given(
    st.builds(
        HandIn,
        st.binary(min_size=5, max_size=5).map(bytes.hex),
        st.booleans(),
        st.integers(0, 10**8),
        st.lists(QUESTIONS, max_size=12).map(tuple),
        st.text(max_size=30).map(str.strip),
    )
)
def test_a_code_reads_back(hand_in: HandIn) -> None:
    assert read_hand_in(hand_in_code(hand_in)) == hand_in


def test_small_letters_spaces_and_letters_that_look_alike_make_no_difference() -> None:
    assert read_hand_in(CODE.lower().replace("-", " ").replace("hx1 ", "hx1-")) == said(EXAMPLES[1])
    assert read_hand_in(CODE[:4] + CODE[4:].replace("0", "O").replace("1", "l")) == said(
        EXAMPLES[1]
    )


def test_every_single_typo_is_told() -> None:
    for place in range(4, len(CODE)):
        for letter in LETTERS:
            if CODE[place] in ("-", letter):
                continue
            with pytest.raises(NoHandIn, match="mistyped"):
                read_hand_in(CODE[:place] + letter + CODE[place + 1 :])


def test_two_letters_swapped_are_told() -> None:
    for place in range(4, len(CODE) - 1):
        one, other = CODE[place], CODE[place + 1]
        if one == other or "-" in (one, other):
            continue
        with pytest.raises(NoHandIn, match="mistyped"):
            read_hand_in(CODE[:place] + other + one + CODE[place + 2 :])


def test_a_code_that_was_cut_off_is_told() -> None:
    for end in range(4, len(CODE) - 1):
        with pytest.raises(NoHandIn):
            read_hand_in(CODE[:end])


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("", "begins with HX1-"),
        ("hello", "begins with HX1-"),
        ("HX1-UUUUU", "can't have 'U' in it"),
        ("HX1-" + "0" * 30_000, "at most 20,000 characters"),
    ],
)
def test_what_is_no_code_is_refused_with_a_reason(code: str, said: str) -> None:
    with pytest.raises(NoHandIn, match=said):
        read_hand_in(code)


def test_a_code_with_impossible_counts_is_refused() -> None:
    many = HandIn("0011223344", True, 0, (Given(tuple([0] * (MOST_LISTED + 1))),))
    with pytest.raises(NoHandIn, match="no code of a lesson"):
        read_hand_in(hand_in_code(many))


def test_a_code_of_a_time_that_no_calendar_has_is_refused() -> None:
    with pytest.raises(NoHandIn, match="no code of a lesson"):
        read_hand_in(hand_in_code(HandIn("0011223344", True, 10**15, ())))
    last = HandIn("0011223344", True, MOST_MINUTES, ())
    assert read_hand_in(hand_in_code(last)).when.year == 3925


def test_only_who_sees_everything_is_given_the_answers_that_codes_number() -> None:
    session = open_session("fugitive/a_step_too_far")
    for viewer, told in (("all-seeing", True), ("marshal", False), ("spectator", False)):
        session.viewer = viewer
        known = handing_in(session.here)
        assert known
        assert any(known.listed) is told


def test_codes_are_found_in_what_people_write() -> None:
    wrapped = CODE.replace("-", "-\n", 5).replace("HX1-\n", "HX1-")
    assert codes_in(f"Ana: {CODE}, thanks!\nBo {CODE.lower()} bye") == [CODE, CODE.lower()]
    assert [read_hand_in(each) for each in codes_in(f"My code:\n{wrapped}\n")] == [
        read_hand_in(CODE)
    ]
    assert codes_in("no code here") == []
