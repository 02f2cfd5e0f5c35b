"""A lesson in the page: a wrong answer, its consequences, a right answer, the rule, the score."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import expect

from explorer import study
from tests.asking import go_to_question
from tests.browser.conftest import Open
from tests.explorer.lessons.test_lessons import LESSON
from tests.explorer.shots import written

END = re.compile("step 4 of 4")


def test_a_question_is_answered_wrong_then_right(shown: Open, tmp_path: Path) -> None:
    lesson = study(written(tmp_path, LESSON))
    lesson.go(3)
    host = shown(lesson)
    host.page.click(".hx-spot[data-cell='C1']")
    host.settle()
    assert "Not so" in host.page.inner_text(".hx-question")
    host.page.click("[data-focus=instead]")
    host.settle()
    assert "shot off" in host.page.inner_text(".hx-now >> nth=-1")
    assert lesson.page["choices"]["aside"]
    host.page.click("[data-focus=come_back]")
    host.settle()
    assert not lesson.page["choices"]["aside"]
    assert lesson.session.node.number == 3
    host.page.click("[data-focus=hint]")
    host.settle()
    assert "last wagon" in host.page.inner_text(".hx-question")
    host.page.click("[data-focus='answer-out']")
    host.settle()
    assert "Right: " in host.page.inner_text(".hx-question")
    drawn = "question => getComputedStyle(question).transform"
    assert host.page.eval_on_selector(".hx-question", drawn) == "none"
    assert lesson.score.right == 1


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_what_happens_instead_plays_by_itself(
    shown: Open, tmp_path: Path, motion: Literal["reduce", "no-preference"]
) -> None:
    lesson = study(written(tmp_path, LESSON))
    host = shown(lesson)
    host.page.emulate_media(reduced_motion=motion)
    lesson.answer("plan Turn, Move, Floor")
    host.page.click("[data-focus=instead]")
    expect(host.page.locator(".hx-asking")).to_contain_text("You answered: ")
    expect(host.page.locator(".hx-scroll")).to_have_attribute("aria-label", END)
    expect(host.page.locator("[data-do=play]")).to_be_visible()
    host.page.click("[data-focus=come_back]")
    host.settle()
    assert lesson.session.node.number == 0


def test_a_question_stands_under_the_board_and_takes_several_clicks(shown: Open) -> None:
    lesson = study("fugitive/both_at_once")
    asked = next(each for each in lesson.lesson.all if each.question.answer == "2 and 5")
    go_to_question(lesson, asked)
    host = shown(lesson)
    below = "() => document.querySelector('.hx-board').getBoundingClientRect().bottom"
    top = "() => document.querySelector('.hx-question').getBoundingClientRect().top"
    assert 0 <= host.page.evaluate(top) - host.page.evaluate(below) < 40
    assert host.page.locator(".hx-asks-here").count() > 0
    for number in ("number 5", "number 3", "number 3", "number 2"):
        host.page.click(f".hx-spot[data-cell='{number}']")
    assert "5, 2" in host.page.inner_text(".hx-several")
    host.page.click("[data-focus=give]")
    host.settle()
    assert "Right" in host.page.inner_text(".hx-question")
    assert lesson.score.first_try == 1


def test_legal_or_not_and_why_by_keyboard(shown: Open, tmp_path: Path) -> None:
    lesson = study(written(tmp_path, LESSON))
    lesson.go(3)
    lesson.answer("out")
    host = shown(lesson)
    for focus in ("answer-illegal", "answer-sx.execute.forced"):
        host.page.focus(f"[data-focus='{focus}']")
        host.page.keyboard.press("Enter")
        host.settle()
    assert lesson.lesson.current is None
    assert "Right: Not legal." in host.page.inner_text(".hx-question")


def test_a_move_is_found_by_making_it(shown: Open, tmp_path: Path) -> None:
    lesson = study(written(tmp_path, LESSON))
    host = shown(lesson)
    for card in ("turn", "move", "floor"):
        host.page.click(f"[data-value={card}]")
        host.settle()
    host.page.click(".hx-lay")
    host.settle()
    assert "Not this one" in host.page.inner_text(".hx-question")
    assert lesson.session.node.number == 0
    host.page.fill(".hx-answer", "plan Shoot, Floor, Move")
    host.page.press(".hx-answer", "Enter")
    host.settle()
    assert lesson.score.right == 1


def test_the_end_shows_how_it_went(shown: Open, tmp_path: Path) -> None:
    lesson = study(written(tmp_path, LESSON))
    lesson.answer("plan Shoot, Move, Turn")
    lesson.go(3)
    for given in ("C1", "out", "illegal", "sx.execute.forced"):
        lesson.answer(given)
    lesson.go(4)
    host = shown(lesson)
    host.page.click("[data-focus='answer-sx.shoot.off_train']")
    host.settle()
    assert "4 of 4 right, 3 at the first try" in host.page.inner_text(".hx-summary")
    lesson.check()


def test_a_whole_lesson_by_keyboard_alone(shown: Open) -> None:
    lesson = study("super_express/the_last_wagon")
    host = shown(lesson)

    def press(focus: str) -> None:
        for _ in range(80):
            now = host.page.evaluate("() => document.activeElement.getAttribute('data-focus')")
            if now == focus:
                break
            host.page.keyboard.press("Tab")
        else:
            raise AssertionError(f"{focus} can't be reached")
        host.page.keyboard.press("Enter")
        host.settle()

    def type_in(focus: str, text: str) -> None:
        press(focus)
        host.page.keyboard.type(text)
        host.page.keyboard.press("Enter")
        host.settle()

    press("answer-illegal")
    press("answer-sx.plan.three")
    type_in("answer", "plan Floor, Move, Turn")
    press("forward")
    type_in("answer", "C3 roof")
    press("forward")
    press("answer-illegal")
    press("answer-sx.execute.forced")
    press("forward")
    press("answer-sx.shoot.miss")
    for _ in range(6):
        press("forward")
    type_in("answer", "C2 roof")
    assert (lesson.score.right, lesson.score.first_try) == (6, 6)


def test_a_rule_that_is_asked_for_is_not_told_with_the_story(shown: Open, tmp_path: Path) -> None:
    lesson = study(written(tmp_path, LESSON))
    lesson.go(4)
    host = shown(lesson)
    assert host.page.locator(".hx-now").count() > 0
    assert host.page.locator(".hx-now .hx-chip").count() == 0
    host.page.click("[data-focus='answer-sx.shoot.off_train']")
    host.settle()
    assert host.page.locator(".hx-now .hx-chip").count() > 0
