"""A question as a page shows it: what is said to an answer, and what is held back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

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


def feedback(shown: Study) -> dict[str, Any]:
    found: dict[str, Any] = shown.page["choices"]["asked"]["feedback"]
    return found


def said(shown: Study) -> str:
    return str(feedback(shown)["said"])


def test_another_rule_than_the_one_that_forbids_is_told_which_one_does(lesson: Study) -> None:
    lesson.go(3)
    lesson.answer("out")
    lesson.answer("illegal")
    lesson.answer("sx.shoot.miss")
    title = lesson.rule("sx.execute.forced").title
    assert said(lesson) == f"The answer: Not legal ({title})."


def test_a_move_that_misses_the_goal_is_not_told_the_answer(lesson: Study) -> None:
    lesson.answer("plan Turn, Move, Floor")
    assert said(lesson) == "That move doesn’t do it. Once more?"
    assert (feedback(lesson)["yours"], feedback(lesson)["replay"]) == (True, False)


def test_a_wrong_answer_is_crossed_and_the_right_one_not_marked(lesson: Study) -> None:
    lesson.go(3)
    lesson.answer("C1")
    drawn = str(lesson.page["boards"])
    assert "hx-wrong-ring" in drawn
    assert "hx-right-ring" not in drawn
    assert feedback(lesson)["told"] == "Not C1."
    assert (feedback(lesson)["rules"], feedback(lesson)["outcome"]) == ((), "")
    asked = lesson.page["choices"]["asked"]
    assert (asked["state"], asked["tries"]) == ("again", "One try left.")


def test_the_second_wrong_answer_shows_the_right_one_with_its_rule(lesson: Study) -> None:
    lesson.go(3)
    lesson.answer("C1")
    lesson.answer("C2")
    found = feedback(lesson)
    assert (found["state"], found["said"]) == ("shown", "The answer: out of the game.")
    assert (found["sub"], found["told"]) == ("you said: C2", "Not this time: out of the game.")
    assert found["next"] == "This question comes back at the end."
    assert not lesson.page["choices"]["asked"]["open"]


def test_what_happened_is_not_told_while_the_same_step_asks_more(lesson: Study) -> None:
    lesson.go(3)
    lesson.answer("out")
    assert (feedback(lesson)["outcome"], feedback(lesson)["replay"]) == ("", False)
    assert feedback(lesson)["rules"] == (), "the rule is asked for after the move"
    lesson.go_on()
    lesson.answer("sx.execute.forced")
    lesson.go(4)
    lesson.answer("sx.shoot.off_train")
    assert "sx.shoot.off_train" in feedback(lesson)["rules"]


def test_what_happened_is_told_with_the_rule_that_decided() -> None:
    lesson = study("super_express/shot_off_the_rear")
    while not lesson.lesson.here:
        lesson.forward()
    lesson.answer(lesson.lesson.here[0].question.answer)
    found = feedback(lesson)
    assert found["outcome"]
    assert found["rules"]
    assert found["replay"]
    assert found["told"] == "Right, at the first try."


def test_no_move_is_offered_until_the_reader_goes_on(lesson: Study) -> None:
    lesson.answer("plan Shoot, Move, Turn")
    assert lesson.page["choices"]["items"] == ()
    lesson.go_on()
    lesson.go(1)
    assert lesson.page["choices"]["items"]
