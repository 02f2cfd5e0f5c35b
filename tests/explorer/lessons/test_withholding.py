"""While a question is open, nothing on the page gives its answer away."""

from __future__ import annotations

from pathlib import Path

import pytest

from explorer.lessons.kinds.judgement import Answer
from explorer.lessons.lesson import Lesson, open_session
from explorer.page.board import bare_drawing
from explorer.page.look import Look
from explorer.page.page import Page, page
from explorer.session.session import Session

from ..shots import written
from .test_lessons import LESSON


@pytest.fixture
def lesson(tmp_path: Path) -> Session:
    return open_session(written(tmp_path, LESSON))


def shown_at(lesson: Session, look: Look | None = None) -> Page:
    return page(lesson.here, look or Look(), (700,))[0]


def marked(lesson: Session) -> bool:
    bare = bare_drawing(lesson.here, 700)
    return shown_at(lesson).boards[0].pieces != bare.pieces


def test_no_move_is_shown_while_a_prediction_or_a_verdict_is_open(lesson: Session) -> None:
    lesson.go_to(3)
    for given in (["out"], ["illegal", "sx.execute.forced"]):
        hidden = shown_at(lesson).choices
        assert (hidden.items, hidden.lay, marked(lesson)) == ((), "", False)
        assert "Answer to see your moves" in hidden.withheld
        assert (hidden.heading, hidden.sub) == ("Doc to act", "")
        for each in given:
            Lesson(lesson).answer(each)
    open_again = shown_at(lesson).choices
    assert (bool(open_again.items), open_again.withheld) == (True, "")


def test_a_move_is_looked_for_among_the_choices(lesson: Session) -> None:
    assert shown_at(lesson).choices.items


def test_who_does_not_answer_goes_on_and_may_play(lesson: Session) -> None:
    lesson.go_to(3)
    lesson.forward()
    assert lesson.node.number == 4
    lesson.back()
    lesson.play("reveal")
    assert lesson.node.number == 4


@pytest.mark.parametrize(
    ("given", "said", "told"),
    [
        ("legal", "Not so. It is: Not legal. By which rule?", ()),
        ("illegal", "Right. And by which rule?", ()),
        ("sx.shoot.miss", "The answer: Not legal (", ("sx.execute.forced",)),
        ("sx.execute.forced", "Right: Not legal.", ("sx.execute.forced",)),
    ],
)
def test_the_rule_is_not_told_before_it_is_asked_for(
    lesson: Session, given: str, said: str, told: tuple[str, ...]
) -> None:
    lesson.go_to(3)
    Lesson(lesson).answer("out")
    asked = Lesson(lesson).current
    assert asked is not None
    look = Look(answer=Answer(asked, given, Lesson(lesson).answer(given)))
    shown = shown_at(lesson, look).choices.asked
    assert shown is not None
    assert shown.feedback is not None
    assert shown.feedback.said.startswith(said)
    assert shown.feedback.rules == told
    assert bool(shown.feedback.reasons) is bool(told)


@pytest.mark.parametrize(
    ("language", "begins"), [("en", "A lesson."), ("ko", "수업입니다."), ("pt", "Uma lição.")]
)
def test_a_scenario_introduces_itself_at_its_start(language: str, begins: str) -> None:
    session = open_session("super_express/the_last_wagon")
    session.language = language
    assert shown_at(session).intro.startswith(begins)
    session.forward()
    assert shown_at(session).intro == ""
