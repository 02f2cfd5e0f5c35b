"""What is tried on a board in a host: it is seen, has room, can be read, and plays a move."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, Route, expect

from .host import Host, Look

PATIENCE = 600_000
"""Milliseconds."""
PLAN = ("turn", "move", "floor")
LEAST_WIDTH = 700
LEAST_CONTRAST = 4.5
BOARD = ".hx-study svg.hx-board"
CONTRAST = """board => {
  const paint = (colour) => {
    const pen = document.createElement('canvas').getContext('2d');
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data];
  };
  const above = (node) => node.assignedSlot ?? node.parentNode ?? node.host;
  const light = ([red, green, blue]) => [red, green, blue]
    .map((each) => each / 255)
    .map((each) => (each <= 0.03928 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4))
    .reduce((sum, each, place) => sum + each * [0.2126, 0.7152, 0.0722][place], 0);
  const study = board.closest('.hx-study');
  let behind = [255, 255, 255, 255];
  for (let node = study.parentNode; node; node = above(node)) {
    if (!(node instanceof Element)) continue;
    const seen = paint(getComputedStyle(node).backgroundColor);
    if (seen[3] === 255) { behind = seen; break; }
  }
  const page = paint(getComputedStyle(study).backgroundColor);
  const ink = paint(getComputedStyle(study).color);
  const ratio = (one, other) => {
    const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  return { ink: ratio(ink, page), edge: ratio(page, behind), dark: light(behind) < 0.2 };
}"""


class Trial:
    """One host in one theme, on a page of its own."""

    def __init__(self, host: Host, look: Look, page: Page, pictures: Path) -> None:
        self.host = host
        self.look = look
        self.page = page
        self.pictures = pictures
        self.elsewhere: list[str] = []
        """What the page asked for on other machines, by address."""

    def made(self, address: str) -> Iterator[str]:
        """Try one thing after the other, and say what was seen."""
        page = self.page
        page.goto(address)
        if self.host.run:
            self.run_all()
        page.wait_for_selector(BOARD)
        yield "the board is there"
        width = page.locator(".hx-study").first.evaluate("study => study.clientWidth")
        assert width >= LEAST_WIDTH, f"the study is {width} px wide"
        yield f"it is {width} px wide"
        for kept in page.locator(".hx-kept").all():
            expect(kept).to_be_hidden()
        self.picture("opened")
        found = page.locator(BOARD).first.evaluate(CONTRAST)
        assert found["dark"] == (self.look.theme == "dark"), f"the page is not {self.look.theme}"
        assert found["ink"] >= LEAST_CONTRAST, f"the contrast of its text is {found['ink']:.1f}"
        assert found["edge"] < 2, f"its paper stands out from the page by {found['edge']:.1f}"
        yield f"its text has a contrast of {found['ink']:.1f}, and its paper is the page's"
        self.lay_a_plan()
        yield "three clicks and a fourth lay a plan, and the story tells it"
        self.go_back()
        yield "the Left key goes back"
        self.picture("played")

    def run_all(self) -> None:
        """Run every cell once the kernel is idle."""
        self.page.wait_for_function(self.host.idle)
        self.page.evaluate(self.host.run)

    def lay_a_plan(self) -> None:
        study = self.page.locator(".hx-study").first
        for place, card in enumerate(PLAN, 1):
            study.locator(f"[data-value={card}]").click()
            expect(study.locator(".hx-picked.hx-set")).to_have_count(place)
        study.locator(".hx-lay").click()
        expect(study.locator(".hx-story")).to_contain_text("lays a plan")
        expect(study.locator(".hx-scroll")).to_have_attribute("aria-label", "Timeline, step 2 of 2")

    def go_back(self) -> None:
        study = self.page.locator(".hx-study").first
        study.locator(".hx-grid").focus()
        self.page.keyboard.press("ArrowLeft")
        expect(study.locator(".hx-scroll")).to_have_attribute("aria-label", "Timeline, step 1 of 2")

    def picture(self, when: str) -> None:
        name = f"{self.host.package}-{self.look.theme}-{when}.png"
        self.page.screenshot(path=self.pictures / name, animations="disabled")


def trial(host: Host, look: Look, browser: Browser, pictures: Path, env: Path) -> Trial:
    """A trial on a new page that reaches this machine and no other.

    Where the host's page asks a network for anywidget, it gets the one that is installed.
    """
    anywidget = env / "share" / "jupyter" / "nbextensions" / "anywidget" / "index.js"
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    page.set_default_timeout(PATIENCE)
    made = Trial(host, look, page, pictures)

    def refuse(route: Route) -> None:
        made.elsewhere.append(route.request.url)
        if "/anywidget@" in route.request.url:
            route.fulfill(path=anywidget, headers={"Access-Control-Allow-Origin": "*"})
        else:
            route.abort()

    page.route(elsewhere, refuse)
    return made


def elsewhere(url: str) -> bool:
    return not url.startswith(("http://127.0.0.1:", "data:", "blob:"))
