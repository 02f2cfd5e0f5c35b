"""Clicks in real JupyterLab while a cell exports, plays and sets traits: each is obeyed once.

A kernel obeys a click beside the running cell as long as the cell sends nothing to the board, as
with the lesson here, which is exported. The game's clicks wait for the end of the cell, because it
plays and sets traits.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.lab import Kernel, Lab, waits_until

BOOK = "busy.ipynb"
CLICKS = 200
PAUSE = 25
"""Milliseconds between two clicks."""

OPENED = """
import logging
from pathlib import Path
from explorer import new_game, study
from explorer.lessons import lesson as lessons
from explorer.widget.study import Study
from tests.agreeing import agrees
from tests.asking import go_to_question

lessons.MOST_TRIES = 1000  # so that each click is one more answer
lesson = study('super_express/paradox')
asked = lesson.lesson.all[0]
go_to_question(lesson, asked)
game = new_game('super_express', players=4, seed=7)
opening = game.step

obeyed, errors, played, rounds = [], [], [], 0
obey = Study._obey

def noted(shown, intent):
    obeyed.append([intent.view, intent.number, intent.do, rounds])
    obey(shown, intent)

Study._obey = noted

class Errors(logging.Handler):
    def emit(self, record):
        errors.append(record.getMessage())

for log in (logging.getLogger(), logging.getLogger('Comm'), get_ipython().kernel.log):
    log.addHandler(Errors(logging.ERROR))
"""

BUSY = """
while Path('go').exists():
    rounds += 1
    Path('going').touch()
    lesson.to_html('lesson.html')
    lesson.to_animated_svg('lesson.svg')
    lesson.what_if(), lesson.key(), repr(lesson)
    with game._my_turn:
        game.viewer = 'all-seeing'
        if not game.legal_moves:
            game.go(opening)
        game.play(game.legal_moves[rounds % len(game.legal_moves)])
        played.append(game.timeline.at)
    game.to_html('game.html')
    game.viewer = ('spectator', 'all-seeing')[rounds % 2]
    game.language = ('ko', 'pt', 'en')[rounds % 3]
    game.players = {game.session.here.seat_names[0]: ('random', 'hand')[rounds % 2]}
if rounds:
    game.language = 'en'
    game.viewer = 'all-seeing'
    print('done')
"""

CLICK = """([count, pause]) => new Promise((done) => {
  const [lesson, game] = document.querySelectorAll('.hx-study');
  const press = (element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const ways = [
    () => lesson.querySelector(".hx-spot[data-cell='C1']"),
    () => game.querySelector('[data-do=back]'),
    () => lesson.querySelector(".hx-spot[data-cell='C2']"),
    () => game.querySelector('[data-focus=luck]'),
  ];
  let made = 0;
  const next = () => {
    press(ways[made % ways.length]());
    made += 1;
    if (made < count) setTimeout(next, pause); else done(made);
  };
  next();
})"""

ENDED = re.compile("^done|Traceback")
LAB = "/static/lab/"
"""Where the scripts of JupyterLab itself come from: what they fail to fetch is no matter."""
STEP = "() => [...document.querySelectorAll('.hx-study .hx-scroll')].map(e => e.ariaLabel)"
SETTLED = ".hx-study[aria-busy=false]"


@pytest.fixture(scope="module")
def clicked(browser: Browser, lab: Lab) -> tuple[Page, Kernel, list[str]]:
    """A notebook in which everything was run, and clicked on while its last cell ran."""
    lab.notebook(BOOK, [OPENED, "lesson", "game", BUSY])
    page = lab.page(browser, 1500, 2600)
    failed: list[str] = []
    page.on("pageerror", lambda error: failed.append(f"{error} {error.stack}"))
    lab.open(page, BOOK)
    lab.run_all(page)
    expect(page.locator(SETTLED)).to_have_count(2)
    (lab.folder / "go").touch()
    lab.begin_last(page)
    assert waits_until((lab.folder / "going").exists)
    assert page.evaluate(CLICK, [CLICKS, PAUSE]) == CLICKS
    expect(page.locator(".hx-study").first).to_have_attribute("aria-busy", "false")
    (lab.folder / "go").unlink()
    ended = page.locator(".jp-OutputArea-output", has_text=ENDED)
    ended.wait_for()
    assert ended.inner_text().strip() == "done"
    expect(page.locator(SETTLED)).to_have_count(2)
    return page, lab.kernel(BOOK), failed


def told(kernel: Kernel, expression: str) -> Any:
    return json.loads(kernel.run(f"import json; print(json.dumps({expression}))"))


def test_every_click_is_obeyed_once_and_no_answer_is_lost(
    clicked: tuple[Page, Kernel, list[str]],
) -> None:
    _, kernel, _ = clicked
    obeyed = [tuple(each) for each in told(kernel, "obeyed")]
    clicks = [each for each in obeyed if each[2] != "width"]
    assert len({(view, number) for view, number, _, _ in obeyed}) == len(obeyed)
    assert Counter(do for _, _, do, _ in clicks) == {
        "answer": CLICKS // 2,
        "back": CLICKS // 4,
        "luck": CLICKS // 4,
    }
    assert told(kernel, "lesson.lesson.entry(asked).given") == ["C1", "C2"] * (CLICKS // 4)


def test_answers_were_judged_beside_the_running_cell(
    clicked: tuple[Page, Kernel, list[str]],
) -> None:
    _, kernel, _ = clicked
    during = {during for *_, do, during in told(kernel, "obeyed") if do == "answer"}
    assert len(during) > 1
    assert min(during) > 0
    assert told(kernel, "len(set(played) - set(game.timeline.nodes))") == 0


def test_page_session_and_kernel_agree_and_nothing_failed(
    clicked: tuple[Page, Kernel, list[str]],
) -> None:
    page, kernel, failed = clicked
    assert told(kernel, "[agrees(lesson), agrees(game)]") == [True, True]
    shown = told(
        kernel,
        "[f'Timeline, step {s.step} of {len(s.session.timeline.line()) - 1}'"
        " for s in (lesson, game)]",
    )
    assert waits_until(lambda: page.evaluate(STEP) == shown)
    assert [each for each in failed if LAB not in each] == []
    assert told(kernel, "errors") == []
    assert page.locator(".jp-OutputArea-output[data-mime-type*=error]").count() == 0
