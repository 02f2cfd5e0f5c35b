"""The course in the page: wrong by a click, shaky on the course page, practised, right."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe

from explorer import course, keep_progress, practice, study
from explorer.learning.keeping import CHOICE, read_progress
from explorer.widget.study import Study
from tests.asking import go_to_question
from tests.browser.conftest import Open
from tests.browser.host import Host

GAME = "super_express"
NAME = "super_express/shot_off_the_rear"
RULE = "sx.shoot.off_train"


class CourseHost(Host):
    ready = ".hx-course-page"


@pytest.fixture
def mine(tmp_path: Path) -> Iterator[Path]:
    file = keep_progress(tmp_path / "progress.jsonl")
    assert file
    yield file
    CHOICE.made, CHOICE.file = False, None


def click(host: Host, selector: str) -> None:
    host.page.click(selector)
    host.settle()


def asking() -> Study:
    lesson = study(NAME)
    go_to_question(lesson, lesson.lesson.all[0])
    return lesson


def test_a_wrong_answer_is_practised_until_it_is_right(shown: Open, mine: Path) -> None:
    host = shown(asking())
    click(host, ".hx-spot[data-cell='C1']")
    assert [each.result for each in read_progress(mine).log.answers] == ["wrong"]

    page = course()
    host = shown(page, width=1000, kind=CourseHost)
    assert host.page.locator(
        "[data-game=super_express] [data-chapter='2'][data-state=begun]"
    ).count()
    shaky = host.page.locator(f"[data-focus='drill-{RULE}']")
    assert "due today · box 1 of 5" in shaky.inner_text()
    assert not host.page.is_visible("svg.hx-board")
    click(host, f"[data-focus='drill-{RULE}']")
    assert host.page.is_visible("svg.hx-board")
    asked = page.lesson.current
    assert asked
    assert RULE in (page._item.rules if page._item else ())
    assert "practice, due: " in host.page.inner_text(".hx-progress")
    host.page.fill("input.hx-answer", asked.question.answer)
    host.page.keyboard.press("Enter")
    host.settle()
    assert host.page.locator(".hx-question").get_attribute("data-state") == "right"
    click(host, "[data-focus=course]")
    assert "comes again tomorrow · box 2 of 5" in shaky.inner_text()
    assert host.page.evaluate("() => document.activeElement.className") == "hx-desk"


def test_practice_goes_from_question_to_question(shown: Open, mine: Path) -> None:
    page = practice("fugitive")
    host = shown(page, kind=CourseHost)
    assert "Nothing is due in Fugitive." in host.page.inner_text(".hx-rest")
    click(host, "[data-focus=try_new]")
    click(host, "[data-focus=hint]")
    click(host, "[data-focus=show]")
    assert read_progress(mine).log.answers[-1].result == "shown"
    before = page._item
    click(host, ".hx-bar [data-focus=continue]")
    assert page._item not in (None, before)
    assert host.page.locator(".hx-progress .hx-qdot").count() == 2
    assert not host.page.is_visible("[data-focus=course]")


@pytest.mark.parametrize(
    ("width", "dark"), [(1000, False), (1000, True), (400, False), (400, True)]
)
@pytest.mark.usefixtures("mine")
def test_the_course_page_is_accessible_and_fits(shown: Open, width: int, dark: bool) -> None:
    go = asking()
    go.intents = [
        {"view": "v", "number": 1, "do": "answer", "value": "C1", "at": list(go._position)}
    ]
    host = shown(course(), width=width, dark=dark, kind=CourseHost)
    for language in ("en", "pt"):
        click(host, f"[data-focus=language-{language}]")
        results = Axe().run(host.page, context=".hx-study", options={"resultTypes": ["violations"]})
        assert results.violations_count == 0, results.generate_report()
        assert host.page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.usefixtures("mine")
def test_the_course_is_used_by_keys_alone(shown: Open) -> None:
    page = course()
    host = shown(page, kind=CourseHost)
    host.page.locator("[data-focus^='step-']").first.focus()
    host.page.keyboard.press("Enter")
    host.settle()
    assert page.shows == "study"
    inside = "() => document.activeElement.closest('.hx-bar') !== null"
    assert host.page.evaluate(inside)
