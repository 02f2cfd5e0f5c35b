"""Try the built site as a reader would, in a browser that reaches nothing but loopback.

make site-check

A board is played on the landing page, a whole game is begun there, a chapter of each game is run in
JupyterLite and a move is played, the lab measures games there, a lesson is answered on a phone, and
every link is followed.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Locator, Page, sync_playwright

from docs.site.building import SITE, size
from docs.site.crawling import crawl
from tests.browser.conftest import FLAGS
from tests.browser.find_chromium import find
from tests.packaging.site_server import Files, nobody_else, of_the_site, served

PATIENCE = 900_000
"""Milliseconds until a page has failed: Python in a browser is slow on a busy machine."""
SOON = 5
"""Seconds in which the first board has to be alive."""
CHAPTERS = (
    "super_express/01_plan_and_execute.ipynb",
    "colt_express/01_the_train_and_the_loot.ipynb",
    "fugitive/01_running.ipynb",
)
MOST_STEPS = 6
"""The most steps to the next question, and the most parts that a move is put together from."""
QUESTION = ".site-board .hx-question[data-state=open]"
JUDGED = ".site-board .hx-question .hx-said"
CHOICES = ".hx-choice.hx-legal:not([aria-pressed=true])"
MOVES = ".hx-legal:not([aria-pressed=true])"
"""What a move can be begun with: a button, or in Fugitive a deck, a card or a number."""
SETTLED = "() => !document.querySelector('.hx-study[aria-busy=true]')"
STATUS = "() => document.querySelector('#jp-main-statusbar')?.innerText.includes('| Idle')"
LAB = "lab/07_change_a_rule_yourself.ipynb"
MEASURED = """
from explorer import Lab

result = Lab("super_express", players=3, seed=1).run(games=40)
print(result.estimate("wins_by_turn"), result.cite())
"""
ASK = """code => new Promise((done) => {
  const said = [];
  const { kernel } = window.jupyterapp.shell.currentWidget.sessionContext.session;
  const asked = kernel.requestExecute({ code });
  asked.onIOPub = ({ content }) => said.push(content.text ?? content.evalue ?? "");
  asked.done.then(() => done(said.join("")));
})"""
Check = Callable[[Browser, str], str]


def main() -> int:
    failed = 0
    names = sys.argv[1:]
    with served(SITE) as address, nobody_else() as (flag, asked), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=[*FLAGS, flag])
        for name, check in CHECKS.items():
            if names and name not in names:
                continue
            began = time.perf_counter()
            try:
                said = check(browser, address)
            except Exception as error:
                failed += 1
                said = f"FAILED: {error}"
            print(f"{name}: {said} ({time.perf_counter() - began:.1f} s)", flush=True)
        browser.close()
    outside = of_the_site(asked)
    print(f"requests to anywhere else: {len(outside)} {outside[:5] or ''}")
    print(f"{SITE.name}: {size(SITE) / 1e6:.1f} MB")
    return 1 if failed or outside else 0


def links(_: Browser, __: str) -> str:
    found = crawl(SITE)
    assert not found.dead, found.dead[:20]
    return (
        f"{found.pages} pages, {found.links} links, none dead, {len(found.outside)} lead elsewhere"
    )


def landing(browser: Browser, address: str) -> str:
    """Answer the question of the landing page's first board, then look at the others."""
    page, before = opened(browser, 1440), Files.sent
    began = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.wait_for_selector(".site-board svg.hx-board")
    alive = time.perf_counter() - began
    loaded = Files.sent - before
    answer_one(page)
    for tab in page.query_selector_all("[role=tab]")[1:]:
        title = page.inner_text(".site-board h2")
        tab.click()
        page.wait_for_function(
            "was => document.querySelector('.site-board h2')?.innerText !== was", arg=title
        )
        answer_one(page)
    page.context.close()
    assert alive < SOON, f"the first board took {alive:.1f} s"
    return f"first board alive after {alive:.2f} s and {loaded / 1e3:.0f} kB; three boards answered"


def engine(browser: Browser, address: str) -> str:
    """Begin a whole game, and make a move in it."""
    page, before = opened(browser, 1440), Files.sent
    began = time.perf_counter()
    page.goto(f"{address}/play.html?game=super_express", wait_until="commit")
    page.wait_for_selector(".hx-start button")
    alive, loaded = time.perf_counter() - began, Files.sent - before
    page.click("[data-focus=deal]")
    page.wait_for_selector(f".site-board {CHOICES}")
    make_a_move(page, page.locator(".site-board"))
    page.context.close()
    return f"start card after {alive:.1f} s and {loaded / 1e6:.1f} MB; dealt, and a move made"


def phone(browser: Browser, address: str) -> str:
    """Answer a lesson and ask for a puzzle's hint by touch, on a screen 400 pixels wide."""
    page, before = opened(browser, 400, has_touch=True), Files.sent
    for path in ("ko/lessons/super_express/line_of_sight.html", "puzzles/index.html"):
        page.goto(f"{address}/{path}")
        if "index" in path:
            page.tap("#colt_express ol a")
        page.wait_for_selector(".site-board svg.hx-board")
        wide = page.evaluate("() => document.documentElement.scrollWidth")
        assert wide <= 400, f"{path} is {wide} pixels wide"
        if "index" in path:
            press(page, "[data-focus=hint]", touch=True)
            page.wait_for_selector(".site-board .hx-line")
        else:
            answer_one(page, touch=True)
    loaded = Files.sent - before
    page.context.close()
    read = "a lesson answered and a puzzle's hint read by touch"
    return f"{read}; {loaded / 1e3:.0f} kB for three pages"


def chapter(book: str) -> Check:
    """Return the check of a chapter: saved boards first, then run it and play a move."""

    def check(browser: Browser, address: str) -> str:
        page, before = opened(browser, 1440), Files.sent
        began = time.perf_counter()
        page.goto(f"{address}/lite/lab/index.html?path={book}", wait_until="commit")
        page.wait_for_selector("svg.hx-board", state="attached")
        saved = time.perf_counter() - began
        page.wait_for_function(STATUS)
        idle = time.perf_counter() - began
        page.evaluate("() => window.jupyterapp.commands.execute('notebook:run-all-cells')")
        ran = time.perf_counter() - began
        problems = page.locator(".jp-RenderedText[data-mime-type*=error]").all_inner_texts()
        assert not problems, problems[0][:400]
        loaded = Files.sent - before
        make_a_move(page, with_moves(page))
        page.context.close()
        return (
            f"saved boards after {saved:.1f} s, kernel after {idle:.1f} s, all run after "
            f"{ran:.1f} s, {loaded / 1e6:.1f} MB; a move made"
        )

    return check


def lab(browser: Browser, address: str) -> str:
    """Play games in the lab, in the kernel of one of its chapters."""
    page = opened(browser, 1440)
    page.goto(f"{address}/lite/lab/index.html?path={LAB}", wait_until="commit")
    page.wait_for_function(STATUS)
    began = time.perf_counter()
    said = page.evaluate(ASK, MEASURED)
    page.context.close()
    assert "40 games of super_express" in said, said
    return f"40 games played and measured in {time.perf_counter() - began:.1f} s"


def opened(browser: Browser, width: int, **settings: Any) -> Page:
    context = browser.new_context(viewport={"width": width, "height": 900}, **settings)
    context.set_default_timeout(PATIENCE)
    return context.new_page()


def answer_one(page: Page, touch: bool = False) -> None:
    """Answer the next question of the board on show with its first answer."""
    for _ in range(MOST_STEPS):
        if page.locator(QUESTION).count():
            break
        press(page, ".site-board [data-focus=forward]", touch)
    press(page, f".site-board :is(.hx-option, {CHOICES})", touch)
    if not page.locator(JUDGED).count():
        press(page, ".site-board .hx-bar-foot .hx-main", touch)
    page.wait_for_selector(JUDGED)


def press(page: Page, what: str, touch: bool) -> None:
    """Press the first of these, by a finger or a mouse."""
    found = page.locator(what).first
    found.tap() if touch else found.click()


def with_moves(page: Page) -> Locator:
    """Return a board of a chapter that offers moves, after steps forward if need be."""
    for study in page.locator(".jp-OutputArea .hx-study:has([data-focus=forward])").all():
        for _ in range(MOST_STEPS):
            if study.locator(MOVES).count():
                return study
            if study.locator("[data-focus=forward]").is_disabled():
                break
            study.locator("[data-focus=forward]").click()
            page.wait_for_function(SETTLED)
    raise AssertionError("no board of the chapter offers a move")


def make_a_move(page: Page, study: Locator) -> None:
    """Make the first move that a board offers, and see its story go on."""
    study.scroll_into_view_if_needed()
    story = study.locator(".hx-story").element_handle()
    before = story.inner_text()
    for _ in range(MOST_STEPS):
        if story.inner_text() != before:
            return
        ready = study.locator(".hx-bar-foot .hx-main")
        (ready if ready.count() else study.locator(MOVES)).first.click()
        page.wait_for_function(SETTLED)
    page.wait_for_function("([story, was]) => story.innerText !== was", arg=[story, before])


CHECKS: dict[str, Check] = {
    "links": links,
    "landing page": landing,
    "phone": phone,
    "whole game": engine,
    **{book: chapter(book) for book in CHAPTERS},
    "lab": lab,
}

if __name__ == "__main__":
    sys.exit(main())
