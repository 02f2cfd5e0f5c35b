"""The time from a click to the page's new data, and through real JupyterLab to the new page."""

from __future__ import annotations

import json
import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import sync_playwright

from explorer import new_game
from explorer.widget.study import Study
from tests.benchmarks.measure import Measured
from tests.browser.conftest import FLAGS
from tests.browser.find_chromium import find
from tests.browser.lab import running_lab

STEP = 60
CLICKS = 40


def a_long_game() -> Study:
    """A 4-player game at step 60, on a wide page."""
    for seed in range(100):
        game = new_game("super_express", 4, seed, reflex=True, horse=True, time_car=True)
        rng = Random(seed)
        while game.session.here.actor != "nobody" and game.step < STEP + CLICKS:
            game.play(rng.choice(game.legal_moves))
        if game.step >= STEP + CLICKS:
            game.step = STEP
            return game
    raise AssertionError("no game was long enough")


def in_the_kernel() -> Iterator[Measured]:
    game = a_long_game()
    sent: dict[str, Any] = {}
    names = [name for name in game.keys if name[0] != "_"]
    game.observe(lambda change: sent.update({change["name"]: change["new"]}), names)
    click = {"view": "bench", "number": 1, "do": "width", "value": "1152", "at": [0, 0]}
    game.intents = [click]
    times, sizes = [], []
    for number in range(2, CLICKS):
        sent.clear()
        began = time.perf_counter()
        game.intents = [{**click, "number": number, "do": "forward", "value": ""}]
        times.append(time.perf_counter() - began)
        sizes.append(len(json.dumps(sent)))
    yield Measured("click to traits, median", statistics.median(times) * 1000, "ms", at_most=20)
    yield Measured("click to traits, largest", max(sizes) / 1024, "KB", at_most=32)


TIMED = """async () => {
  const rail = document.querySelector('.hx-scroll');
  const times = [];
  for (let click = 0; click < 40; click++) {
    const name = click % 2 ? 'forward' : 'back';
    const began = performance.now();
    await new Promise((done) => {
      const watch = new MutationObserver(() => { watch.disconnect(); done(); });
      watch.observe(rail, { attributes: true, attributeFilter: ['aria-label'] });
      document.querySelector(`[data-do=${name}]`).click();
    });
    times.push(performance.now() - began);
    await new Promise((rest) => setTimeout(rest, 120));
  }
  return times;
}"""


def in_jupyterlab() -> Iterator[Measured]:
    cell = "from explorer import study\nstudy('super_express/paradox')"
    with (
        tempfile.TemporaryDirectory() as folder,
        running_lab(Path(folder)) as lab,
        sync_playwright() as playwright,
    ):
        lab.notebook("study.ipynb", [cell])
        browser = playwright.chromium.launch(executable_path=find(), args=list(FLAGS))
        page = browser.new_page(viewport={"width": 1500, "height": 1600})
        lab.open(page, "study.ipynb")
        lab.run_all(page)
        page.wait_for_selector(".hx-choice, .hx-question", timeout=60_000)
        page.click("[data-do=forward]")
        page.wait_for_timeout(500)
        times = sorted(page.evaluate(TIMED))
        browser.close()
    yield Measured("click to DOM in JupyterLab, median", statistics.median(times), "ms")
    yield Measured("click to DOM in JupyterLab, p90", times[int(len(times) * 0.9)], "ms")
