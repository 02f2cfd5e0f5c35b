"""A question as a page shows it: what is said to an answer, and when the summary is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from explorer import study
from explorer.widget.study import Study

from ..shots import written
from .test_lessons import LESSON

TRUE_FIRST = 'among = ["sx.execute.forced", "sx.shoot.miss"]'
TRUE_LAST = 'among = ["sx.shoot.miss", "sx.execute.forced"]'


@pytest.fixture
def lesson(tmp_path: Path) -> Study:
    return study(written(tmp_path, LESSON.replace(TRUE_FIRST, TRUE_LAST)))


def said(shown: Study) -> str:
    return str(shown.page["choices"]["asked"]["feedback"]["said"])


def test_another_rule_than_the_one_that_forbids_is_told_which_one_does(lesson: Study) -> None:
    lesson.go(3)
    lesson.answer("out")
    lesson.answer("illegal")
    lesson.answer("sx.shoot.miss")
    assert said(lesson) == f"Another rule decides: {lesson.rule('sx.execute.forced').title}."


def test_a_move_that_misses_the_goal_is_not_told_the_answer(lesson: Study) -> None:
    lesson.answer("plan Turn, Move, Floor")
    assert said(lesson) == "Not this one. Look at what happens, or try another."


def test_the_summary_is_told_with_the_last_answer_and_not_before(lesson: Study) -> None:
    for step, answers in {
        0: ["plan Shoot, Move, Turn"],
        3: ["out", "illegal", "sx.execute.forced"],
        4: ["sx.shoot.miss"],
    }.items():
        lesson.go(step)
        for given in answers:
            lesson.answer(given)
            assert lesson.page["choices"]["asked"]["summary"] == ()
    lesson.answer("sx.shoot.off_train")
    assert list(lesson.page["choices"]["asked"]["summary"]) == lesson.summary().splitlines()
