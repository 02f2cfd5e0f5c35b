"""A stand-alone page, opened from a file: it steps through, tells and asks, and loads nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from engine.core.tree import Mark
from explorer.export.export import export
from explorer.lessons.lesson import Lesson, open_session
from explorer.session.session import Session
from tests.explorer.lessons.test_lessons import FIND, LESSON
from tests.explorer.shots import written

QUESTION = ".hx-question"


class Opened:
    """A page from a file, and every address that it asked for."""

    def __init__(self, page: Page, file: Path) -> None:
        self.page = page
        self.asked_for: list[str] = []
        page.on("request", lambda request: self.asked_for.append(request.url))
        page.emulate_media(reduced_motion="reduce")
        page.goto(file.as_uri())
        page.wait_for_selector(".hx-board [data-key]")

    @property
    def step(self) -> str:
        return str(self.page.get_attribute(".hx-scroll", "aria-label"))


@pytest.fixture
def session() -> Session:
    return open_session("super_express/paradox")


@pytest.fixture
def opened(browser: Browser, tmp_path: Path, session: Session) -> Iterator[Opened]:
    page = browser.new_page(viewport={"width": 1000, "height": 1200})
    yield Opened(page, export(session.here, tmp_path / "study.html"))
    page.close()


def test_it_scrubs_by_buttons_keys_and_discs_without_a_request(opened: Opened) -> None:
    page = opened.page
    page.click("[data-do=forward]")
    assert "step 1 of" in opened.step
    page.focus(".hx-grid")
    page.keyboard.press("ArrowRight")
    assert "step 2 of" in opened.step
    page.click("[data-do=last]")
    assert "step 11 of 11" in opened.step
    page.click("[data-node='5']")
    assert "step 5 of" in opened.step
    page.click("[data-do=first]")
    assert "step 0 of" in opened.step
    assert [url for url in opened.asked_for if not url.startswith("file:")] == []
    assert len(opened.asked_for) == 1


def test_a_step_is_shown_at_once(opened: Opened) -> None:
    """Before the click has returned: nothing is asked of anybody, and no timer is waited for."""
    shown = opened.page.evaluate(
        """() => Array.from({ length: 11 }, () => {
          document.querySelector('[data-do=forward]').click();
          return document.querySelector('.hx-scroll').getAttribute('aria-label');
        })"""
    )
    assert [label.partition(",")[2] for label in shown] == [
        f" step {step} of 11" for step in range(1, 12)
    ]


def test_a_branch_is_entered_and_left(opened: Opened) -> None:
    page = opened.page
    page.click("[data-menu=branches]")
    page.locator("[data-focus^=siding]").first.click()
    expect(page.locator("[data-do=main]")).to_have_count(1)
    page.click("[data-menu=branches]")
    page.click("[data-do=main]")
    expect(page.locator("[data-do=main]")).to_have_count(0)
    assert "step 0 of 11" in opened.step


def test_what_was_marked_is_shown_at_its_step(browser: Browser, tmp_path: Path) -> None:
    session = open_session("super_express/paradox")
    session.timeline.mark(1, (Mark("C1"), Mark("C1", "C2 roof")))
    page = browser.new_page(viewport={"width": 400, "height": 900})
    opened = Opened(page, export(session.here, tmp_path / "marked.html"))
    drawn = page.locator(".hx-boardbox [data-key^='mark ']")
    expect(drawn).to_have_count(0)
    page.click("[data-do=forward]")
    assert "step 1 of" in opened.step
    expect(drawn).to_have_count(2)
    expect(page.locator(".hx-spotlight")).to_have_count(1)
    page.click("[data-do=forward]")
    expect(drawn).to_have_count(0)
    page.close()


def test_a_rule_opens_under_its_chip(opened: Opened) -> None:
    page = opened.page
    page.click("[data-do=last]")
    page.click(".hx-now .hx-chip >> nth=0")
    assert "Rulebook" in page.inner_text(".hx-now .hx-rule")


def test_only_what_works_without_a_kernel_is_offered(opened: Opened) -> None:
    page = opened.page
    for gone in ("[data-focus=luck]", "[data-viewer]", "[data-language]", ".hx-by"):
        assert page.locator(f"{gone}:visible").count() == 0
    page.click("[data-do=last]")
    assert "open the study in a notebook" in page.inner_text(".hx-offline")


def test_what_is_left_out_is_told_at_every_step(
    browser: Browser, tmp_path: Path, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("explorer.export.frames.MOST_FRAMES", 5)
    page = browser.new_page(viewport={"width": 1000, "height": 1200})
    opened = Opened(page, export(session.here, tmp_path / "study.html"))
    count = len(session.timeline.nodes)
    told = f"Stored here are 5 of {count} positions; the others are left out."
    for _ in range(5):
        expect(page.locator(".hx-left-out:visible")).to_have_text(told)
        page.click("[data-do=forward]")
    assert "step 4 of" in opened.step
    page.close()


def test_what_is_whole_tells_of_nothing_left_out(opened: Opened) -> None:
    assert opened.page.locator(".hx-left-out").count() == 0


def test_questions_are_judged_and_counted(opened: Opened, session: Session) -> None:
    page = opened.page
    while not Lesson(session).here:
        session.forward()
        page.click("[data-do=forward]")
    truth = Lesson(session).here[0].question.answer
    page.click(".hx-spot[data-cell='C1']")
    assert "Not C1." in page.inner_text(QUESTION)
    assert "Once more?" in page.inner_text(".hx-bar")
    assert page.locator(".hx-was-wrong[data-cell='C1']").count() == 1
    page.fill(".hx-bar .hx-answer", truth.upper())
    page.keyboard.press("Enter")
    assert "Right, at the second try." in page.inner_text(QUESTION)
    assert page.locator(".hx-q-later").count() == 1
    page.click("[data-focus=continue]")
    assert page.locator(".hx-q-later.hx-q-here").count() == 0
    page.click("[data-do=first]")
    assert page.locator(".hx-q-later").count() == 1


def test_an_answer_can_be_shown_and_comes_back(browser: Browser, tmp_path: Path) -> None:
    session = open_session(written(tmp_path, LESSON.replace(FIND, "")))
    page = browser.new_page(viewport={"width": 1000, "height": 900})
    Opened(page, export(session.here, tmp_path / "lesson.html"))
    page.click("[data-node='3']")
    page.click("[data-focus=hint]")
    page.click("[data-focus=show]")
    assert "The answer: out of the game." in page.inner_text(".hx-bar")
    assert "comes back at the end" in page.inner_text(".hx-bar")
    page.click("[data-focus=continue]")
    for answer in ("illegal", "sx.execute.forced"):
        page.click(f"[data-focus='answer-{answer}']")
    page.click("[data-focus=continue]")
    page.click("[data-focus='answer-sx.shoot.off_train']")
    page.click("[data-focus=continue]")
    page.click("[data-focus=answer-out]")
    assert "Right this time." in page.inner_text(QUESTION)
    page.close()


def test_a_whole_lesson_is_counted_by_questions(browser: Browser, tmp_path: Path) -> None:
    session = open_session(written(tmp_path, LESSON))
    page = browser.new_page(viewport={"width": 1000, "height": 1200})
    Opened(page, export(session.here, tmp_path / "lesson.html"))
    assert "run the notebook" in page.inner_text(".hx-bar")
    assert page.locator(".hx-slots").count() == 0
    page.click("[data-node='3']")
    marks = page.locator(".hx-asks-here").count()
    page.fill(".hx-bar .hx-answer", "Mars")
    page.keyboard.press("Enter")
    assert "is no answer to this" in page.inner_text(".hx-notice")
    page.click("[data-focus=answer-out]")
    page.click("[data-focus=continue]")
    for answer in ("illegal", "sx.execute.forced"):
        page.click(f"[data-focus='answer-{answer}']")
    assert page.locator(".hx-q-first").count() == 2
    assert page.locator(".hx-asks-here").count() == marks - 1
    page.click("[data-focus=continue]")
    page.click("[data-focus='answer-sx.shoot.off_train']")
    page.click("[data-focus=continue]")
    assert "3 of 4 right, 3 at the first try" in page.inner_text(".hx-bar")
    lines = page.locator(".hx-summary li").all_inner_texts()
    assert lines[0] == "· Which plan lets Doc shoot first?"
    assert [line[0] for line in lines[1:]] == ["✓", "✓", "✓"]
    page.close()


def test_a_narrow_page_has_a_board_of_its_own(
    browser: Browser, tmp_path: Path, session: Session
) -> None:
    page = browser.new_page(viewport={"width": 400, "height": 900})
    Opened(page, export(session.here, tmp_path / "study.html"))
    expect(page.locator(".hx-boardbox .hx-board")).to_have_attribute("width", "368")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 400
    page.close()


def test_axe_reports_no_violation(opened: Opened) -> None:
    results = Axe().run(opened.page)
    assert results.violations_count == 0, results.generate_report()


def test_a_moving_picture_moves(browser: Browser, tmp_path: Path, session: Session) -> None:
    film = export(session.here, tmp_path / "line.svg", "moving.svg")
    page = browser.new_page(viewport={"width": 800, "height": 500})
    page.goto(film.as_uri())
    shown = []
    for moment in (0, 4_500):
        page.evaluate(
            "moment => document.getAnimations().forEach(a => {"
            " a.pause(); a.currentTime = moment; })",
            moment,
        )
        shown.append(page.screenshot())
    assert shown[0] != shown[1]
    page.close()


@pytest.mark.parametrize("width", [1000, 1024, 1280])
def test_the_board_is_as_wide_as_its_place(browser: Browser, tmp_path: Path, width: int) -> None:
    path = export(open_session("super_express/paradox").here, tmp_path / "paradox.html")
    page = browser.new_page(viewport={"width": width, "height": 900})
    page.goto(path.as_uri())
    drawn = page.locator("svg.hx-board").evaluate("each => each.viewBox.baseVal.width")
    assert abs(drawn - page.evaluate("document.querySelector('.hx-boardbox').clientWidth")) <= 8
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.close()
