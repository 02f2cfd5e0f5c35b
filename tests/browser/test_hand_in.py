"""A lesson from a file: answered, reloaded, answered on, handed in by code, and graded."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, expect

from explorer import grade
from explorer.__main__ import main

ORIGINAL = "super_express/the_last_wagon"
CODE = "[data-focus=hand-in-code]"


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    found = browser.new_context(viewport={"width": 1000, "height": 900}, reduced_motion="reduce")
    yield found
    found.close()


def opened(context: BrowserContext, file: Path) -> Page:
    page = context.new_page()
    page.goto(file.as_uri())
    page.wait_for_selector(".hx-board [data-key]")
    return page


def answer(page: Page, value: str) -> None:
    page.click(f".hx-bar [data-focus='answer-{value}']")
    expect(page.locator(".hx-bar h3")).to_contain_text("Kept")


def go_on(page: Page) -> None:
    page.click(".hx-bar [data-focus=continue]")


def test_a_handout_is_answered_reloaded_handed_in_by_code_and_graded(
    context: BrowserContext, tmp_path: Path
) -> None:
    assert main(["handout", ORIGINAL, "--to", str(tmp_path / "wagon.html")]) == 0
    page = opened(context, tmp_path / "wagon-part1.html")
    answer(page, "legal")
    page.reload()
    expect(page.locator(".hx-q-kept")).to_have_count(1)
    expect(page.locator(".hx-ask")).to_contain_text("Find a plan")
    page.fill(".hx-bar .hx-answer", "plan Floor, Move, Turn")
    page.keyboard.press("Enter")
    expect(page.locator(".hx-bar h3")).to_contain_text("Kept")
    page.click(".hx-bar [data-focus=change]")
    answer(page, "sx.plan.three")
    page.reload()
    expect(page.locator(".hx-q-kept")).to_have_count(1)
    page.click("[data-focus=hand_in]")
    expect(page.locator(".hx-bar h3")).to_contain_text("1 still open")
    page.fill("[data-focus=hand-in-name]", "Ana Silva")
    first = page.input_value(CODE)
    axe = Axe().run(page)
    assert axe.violations_count == 0, axe.generate_report()

    page = opened(context, tmp_path / "wagon-part3.html")
    page.click("[data-node='2']")
    answer(page, "sx.execute.forced")
    go_on(page)
    answer(page, "out")
    page.reload()
    page.click("[data-focus=continue]")
    expect(page.locator(".hx-bar h3")).to_contain_text("All answered")
    page.fill("[data-focus=hand-in-name]", "Ana Silva")
    third = page.input_value(CODE)
    assert max(len(first), len(third)) < 100

    (tmp_path / "codes").mkdir()
    (tmp_path / "codes" / "all.txt").write_text(f"{first}\n{third}\n", "utf-8")
    (ana,) = grade(ORIGINAL, tmp_path / "codes").students
    assert ana.name == "Ana Silva"
    assert [each.mark for each in ana.marked] == [1, 1, 0, 1, 0, 0, 1, 0]
    assert ana.notes == ("parts 2, 4 were not handed in",)


def test_a_page_for_practice_keeps_its_answers_and_hands_in_too(
    context: BrowserContext, tmp_path: Path
) -> None:
    file = tmp_path / "practice.html"
    assert main(["handout", ORIGINAL, "--practice", "--to", str(file)]) == 0
    page = opened(context, file)
    page.click("[data-focus=answer-illegal]")
    page.reload()
    page.click("[data-focus='answer-sx.plan.three']")
    go_on(page)
    page.click("[data-node='1']")
    page.click("[data-focus=hint]")
    page.click(".hx-spot[data-cell='C3 roof']")
    expect(page.locator(".hx-q-first")).to_have_count(2)
    page.reload()
    expect(page.locator(".hx-q-first")).to_have_count(2)
    page.click("[data-focus=hand_in]")
    page.fill("[data-focus=hand-in-name]", "moth")
    expect(page.locator(".hx-hand-in")).to_contain_text("can read the answers")
    (tmp_path / "codes.csv").write_text(f"code\n{page.input_value(CODE)}\n", "utf-8")
    (moth,) = grade(ORIGINAL, tmp_path / "codes.csv").students
    assert [each.mark for each in moth.marked[:3]] == [1, 0, 0.5]
    assert moth.hints == 1


def test_a_browser_that_keeps_nothing_is_told(context: BrowserContext, tmp_path: Path) -> None:
    context.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new Error('refused'); } })"
    )
    assert main(["handout", ORIGINAL, "--to", str(tmp_path / "wagon.html")]) == 0
    page = opened(context, tmp_path / "wagon-part2.html")
    page.click("[data-node='1']")
    page.click(".hx-spot[data-cell='C3 roof']")
    go_on(page)
    expect(page.locator(".hx-hand-in")).to_contain_text("This browser keeps nothing")
    page.close()
