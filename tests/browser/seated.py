"""A user at a start card and its game in JupyterLab, who sees only the page: mouse or keys."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

from playwright.sync_api import Page, TimeoutError

LONGEST = 400
MOST_TABS = 120
OVER = 2000
"""Milliseconds in which a button of the playback is reached, or the playback is over."""

SEEN = """number => {
  const study = document.querySelectorAll('.hx-study')[number];
  const bar = study.querySelector('.hx-bar');
  const ready = (name) => bar.querySelector(`[data-focus=${name}]`)?.ariaDisabled === 'false';
  const legal = [...bar.querySelectorAll('.hx-legal, .hx-square[data-mark=legal]')]
    .filter((each) => each.checkVisibility())
    .map(({ dataset }) => dataset.focus);
  const keys = [...bar.querySelectorAll('.hx-legal[aria-keyshortcuts]')]
    .map((each) => [each.dataset.focus, each.getAttribute('aria-keyshortcuts')]);
  return {
    mode: study.querySelector('.hx-frame').hidden ? 'card' : bar.dataset.mode,
    mine: bar.classList.contains('hx-mine') && study.ariaBusy !== 'true',
    composed: Boolean(bar.querySelector('[data-focus=lay]')),
    ready: ready('lay') || ready('do'),
    legal,
    keys: Object.fromEntries(keys),
    now: bar.innerText + study.querySelector('.hx-scroll').ariaLabel
      + bar.querySelectorAll('[aria-pressed=true], [data-mark=chosen]').length,
  };
}"""

CHANGED = """([number, before]) => {
  const now = (SEEN)(number);
  const waits = document.querySelectorAll('.hx-study')[number].ariaBusy === 'true';
  return !waits && now.mode + now.now !== before;
}""".replace("(SEEN)", f"({SEEN})")

DUE = """number => {
  const now = (SEEN)(number);
  const due = ['ending', 'replies'].includes(now.mode) || (now.mode === 'choices' && now.mine);
  return due && now;
}""".replace("(SEEN)", f"({SEEN})")


class Seated:
    """Plays by clicks alone; what it chooses is random, and always something that is offered."""

    def __init__(self, page: Page, number: int, seed: int) -> None:
        self.page = page
        self.number = number
        """The place of the study among those of the page."""
        self.rng = Random(seed)

    def on(self, focus: str) -> str:
        return f".hx-study >> nth={self.number} >> [data-focus='{focus}']"

    def sit_down(self, seat: str) -> None:
        """Choose a seat on the start card, and deal."""
        self.press(f"seat-{seat}")
        self.press("deal")
        self.wait()

    def wait(self) -> Any:
        """Wait until there is something to do or to see; what is seen then."""
        return self.page.wait_for_function(DUE, arg=self.number).json_value()

    def play_to_the_end(self) -> int:
        """Play on, with what the others do shown at once; the number of choices made."""
        for made in range(LONGEST):
            seen = self.wait()
            if seen["mode"] == "ending":
                return made
            self.choose(seen)
        raise AssertionError(f"no end after {LONGEST} choices")

    def choose(self, seen: Any) -> None:
        """Make a move, or a part of one; of what the others do see the end at once."""
        if seen["mode"] == "replies":
            self.hurry()
        elif seen["composed"] and seen["ready"]:
            self.press("lay")
        elif seen["ready"]:
            self.press("do")
        elif seen["legal"]:
            self.take(self.rng.choice(seen["legal"]), seen)
        else:
            self.press("unpick")
        self.page.wait_for_function(CHANGED, arg=[self.number, seen["mode"] + seen["now"]])

    def hurry(self) -> None:
        """Ask for what the others do at once, unless that is over before the click."""
        with suppress(TimeoutError):
            self.page.click(self.on("speed-at_once"), timeout=OVER)

    def pause(self) -> bool:
        """Stop what the others do, unless that is over before the click; whether it is stopped."""
        with suppress(TimeoutError):
            self.page.click(self.on("pause"), timeout=OVER)
            return True
        return False

    def take(self, focus: str, seen: Any) -> None:
        self.press(focus)

    def press(self, focus: str) -> None:
        self.page.click(self.on(focus))


AHEAD = """([number, wanted]) => {
  const study = document.querySelectorAll('.hx-study')[number];
  const target = study.querySelector(wanted);
  const now = document.activeElement;
  if (!target) return null;
  if (target === now) return 0;
  return target.compareDocumentPosition(now) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}"""
FOCUSED = "() => document.activeElement?.dataset?.focus ?? ''"


class SeatedTypist(Seated):
    """Uses the keyboard alone: Tab, arrows, Enter, Escape and digits."""

    def enter(self, cell: int) -> None:
        """Begin at a cell of the notebook, as the keys of the host leave it."""
        self.page.locator(".jp-Cell").nth(cell).focus()

    def sit_down(self, seat: str) -> None:
        self.tab_to("[data-focus^='seat-'][tabindex='0']")
        self.walk_to(f"seat-{seat}")
        self.page.keyboard.press("Enter")
        self.page.keyboard.press("Enter")
        self.wait()

    def hurry(self) -> None:
        self.page.keyboard.press("Escape")

    def take(self, focus: str, seen: Any) -> None:
        """By its digit with the focus on the board, or else by the way to its button."""
        if focus in seen["keys"]:
            self.tab_to("[data-focus=board]")
            self.page.keyboard.press(seen["keys"][focus])
        elif focus.startswith("choice-"):
            self.press(focus)
        else:
            self.tab_to(".hx-bands [tabindex='0']")
            self.page.keyboard.press("Home")
            self.walk_to(focus)
            self.page.keyboard.press("Enter")

    def press(self, focus: str) -> None:
        """By Enter: on the board for what is ready there, else on the way to its button."""
        at_hand = focus in ("lay", "do") and self.page.evaluate(FOCUSED) == "board"
        self.tab_to("[data-focus=board]" if at_hand else f"[data-focus='{focus}']")
        self.page.keyboard.press("Enter")

    def tab_to(self, wanted: str) -> None:
        """Go by Tab, or back by Shift and Tab, to what a selector finds in the study."""
        for _ in range(MOST_TABS):
            ahead = self.page.evaluate(AHEAD, [self.number, wanted])
            if not ahead:
                assert ahead == 0, f"there is no {wanted}"
                return
            self.page.keyboard.press("Tab" if ahead > 0 else "Shift+Tab")
        raise AssertionError(f"Tab never led to {wanted}")

    def walk_to(self, focus: str) -> None:
        """Go on by an arrow key within a group until something is focused."""
        for _ in range(MOST_TABS):
            if self.page.evaluate(FOCUSED) == focus:
                return
            self.page.keyboard.press("ArrowRight")
        raise AssertionError(f"no arrow leads to {focus}")
