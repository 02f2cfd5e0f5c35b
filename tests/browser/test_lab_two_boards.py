"""Two boards of one game in real JupyterLab: Belle sees one, Doc the other."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.lab import Kernel, Lab

CELLS = (
    "from explorer import new_game\n"
    "from tests.unpacking import unpack\n"
    "game = new_game('super_express', players=('belle', 'doc', 'mei'), seed=3)\n"
    "game.viewer = 'belle'\n"
    "doc = game.seen_as('doc')\n"
    "boards = {'belle': game, 'doc': doc}\n"
    "def sent(name):\n"
    "    state = boards[name].get_state()\n"
    "    packed = ('fixed', 'track', 'page', 'panel', 'tools', 'frames')\n"
    "    return ' '.join(str(unpack(state[each])) for each in packed if state[each])",
    "game",
    "doc",
)
BOOK = "two_boards.ipynb"
PLANS = {
    "belle": (("turn", "move", "floor"), "Turn, Move and Change floor"),
    "doc": (("shoot", "turn", "move"), "Shoot, Turn and Move"),
}


@pytest.fixture(scope="module")
def page(browser: Browser, lab: Lab) -> Iterator[Page]:
    lab.notebook(BOOK, CELLS)
    page = lab.page(browser, 1500, 2600)
    lab.open(page, BOOK)
    lab.run_all(page)
    page.wait_for_selector(".hx-study >> nth=1 >> svg.hx-board")
    yield page
    page.close()


@pytest.fixture(scope="module")
def kernel(lab: Lab, page: Page) -> Kernel:
    page.wait_for_selector(".hx-study >> nth=1")
    return lab.kernel(BOOK)


def board(name: str, selector: str) -> str:
    return f".hx-study >> nth={list(PLANS).index(name)} >> {selector}"


def lay(page: Page, name: str) -> None:
    cards, _ = PLANS[name]
    for place, card in enumerate(cards, 1):
        page.click(board(name, f"[data-value={card}]"))
        expect(page.locator(board(name, ".hx-picked.hx-set"))).to_have_count(place)
    page.click(board(name, ".hx-lay"))


def test_each_board_plays_its_seat_and_tells_its_plan_to_nobody(page: Page, kernel: Kernel) -> None:
    waiting = set(PLANS)
    while waiting:
        actor = kernel.run("print(game.session.here.actor)")
        if actor == "mei":
            kernel.run("game.seen_as('all-seeing').play('plan Move, Turn, Shoot')")
            continue
        lay(page, actor)
        waiting.remove(actor)
        _, plan = PLANS[actor]
        other = next(name for name in PLANS if name != actor)
        expect(page.locator(board(actor, ".hx-story"))).to_contain_text(plan)
        expect(page.locator(board(other, ".hx-story"))).to_contain_text("face down")
        for name in PLANS:
            assert (plan in kernel.run(f"print(sent({name!r}))")) == (name == actor)
            assert (plan in page.inner_text(board(name, "xpath=."))) == (name == actor)


def test_each_board_travels_on_its_own(page: Page, kernel: Kernel) -> None:
    last = kernel.run("print(game.step)")
    page.click(board("doc", "[data-do=first]"))
    assert kernel.waits_for("(game.step, doc.step)", f"({last}, 0)")
    page.click(board("doc", "[data-do=last]"))
    assert kernel.waits_for("game.step == doc.step", "True")


@pytest.mark.usefixtures("page")
def test_no_request_leaves_the_machine(lab: Lab) -> None:
    assert lab.outside == []
