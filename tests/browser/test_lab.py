"""A study in real JupyterLab: clicks, traits, two displays, keys, secrets, no request outside."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.browser.lab import Kernel, Lab

CELLS = (
    "from explorer import new_game, study\n"
    "game = new_game('super_express', players=4, seed='hush', horse=True)\n"
    "seen = []\n"
    "game.observe(lambda c: seen.append([c['name'], c['new']]), ['step', 'viewer', 'language'])",
    "game",
    "game",
)

BOOK = "study.ipynb"


@pytest.fixture(scope="module")
def page(browser: Browser, lab: Lab) -> Iterator[Page]:
    lab.notebook(BOOK, CELLS)
    page = lab.page(browser, 1500, 2600)
    lab.open(page, BOOK)
    lab.run_all(page)
    page.wait_for_selector(".hx-study >> nth=1")
    page.wait_for_selector(".hx-study >> nth=0 >> .hx-choice")
    yield page
    page.close()


@pytest.fixture(scope="module")
def kernel(lab: Lab, page: Page) -> Kernel:
    page.wait_for_selector(first(".hx-choice"))
    return lab.kernel(BOOK)


def first(selector: str) -> str:
    return f".hx-study >> nth=0 >> {selector}"


def choose(page: Page, selector: str, menu: str = "more") -> None:
    """Choose something in a menu of the first display."""
    page.click(first(f"[data-menu={menu}]"))
    page.click(first(f".hx-menuat:has([data-menu={menu}]) {selector}"))


def lay(page: Page, *cards: str) -> None:
    for place, card in enumerate(cards, 1):
        page.click(first(f"[data-value={card}]"))
        expect(page.locator(first(".hx-picked.hx-set"))).to_have_count(place)
    page.click(first(".hx-lay"))
    expect(page.locator(first(".hx-picked.hx-set"))).to_have_count(0)


def test_a_click_plays_and_both_displays_agree(page: Page, kernel: Kernel) -> None:
    lay(page, "turn", "move", "floor")
    assert kernel.run("print(game.step)") == "2"
    for display in (0, 1):
        expect(page.locator(f".hx-study >> nth={display} >> .hx-now")).to_contain_text(
            "lays a plan"
        )


def test_traits_set_in_a_cell_change_the_page_and_clicks_fire_observe(
    page: Page, kernel: Kernel
) -> None:
    kernel.run("seen.clear(); game.step = 1; game.language = 'ko'; game.viewer = 'doc'")
    expect(page.locator(first("[data-language=ko]"))).to_have_attribute("aria-checked", "true")
    expect(page.locator(first("[data-viewer=doc]"))).to_have_attribute("aria-checked", "true")
    choose(page, "[data-language=en]")
    choose(page, "[data-viewer=all-seeing]", "viewers")
    page.click(first("[data-do=last]"))
    expect(page.locator(first(".hx-scroll"))).to_have_attribute(
        "aria-label", "Timeline, step 2 of 2"
    )
    assert json.loads(kernel.run("import json; print(json.dumps(seen))")) == [
        ["step", 1],
        ["language", "ko"],
        ["viewer", "doc"],
        ["language", "en"],
        ["viewer", "all-seeing"],
        ["step", 2],
    ]


def test_a_refused_click_shows_its_reason(page: Page) -> None:
    page.click(first("[data-value=move]"))
    expect(page.locator(first(".hx-picked.hx-set"))).to_have_count(1)
    page.click(first("[data-value=move]"))
    expect(page.locator(first(".hx-refusal"))).to_contain_text("already card 1")
    page.click(first("[data-focus=unpick]"))
    expect(page.locator(first(".hx-refusal"))).to_have_count(0)


def test_no_key_reaches_the_shortcuts_of_the_host(page: Page) -> None:
    cells = page.locator(".jp-Cell").count()
    for target in (".hx-grid", ".hx-scroll", "[data-do=back]", "[data-value=turn]"):
        page.focus(first(target))
        for key in ("a", "b", "x", "m", "y", "d", "d"):
            page.keyboard.press(key)
    assert page.locator(".jp-Cell").count() == cells
    page.focus(first(".hx-grid"))
    page.keyboard.press("ArrowLeft")
    expect(page.locator(first(".hx-scroll"))).to_have_attribute(
        "aria-label", "Timeline, step 1 of 2"
    )
    page.keyboard.press("ArrowRight")
    expect(page.locator(first(".hx-scroll"))).to_have_attribute(
        "aria-label", "Timeline, step 2 of 2"
    )


def test_back_and_another_move_makes_a_branch(page: Page, kernel: Kernel) -> None:
    page.click(first("[data-do=back]"))
    expect(page.locator(first(".hx-scroll"))).to_have_attribute(
        "aria-label", "Timeline, step 1 of 2"
    )
    lay(page, "shoot", "turn", "horse")
    expect(page.locator(first("[data-do=main]"))).to_have_count(1)
    assert kernel.run("print(len(game.timeline.nodes))") == "4"


def test_of_twelve_fast_clicks_one_is_played_and_none_elsewhere(page: Page, kernel: Kernel) -> None:
    kernel.run("for plan in ('plan Turn, Move, Floor',) * 3: game.play(plan)\nbefore = game.step")
    page.wait_for_selector(first("[data-value=reveal]"))
    page.evaluate(
        "() => { const b = document.querySelector('[data-focus=do]');"
        " for (let i = 0; i < 12; i++) b.click(); }"
    )
    expect(page.locator(first(".hx-story"))).to_contain_text("turns up")
    expect(page.locator(first(".hx-notice"))).to_have_count(0)
    assert kernel.run("print(game.step - before)") == "1"
    sent = page.evaluate("() => document.querySelector('.hx-frame').dataset.view")
    last = "max(i['number'] for i in game.intents if i['view'] == view)"
    assert kernel.run(f"view = {sent!r}\nprint(game.ack[view] >= {last})") == "True"


def test_a_perspective_hides_secrets_in_the_page_and_in_every_trait(
    page: Page, kernel: Kernel
) -> None:
    kernel.run("game.viewer = 'spectator'")
    expect(page.locator(first("[data-viewer=spectator]"))).to_have_attribute("aria-checked", "true")
    expect(page.locator(first(".hx-story"))).to_contain_text("face down")
    traits = kernel.run(
        "import json\n"
        "names = [n for n in game.keys if n[0] != '_' and n not in ('layout', 'fixed')]\n"
        "print(json.dumps({n: getattr(game, n) for n in names}))"
    )
    assert "hush" not in traits
    assert '"look": "back"' in traits
    for hidden in ("Turn, Move and Change floor", "Shoot, Turn and Horse"):
        assert hidden not in traits
        assert hidden not in page.inner_text(".hx-study >> nth=0")
    kernel.run("game.viewer = 'all-seeing'")


def test_axe_reports_no_violation(page: Page) -> None:
    results = Axe().run(page, context=".hx-study")
    assert results.violations_count == 0, results.generate_report()


@pytest.mark.usefixtures("page")
def test_no_request_leaves_the_machine(lab: Lab) -> None:
    assert lab.outside == []
