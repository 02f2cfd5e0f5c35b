"""Lines of progress: each answer is one, any order will do, and bad lines are passed over."""

from __future__ import annotations

import json
import random
from datetime import UTC, datetime, timedelta, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.record import replace
from explorer.learning.answered import HEAD, Answered, line, merged, read_log

from .history import answered, logs


@given(log=logs)
def test_a_log_is_read_as_it_was_written(log: list[Answered]) -> None:
    lines = [HEAD, *(line(each) for each in log)]
    assert all("\n" not in each for each in lines)
    assert read_log(lines).answers == merged(log)
    assert read_log(lines).unreadable == 0


@given(one=logs, other=logs, seed=st.integers())
def test_two_files_become_one_by_putting_them_together(
    one: list[Answered], other: list[Answered], seed: int
) -> None:
    lines = [HEAD, *map(line, one), HEAD, *map(line, other)]
    expected = read_log(lines)
    random.Random(seed).shuffle(lines)
    assert read_log(lines) == expected


@given(text=st.text())
def test_no_text_breaks_the_reader(text: str) -> None:
    found = read_log([line(answered(0)), *text.split("\n")])
    assert answered(0) in found.answers


@pytest.mark.parametrize(
    "change",
    [
        {"time": "2026-03-02T18:00:00"},
        {"time": "1999-03-02T18:00:00Z"},
        {"result": "maybe"},
        {"name": "somebody"},
        {"question": "first"},
        {"rules": "x.one"},
    ],
    ids=str,
)
def test_a_line_of_another_shape_is_passed_over(change: dict[str, str]) -> None:
    whole = json.loads(line(answered(0)))
    found = read_log([json.dumps(whole | change), line(answered(1))])
    assert (found.answers, found.unreadable) == ((answered(1),), 1)


def test_nothing_is_kept_but_the_answer() -> None:
    whole = json.loads(line(answered(0, "wrong", hinted=True, again=True)))
    assert set(whole) == {"time", "scenario", "question", "result", "rules", "hinted", "again"}


def test_the_day_of_an_answer_is_that_of_the_reader_wherever_it_is_read() -> None:
    late = datetime(2026, 3, 2, 23, 30, tzinfo=timezone(timedelta(hours=-5)))
    early = datetime(2026, 3, 3, 4, 30, tzinfo=UTC)
    assert late == early
    for time, day in ((late, 2), (early, 3)):
        written = line(replace(answered(0), time=time))
        assert read_log([written]).answers[0].day.day == day
