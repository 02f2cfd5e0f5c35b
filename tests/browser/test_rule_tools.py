"""The rules and the readings beside the board: looked up, visited and left again by clicks."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe

from explorer import from_position, study
from tests.browser.conftest import Open
from tests.browser.host import Host
from tests.explorer.rulings.test_readings import GHOST


def open_tool(host: Host, name: str) -> None:
    host.page.click("[data-menu=more]")
    host.page.click(f".hx-menu [data-tool={name}]")
    host.settle()


def test_a_rule_is_searched_and_a_position_that_shows_it_is_visited(shown: Open) -> None:
    board = study("colt_express/move_inside")
    host = shown(board, width=1000)
    title = host.page.inner_text(".hx-top h2")
    open_tool(host, "rules")
    host.page.fill("[data-focus=reference-search]", "tunnel")
    assert host.page.locator("[data-rule]").first.get_attribute("data-rule") == "ce.turn.tunnel"
    assert not host.page.is_visible("[data-focus=reference-back]")
    host.page.click("[data-focus='position-ce.turn.tunnel-colt_express/tunnel']")
    host.settle()
    assert host.page.inner_text(".hx-top h2") == board.session.title != title
    assert host.page.input_value("[data-focus=reference-search]") == "tunnel"
    host.page.click("[data-focus=reference-back]")
    host.settle()
    assert host.page.inner_text(".hx-top h2") == title
    assert not host.page.is_visible("[data-focus=reference-back]")


def test_typing_in_the_search_moves_nothing_on_the_board(shown: Open) -> None:
    board = study("colt_express/move_inside")
    host = shown(board, width=1000)
    open_tool(host, "rules")
    host.page.focus("[data-focus=reference-search]")
    host.page.keyboard.type("1 2 h")
    host.page.keyboard.press("ArrowRight")
    host.page.keyboard.press("Home")
    host.settle()
    assert board.step == 0
    assert host.page.input_value("[data-focus=reference-search]") == "1 2 h"


def test_the_search_waits_for_words_and_leads_to_a_rule_alone(shown: Open) -> None:
    host = shown(study("colt_express/move_inside"), width=1000)
    open_tool(host, "rules")
    host.page.keyboard.type("marshal")
    assert host.page.input_value("[data-focus=reference-search]") == "marshal"
    assert host.page.locator(".hx-tools article").count() > 1
    host.page.locator(".hx-tools .hx-term .hx-cite").first.click()
    (found,) = host.page.locator(".hx-tools article").all()
    named = host.page.input_value("[data-focus=reference-search]")
    assert named in found.inner_text()


def test_the_search_is_in_the_readers_language(shown: Open) -> None:
    board = study("colt_express/move_inside")
    board.language = "pt"
    host = shown(board, width=1000)
    open_tool(host, "rules")
    host.page.fill("[data-focus=reference-search]", "xerife teto bala")
    assert host.page.locator("[data-rule]").first.get_attribute("data-rule") == "ce.marshal.meets"


def test_readings_that_matter_stand_side_by_side(shown: Open) -> None:
    board = from_position("colt_express", GHOST)
    host = shown(board, width=1000)
    open_tool(host, "readings")
    ghost = host.page.locator("[data-option=ghost_card]")
    assert ghost.locator("h4").inner_text() == "Which card may Ghost play face down?"
    own = ghost.locator("[data-reading=first_card]").first
    other = ghost.locator("[data-reading=first_turn]").first
    assert "Ghost plays Move, face down." in own.inner_text()
    assert own.locator("svg.hx-board").count() == 1
    assert "Not possible:" in other.inner_text()
    one, two = own.bounding_box(), other.bounding_box()
    assert one
    assert two
    assert one["y"] == pytest.approx(two["y"], abs=1)
    assert two["x"] > one["x"] + one["width"] - 1


@pytest.mark.parametrize("tool", ["rules", "readings"])
@pytest.mark.parametrize(
    ("width", "dark"), [(1000, False), (1000, True), (700, False), (400, False)]
)
def test_the_tools_are_accessible_and_fit(shown: Open, tool: str, width: int, dark: bool) -> None:
    host = shown(from_position("colt_express", GHOST), width=width, dark=dark)
    open_tool(host, tool)
    results = Axe().run(host.page, context=".hx-study", options={"resultTypes": ["violations"]})
    assert results.violations_count == 0, results.generate_report()
    assert host.page.evaluate("document.documentElement.scrollWidth") <= width
    box = host.page.locator(".hx-tools").bounding_box()
    assert box
    assert box["width"] >= min(280, width - 20)
