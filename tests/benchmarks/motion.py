"""In JupyterLab: from a click to the first motion, and clicks beside a bot that thinks."""

from __future__ import annotations

import json
import statistics
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from tests.benchmarks.clicks import TIMED
from tests.benchmarks.measure import Measured
from tests.browser.conftest import FLAGS
from tests.browser.find_chromium import find
from tests.browser.lab import Kernel, running_lab

CLICKS = 30
BOOK = "motion.ipynb"
PLANNED = "plan Move, Turn, Floor"
CELLS = (
    "import time\n"
    "from explorer import new_game, study\n"
    "game = new_game('super_express', players=4, seed=7)\n"
    f"for _ in range(4): game.play({PLANNED!r})\n"
    "spent, obey = [], game.set_state\n"
    "def timed(change):\n"
    "    began = time.perf_counter()\n"
    "    obey(change)\n"
    "    if 'intents' in change: spent.append(time.perf_counter() - began)\n"
    "game.set_state = timed",
    "game",
    "from threading import Thread\n"
    "thinking = []\n"
    "def think():\n"
    "    for seed in range(50):\n"
    "        thinker = new_game('colt_express', players=4, seed=seed)\n"
    "        thinker.session.players = dict.fromkeys(thinker.session.seat_names, 'hard')\n"
    "        thinker._apart = lambda work: work()\n"
    "        thinking.append(thinker)\n"
    "        thinker._reply()",
    "study('super_express/paradox')",
)
"""A game whose next click moves a pawn, with a watch at its kernel; bots; another study."""

MOVED = """async () => {
  const study = document.querySelectorAll('.hx-study')[0];
  const look = () => [...study.querySelectorAll('.hx-pieces > [data-key]')]
    .map((each) => `${each.dataset.key} ${getComputedStyle(each).transform}`).join();
  const still = look();
  const began = performance.now();
  study.querySelector('[data-focus=do]').click();
  while (look() === still) await new Promise(requestAnimationFrame);
  return performance.now() - began;
}"""
READY = """() => {
  const study = document.querySelectorAll('.hx-study')[0];
  const moving = study.getAnimations({ subtree: true }).length;
  const step = study.querySelector('.hx-scroll').ariaLabel;
  return !moving && step.startsWith('Timeline, step 5 ')
    && study.querySelector('[data-focus=do]')?.ariaDisabled === 'false';
}"""


@contextmanager
def opened() -> Iterator[tuple[Page, Kernel]]:
    with (
        tempfile.TemporaryDirectory() as folder,
        running_lab(Path(folder)) as lab,
        sync_playwright() as playwright,
    ):
        lab.notebook(BOOK, CELLS)
        browser = playwright.chromium.launch(executable_path=find(), args=list(FLAGS))
        page = browser.new_page(viewport={"width": 1440, "height": 1800})
        page.set_default_timeout(120_000)
        lab.open(page, BOOK)
        lab.run_all(page)
        page.wait_for_selector(".hx-study >> nth=1 >> svg.hx-board")
        yield page, lab.kernel(BOOK)
        browser.close()


def beside_others() -> Iterator[Measured]:
    with opened() as (page, kernel):
        yield from _first_motion(page, kernel)
        yield from _while_a_bot_thinks(page, kernel)


def _first_motion(page: Page, kernel: Kernel) -> Iterator[Measured]:
    """A click on the verb moves a pawn; the kernel takes it back, and the click is made again."""
    whole = []
    for _ in range(CLICKS):
        page.wait_for_function(READY)
        kernel.run("spent.clear()")
        elapsed = page.evaluate(MOVED)
        own = sum(json.loads(kernel.run("print(spent)"))) * 1000
        whole.append((elapsed, elapsed - own))
        kernel.run("game.back()")
    seen = statistics.median(elapsed for elapsed, _ in whole)
    beyond = statistics.median(each for _, each in whole)
    yield Measured("click to first motion in JupyterLab, median", seen, "ms")
    yield Measured("… beyond the kernel's own time, median", beyond, "ms", at_most=100)


def _while_a_bot_thinks(page: Page, kernel: Kernel) -> Iterator[Measured]:
    """Clicks on one study, alone and while a hard bot of another thinks in the same kernel."""
    times = TIMED.replace("document.", "document.querySelectorAll('.hx-study')[1].")
    alone = _clicked(page, times)
    kernel.run("Thread(target=think, daemon=True).start()")
    beside = _clicked(page, times)
    assert kernel.run("print(thinking[-1].session.here.actor)") != "nobody", "it thinks no more"
    yield Measured("click to DOM of another study, median", alone, "ms")
    yield Measured("… while a hard bot thinks, median", beside, "ms")
    yield Measured("… added by its thinking", beside - alone, "ms", at_most=50)


def _clicked(page: Page, timed: str) -> Any:
    return statistics.median(page.evaluate(timed))
