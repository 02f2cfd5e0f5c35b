"""A user at the page, who looks only at what is shown and clicks or types what is offered."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.browser.host import Host

LONGEST = 300
MOST_PICKED = 3
MOST_TABS = 80


class Hand:
    """Makes legal choices at random, on the board as often as on the buttons."""

    def __init__(self, host: Host, seed: int) -> None:
        self.host = host
        self.rng = Random(seed)

    def play_to_the_end(self) -> None:
        for _ in range(LONGEST):
            if self.host.study.session.here.actor == "nobody":
                return
            self.choose()
        raise AssertionError(f"no end after {LONGEST} choices")

    def choose(self) -> None:
        page = self.host.study.page
        if page["curtain"]:
            self.press("ready")
            return
        choices = page["choices"]
        legal = [item for item in choices["items"] if not item["why"]]
        if choices["lay"] and (not legal or self.enough(choices)):
            self.press("lay" if choices["ready"] else "unpick")
        else:
            self.take(self.rng.choice(legal))

    def enough(self, choices: Any) -> bool:
        """Whether what is picked is laid, or else taken back."""
        return len(choices["slots"]) >= MOST_PICKED or (
            choices["ready"] and self.rng.random() < 0.5
        )

    def press(self, focus: str) -> None:
        self.host.page.click(f"[data-focus='{focus}']")
        self.host.answered()

    def take(self, item: Any) -> None:
        spot = self.host.page.locator(f".hx-boardbox .hx-spot[data-cell='{item['target']}']")
        if self.rng.random() < 0.5 and self.alone(item) and spot.count():
            spot.click()
        else:
            value = item["value"]
            self.host.page.click(f".hx-choice.hx-legal[data-value='{value}']")
        self.host.answered()

    def alone(self, item: Any) -> bool:
        """Whether a place on the board stands for this choice and no other."""
        items = self.host.study.page["choices"]["items"]
        same = [each for each in items if each["target"] == item["target"] and not each["why"]]
        return bool(item["target"]) and len(same) == 1


class Typist(Hand):
    """Uses the keyboard alone: hotkeys, the cells of the board, or Tab to a button."""

    def press(self, focus: str) -> None:
        self.tab_to(focus)
        self.type("Enter")

    def take(self, item: Any) -> None:
        if self.rng.random() < 0.3 and self.alone(item) and item["target"] in self.cells():
            self.tab_to("board")
            self.walk_to(item["target"])
            self.type("Enter")
        elif item["hot"]:
            self.tab_to("board")
            self.type(item["hot"])
        else:
            self.press(f"choice-{item['do']}-{item['value']}")

    def type(self, key: str) -> None:
        self.host.page.keyboard.press(key)
        self.host.answered()

    def tab_to(self, focus: str) -> None:
        for _ in range(MOST_TABS):
            here = self.host.page.evaluate("() => document.activeElement.dataset.focus")
            if here == focus:
                return
            self.host.page.keyboard.press("Tab")
        raise AssertionError(f"{focus} can't be reached by Tab")

    def cells(self) -> list[str]:
        return [cell["key"] for cell in self.host.study.page["boards"][0]["cells"]]

    def walk_to(self, key: str) -> None:
        active = self.host.page.locator(".hx-boardbox .hx-active")
        for _ in self.cells():
            if active.get_attribute("data-cell") == key:
                return
            self.host.page.keyboard.press("ArrowDown")
