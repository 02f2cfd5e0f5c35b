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
from tests.browser.host import Host
from tests.explorer.lessons.test_lessons import LESSON
from tests.explorer.shots import written

END = re.compile("step 4 of 4")


def state(host: Host) -> str | None:
    return host.page.locator(".hx-question").get_attribute("data-state")


def focused(host: Host) -> str:
    found = host.page.evaluate("() => document.activeElement.getAttribute('data-focus')")
    return str(found)


def click(host: Host, selector: str) -> None:
    host.page.click(selector)
    host.settle()


def press(host: Host, key: str) -> None:
    host.page.keyboard.press(key)
    host.settle()


def test_a_question_is_answered_wrong_then_right(shown: Open, tmp_path: Path) -> None:
    lesson = study(written(tmp_path, LESSON))
    lesson.go(3)
    host = shown(lesson)
    assert host.page.locator(".hx-spot.hx-may-be[data-cell='C1']").count() == 1
    click(host, ".hx-spot[data-cell='C1']")
    assert state(host) == "again"
    assert "Not there. Once more?" in host.page.inner_text(".hx-bar")
    assert "last wagon" in host.page.inner_text(".hx-bar"), "the hint comes by itself"
    assert "Not C1." in host.page.inner_text(".hx-question")
    assert host.page.locator(".hx-right-ring").count() == 0
    assert lesson.session.node.number == 3
    click(host, "[data-focus='answer-out']")
    assert state(host) == "right"
    assert "Right: " in host.page.inner_text(".hx-bar")
    assert "at the second try" in host.page.inner_text(".hx-bar")
    assert focused(host) == "continue"
    assert lesson.score.right == 1


def test_after_two_wrong_answers_the_right_one_is_shown(shown: Open) -> None:
    lesson = study("super_express/shot_off_the_rear")
    go_to_question(lesson, lesson.lesson.all[0])
    host = shown(lesson)
    for cell in ("C1", "C2"):
        click(host, f".hx-spot[data-cell='{cell}']")
    assert state(host) == "shown"
    assert lesson.session.node.number == lesson.lesson.all[0].end, "the board shows what happened"
    assert "What happened:" in host.page.inner_text(".hx-bar")
    assert host.page.locator(".hx-question .hx-rule").count() == 1
    assert host.page.locator(".hx-q-shown.hx-q-here").count() == 1
    click(host, "[data-focus=replay]")
    assert lesson.page["choices"]["aside"]
    click(host, "[data-focus=come_back]")
    assert (state(host), lesson.score.shown) == ("shown", 1)
    press(host, "Enter")
    assert lesson.page["choices"]["asked"]["state"] != "shown"


def test_what_happens_is_played_after_the_second_wrong_answer(shown: Open) -> None:
    lesson = study("super_express/shot_off_the_rear")
    go_to_question(lesson, lesson.lesson.all[0])
    host = shown(lesson)
    host.page.emulate_media(reduced_motion="no-preference")
    click(host, ".hx-spot[data-cell='C1']")
    host.page.click(".hx-spot[data-cell='C2']")
    expect(host.page.locator(".hx-bar")).to_contain_text("This is what happens instead.")
    expect(host.page.locator(".hx-question")).to_have_attribute("data-state", "shown")
    assert not lesson.page["choices"]["aside"]


def test_a_hint_and_the_answer_can_be_asked_for(shown: Open, tmp_path: Path) -> None:
    lesson = study(written(tmp_path, LESSON))
    lesson.go(3)
    host = shown(lesson)
    click(host, "[data-focus=hint]")
    assert "last wagon" in host.page.inner_text(".hx-bar")
    click(host, "[data-focus=show]")
    assert (state(host), lesson.score.shown) == ("shown", 1)
    assert "The answer: out of the game." in host.page.inner_text(".hx-bar")


def test_play_stops_at_questions(shown: Open) -> None:
    lesson = study("super_express/the_last_wagon")
    host = shown(lesson)
    host.page.emulate_media(reduced_motion="no-preference")
    host.page.click("[data-do=play]")
    expect(host.page.locator(".hx-scroll")).to_have_attribute("aria-label", re.compile("step 1 of"))
    expect(host.page.locator("[data-do=play]")).to_be_visible()
    assert lesson.lesson.current is not None


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_what_happens_instead_plays_by_itself(
    shown: Open, tmp_path: Path, motion: Literal["reduce", "no-preference"]
) -> None:
    lesson = study(written(tmp_path, LESSON))
    host = shown(lesson)
    host.page.emulate_media(reduced_motion=motion)
    lesson.answer("plan Turn, Move, Floor")
    host.page.click("[data-focus=instead]")
    expect(host.page.locator(".hx-bar")).to_contain_text("You answered: ")
    expect(host.page.locator(".hx-scroll")).to_have_attribute("aria-label", END)
    expect(host.page.locator("[data-do=play]")).to_be_visible()
    host.page.click("[data-focus=come_back]")
    host.settle()
    assert lesson.session.node.number == 0


def test_a_question_stands_beside_the_board_and_takes_several_answers(shown: Open) -> None:
    lesson = study("fugitive/both_at_once")
    asked = next(each for each in lesson.lesson.all if each.question.answer == "2 and 5")
    go_to_question(lesson, asked)
    host = shown(lesson)
    below = "() => document.querySelector('.hx-board').getBoundingClientRect().bottom"
    top = "() => document.querySelector('.hx-bar').getBoundingClientRect().top"
    assert 0 <= host.page.evaluate(top) - host.page.evaluate(below) < 40
    assert host.page.locator(".hx-asks-here").count() > 0
    for number in (2, 1, 1, 1):
        click(host, f".hx-spot[data-cell='hideout {number}']")
    assert "5, 2" in host.page.inner_text(".hx-several")
    host.page.click("[data-focus=give]")
    host.settle()
    assert "Right" in host.page.inner_text(".hx-question")
    assert lesson.score.first_try == 1


def test_legal_or_not_and_why_by_keyboard(shown: Open, tmp_path: Path) -> None:
    lesson = study(written(tmp_path, LESSON))
    lesson.go(3)
    lesson.answer("out")
    lesson.go_on()
    host = shown(lesson)
    for focus in ("answer-illegal", "answer-sx.execute.forced"):
        host.page.focus(f"[data-focus='{focus}']")
        press(host, "Enter")
    assert lesson.lesson.current is None
    assert "Right: Not legal." in host.page.inner_text(".hx-bar")


def test_a_move_is_found_by_making_it(shown: Open, tmp_path: Path) -> None:
    lesson = study(written(tmp_path, LESSON))
    host = shown(lesson)
    for card in ("turn", "move", "floor"):
        click(host, f"[data-value={card}]")
    click(host, ".hx-lay")
    assert "That move doesn’t do it" in host.page.inner_text(".hx-bar")
    assert lesson.session.node.number == 0
    host.page.fill(".hx-bar .hx-answer", "plan Shoot, Floor, Move")
    host.page.press(".hx-bar .hx-answer", "Enter")
    host.settle()
    assert (state(host), lesson.score.right) == ("right", 1)


def test_the_end_tells_how_it_went_and_leads_on(shown: Open) -> None:
    lesson = study("super_express/shot_off_the_rear")
    go_to_question(lesson, lesson.lesson.all[0])
    host = shown(lesson)
    click(host, "[data-focus=hint], [data-focus=show]")
    if host.page.locator("[data-focus=show]").count():
        click(host, "[data-focus=show]")
    for _ in range(20):
        if lesson.page["lesson"]["finished"]:
            break
        if lesson.lesson.current:
            lesson.show_answer()
            host.settle()
        click(host, "[data-focus=continue]")
    assert "Lesson finished" in host.page.inner_text(".hx-bar")
    assert "2 shown" in host.page.inner_text(".hx-bar-head")
    assert lesson.summary().splitlines()[0] in host.page.inner_text(".hx-summary")
    click(host, "[data-focus='practise-sx.shoot.off_train']")
    assert lesson.lesson.current is not None
    assert lesson.session.title != "A shot in the last wagon"
    click(host, "[data-focus=take_back]")
    assert lesson.session.here.performed is not None
    while not lesson.page["lesson"]["finished"]:
        click(host, "[data-focus=continue]")
    click(host, "[data-focus=continue]")
    assert lesson.session.title == study("super_express/waking_up").session.title


def test_a_whole_lesson_by_keyboard_alone(shown: Open) -> None:
    lesson = study("super_express/the_last_wagon")
    host = shown(lesson)

    def go(focus: str) -> None:
        for _ in range(80):
            if focused(host) == focus:
                break
            host.page.keyboard.press("Tab")
        else:
            raise AssertionError(f"{focus} can't be reached")
        press(host, "Enter")

    def type_in(text: str) -> None:
        go("answer")
        host.page.keyboard.type(text)
        press(host, "Enter")

    def on() -> None:
        assert focused(host) == "continue"
        press(host, "Enter")

    go("answer-illegal")
    go("answer-sx.plan.three")
    on()
    type_in("plan Floor, Move, Turn")
    on()
    type_in("C3 roof")
    on()
    go("answer-illegal")
    go("answer-sx.execute.forced")
    on()
    go("answer-sx.shoot.miss")
    while lesson.lesson.current is None:
        go("continue")
    type_in("C2 roof")
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
