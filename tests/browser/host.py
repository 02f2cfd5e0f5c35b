"""The real script in a real browser against the real widget, with no Jupyter in between."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.browser.patience import PATIENCE

SOON = 500
"""Milliseconds: a shorter timer of the page is waited for, a longer one is not."""

HOST_TRAITS = ("layout", "tabbable", "tooltip", "comm")

SHELL = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Study</title>
<style>body { margin: 0; background: %(background)s }</style></head>
<body><main id="host"></main>
<script type="module">
const listeners = {};
const state = %(state)s;
const changed = {};
let asked = 0;
let unanswered = 0;
const soon = new Set();
const later = window.setTimeout;
window.setTimeout = (act, wait = 0, ...rest) => {
  const timer = later(() => { soon.delete(timer); act(...rest); }, wait);
  if (wait < %(soon)s) soon.add(timer);
  return timer;
};
const never = window.clearTimeout;
window.clearTimeout = (timer) => { soon.delete(timer); never(timer); };
const frame = () => new Promise(requestAnimationFrame);
const until = async (holds, what) => {
  const began = performance.now();
  while (!holds()) {
    if (performance.now() - began > %(patience)s) throw new Error(`the page never ${what}`);
    await frame();
  }
};
const ended = () => Promise.all(document.getAnimations()
  .filter((each) => each.effect.getComputedTiming().iterations !== Infinity)
  .map((each) => each.finished.catch(() => {})));
window.host = {
  receive(update) {
    Object.assign(state, update);
    for (const name of Object.keys(update)) listeners[`change:${name}`]?.forEach((each) => each());
  },
  asked: () => asked,
  /** Until everything sent is answered and drawn, short timers have run and transitions ended. */
  async settled() {
    for (let quiet = 0; quiet < 2; quiet += 1) {
      await until(() => !unanswered && !soon.size, "came to rest");
      await frame();
      await ended();
      if (unanswered || soon.size) quiet = -1;
    }
    return asked;
  },
  /** Until more was asked than before, and that is answered and drawn. */
  async answered(before) {
    await until(() => asked > before, "asked anything");
    return this.drawn();
  },
  async drawn() {
    const busy = () => document.querySelector('.hx-study[aria-busy="true"]');
    do await new Promise(requestAnimationFrame);
    while (busy());
    return asked;
  },
};
const model = {
  get: (name) => state[name],
  set: (name, value) => {
    state[name] = value;
    changed[name] = value;
    if (name === "intents" && value.at(-1).do !== "width") asked = value.at(-1).number;
  },
  on: (event, listener) => (listeners[event] ??= []).push(listener),
  off: () => {},
  save_changes: () => {
    const update = { ...changed };
    for (const name of Object.keys(changed)) delete changed[name];
    unanswered += 1;
    Promise.resolve(window.fromPage(JSON.stringify(update))).finally(() => { unanswered -= 1; });
  },
};
const module = await import("data:text/javascript;charset=utf-8," + encodeURIComponent(%(script)s));
window.clean = await module.default.render({ model, el: document.getElementById("host") });
</script></body></html>"""


class Host:
    """A study shown in a page. What the page sends arrives in the widget, and back."""

    ready = "svg.hx-board, .hx-start button"
    """The part of the page that is there once it is shown."""

    def __init__(self, page: Page, study: Any, background: str = "#ffffff") -> None:
        self.page = page
        self.study = study
        self.sent: list[dict[str, Any]] = []
        self._traits = [name for name in study.keys if name not in HOST_TRAITS and name[0] != "_"]
        self._received: list[str] = []
        self._later: list[Callable[[], object]] = []
        self._working = False
        self._update: dict[str, Any] | None = None
        self._answers = 0
        # A browser is driven from one thread: what others do apart is done after the answer.
        study._apart = self._later.append
        page.expose_function("fromPage", self._from_page)
        study.observe(self._to_page, self._traits)
        state = study.get_state(self._traits)
        page.set_content(
            SHELL
            % {
                "script": json.dumps(str(study._esm)),
                "state": json.dumps(state),
                "background": background,
                "soon": SOON,
                "patience": PATIENCE,
            }
        )
        page.wait_for_selector(self.ready, state="attached")
        self.settle()

    def _from_page(self, update: str) -> None:
        """Take one message after the other, as a kernel does, and answer each at once."""
        self._received.append(update)
        while self._received and self._update is None:
            self._update = {}
            for name, value in json.loads(self._received.pop(0)).items():
                setattr(self.study, name, value)
            answer, self._update = self._update, None
            self._send(answer)
            self._catch_up()

    def _catch_up(self) -> None:
        """Do what is to be done apart, one thing after the other."""
        if not self._working:
            self._working = True
            try:
                while self._later:
                    self._later.pop(0)()
            finally:
                self._working = False

    def _to_page(self, change: Any) -> None:
        update = self.study.get_state(change["name"])
        if self._update is None:
            self._send(update)
        else:
            self._update |= update

    def _send(self, update: dict[str, Any]) -> None:
        self.sent.append(update)
        self.page.evaluate("update => window.host.receive(update)", update)

    def answered(self) -> None:
        """Wait until what the page now asks is answered and drawn, but not for transitions."""
        asking = "before => window.host.answered(before)"
        self._answers = self.page.evaluate(asking, self._answers)
        while self._later or self._working:
            self.page.wait_for_timeout(1)
            self.page.evaluate("() => window.host.drawn()")

    def settle(self) -> None:
        """Wait until what was sent is answered and drawn, and transitions have ended."""
        self._answers = self.page.evaluate("() => window.host.settled()")


class PromptHost(Host):
    """The page gets each message the moment the widget sends it, while it still works on."""

    def __init__(self, page: Page, study: Any, background: str = "#ffffff") -> None:
        super().__init__(page, study, background)
        study.unobserve(self._to_page, self._traits)
        study.send_state = self._send_now

    def _send_now(self, key: str | set[str] | None = None) -> None:
        state = self.study.get_state(key)
        self._send({name: state[name] for name in state if name in self._traits})
