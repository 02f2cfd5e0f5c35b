"""Leitner's boxes: what went wrong comes again at once, then after ever longer waits."""

from __future__ import annotations

import re
from datetime import timedelta
from typing import Any

import pytest
from hypothesis import given

from engine.core.messages import load_messages
from engine.core.rulebook import LANGUAGES
from explorer.learning.answered import Answered, merged
from explorer.learning.boxes import WAITS, placed

from .history import OTHER, RULE, answered, day, logs


def box(*answers: Answered) -> int:
    return placed(answers)[RULE].box


def test_a_rule_that_never_went_wrong_is_in_no_box_and_known() -> None:
    found = placed([answered(0)])[RULE]
    assert (found.box, found.known, found.shaky, found.due) == (0, True, False, None)


@pytest.mark.parametrize("result", ["wrong", "shown"])
def test_what_goes_wrong_or_is_shown_is_shaky_and_due_at_once(result: Any) -> None:
    found = placed([answered(0), answered(1, result)])[RULE]
    assert (found.box, found.shaky, found.known, found.due) == (1, True, False, day(1))


def test_each_right_answer_when_due_doubles_or_triples_the_wait_until_it_is_learnt() -> None:
    log, now = [answered(0, "wrong")], 0
    for place, wait in enumerate(WAITS, 1):
        found = placed(log)[RULE]
        assert (found.box, found.due) == (place, day(now + wait))
        now += wait
        log.append(answered(now, minute=place))
    assert placed(log)[RULE].box == 0
    assert placed(log)[RULE].known


@pytest.mark.parametrize("language", LANGUAGES)
def test_readers_are_told_how_long_a_rule_waits(language: str) -> None:
    told = load_messages("explorer", language).phrase("practice.how")
    assert [int(number) for number in re.findall(r"\d+", told)] == list(WAITS[1:])


def test_a_right_answer_before_it_is_due_changes_nothing() -> None:
    log = [answered(0, "wrong"), answered(0, minute=1)]
    assert box(*log) == 2
    assert box(*log, answered(0, minute=2)) == 2
    assert placed([*log, answered(0, minute=2)])[RULE].due == day(1)
    assert box(*log, answered(1)) == 3


def test_a_hint_or_a_later_try_takes_no_rule_up() -> None:
    wrong = answered(0, "wrong")
    assert box(wrong, answered(0, minute=1, again=True)) == 1
    assert box(wrong, answered(0, minute=1, hinted=True)) == 1
    assert not placed([answered(0, hinted=True)])[RULE].known


def test_going_wrong_leads_to_the_first_box_from_anywhere() -> None:
    up = [answered(0, "wrong"), answered(0, minute=1), answered(1), answered(4)]
    assert box(*up) == 4
    assert box(*up, answered(5, "wrong")) == 1


def test_an_answer_counts_for_every_rule_of_its_question() -> None:
    found = placed([answered(0, "wrong", RULE, OTHER)])
    assert found[RULE] == found[OTHER]


@given(log=logs)
def test_every_rule_has_a_box_and_a_day_by_any_log(log: list[Answered]) -> None:
    log = list(merged(log))
    for rule, found in placed(log).items():
        about = [each for each in log if rule in each.rules]
        assert 0 <= found.box <= len(WAITS)
        assert (found.due is None) == (found.box == 0)
        assert found.asked == about[-1].time
        assert not (found.known and found.shaky)
        if about[-1].bad:
            assert (found.box, found.due) == (1, about[-1].day)
        if not any(each.bad for each in about):
            assert found.box == 0
        if found.box:
            goods = [each for each in about if each.good and each.day >= found.since]
            assert found.box <= 1 + sum(each.good for each in about)
            assert found.due == found.since + timedelta(WAITS[found.box - 1])
            assert found.box == 1 or goods


@given(log=logs)
def test_the_same_log_read_twice_or_in_another_order_says_the_same(log: list[Answered]) -> None:
    assert placed(merged(log, log[::-1])) == placed(merged(log))
