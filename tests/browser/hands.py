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
        self.skip_replies()
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

    def skip_replies(self) -> None:
        """Look at what the others do all at once, from the first time they are seen on."""
        if self.host.page.locator(".hx-bar[data-mode=replies]").count():
            self.host.page.click("[data-focus=speed-at_once]")
            self.host.settle()

    def enough(self, choices: Any) -> bool:
        """Return whether what is picked is laid, or else taken back."""
        return len(choices["slots"]) >= MOST_PICKED or (
            choices["ready"] and self.rng.random() < 0.5
        )

    def press(self, focus: str) -> None:
        self.host.page.click(f"[data-focus='{focus}']")
        self.host.answered()

    def take(self, item: Any) -> None:
        """Choose a move and do it by its verb; what is no whole move is picked at once."""
        spot = self.host.page.locator(
            f".hx-boardbox .hx-spot[data-cell='{item['target']}']:not([width='1'])"
        )
        if item["parts"]:
            for row, chip in enumerate(item["parts"]):
                self.host.page.click(f"[data-focus='part-{row}-{chip}']")
        elif self.rng.random() < 0.5 and self.alone(item) and spot.count():
            spot.click()
        else:
            self.host.page.click(f".hx-bar .hx-legal[data-value='{item['value']}']")
        if self.chosen_first(item):
            self.host.page.click("[data-focus='do']")
        self.host.answered()

    def chosen_first(self, item: Any) -> bool:
        """Return whether a click only chooses this, so that its verb has to be pressed too."""
        return bool(item["verb"]) and not self.host.study.page["choices"]["lay"]

    def alone(self, item: Any) -> bool:
        """Return whether a place on the board stands for this choice and no other."""
        items = self.host.study.page["choices"]["items"]
        same = [each for each in items if each["target"] == item["target"] and not each["why"]]
        return bool(item["target"]) and len(same) == 1


class Typist(Hand):
    """Uses the keyboard alone: hotkeys, the cells of the board, or Tab to a button."""

    def press(self, focus: str) -> None:
        self.tab_to(focus)
        self.type("Enter")

    def skip_replies(self) -> None:
        if self.host.page.locator(".hx-bar[data-mode=replies]").count():
            self.tab_to("speed-normal")
            for key in ("ArrowRight", "ArrowRight", "Enter"):
                self.host.page.keyboard.press(key)
            self.host.settle()

    def take(self, item: Any) -> None:
        whole = self.chosen_first(item)
        if item["parts"]:
            for row, chip in enumerate(item["parts"]):
                self.tab_to(f"part-{row}-{chip}")
                self.host.page.keyboard.press("Enter")
            self.press("do")
        elif self.rng.random() < 0.3 and self.alone(item) and item["target"] in self.cells():
            self.tab_to("board")
            self.walk_to(item["target"])
            self.type("Enter", "Enter") if whole else self.type("Enter")
        elif item["hot"]:
            self.tab_to("board")
            self.type(item["hot"], "Enter") if whole else self.type(item["hot"])
        else:
            self.tab_to(f"choice-{item['do']}-{item['value']}")
            self.type("Enter", "Enter") if whole else self.type("Enter")

    def type(self, *keys: str) -> None:
        for key in keys:
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
