"""axe-core finds nothing to object to, and everything can be reached by keys alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe

from explorer import new_game, study
from explorer.picking import pick
from explorer.studies import Study
from tests.browser.conftest import Open


def refused() -> Study:
    game = new_game("super_express", players=4, seed=7)
    pick(game, "move")
    pick(game, "move")
    return game


def asked() -> Study:
    lesson = study("super_express/shot_off_the_rear")
    while not lesson.session.questions:
        lesson.forward()
    return lesson


def reckoned() -> Study:
    ending = study("super_express/tie_single_highest")
    ending.last()
    return ending


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("width", [1200, 400])
@pytest.mark.parametrize("make", [refused, asked, reckoned], ids=["refused", "asked", "reckoned"])
def test_axe_reports_no_violation(
    shown: Open, make: Callable[[], Study], width: int, dark: bool
) -> None:
    host = shown(make(), width, dark)
    host.settle()
    host.page.locator(".hx-chip").first.click()
    host.settle()
    results = Axe().run(host.page, context=".hx-study")
    assert results.violations_count == 0, results.generate_report()


def test_a_plan_can_be_laid_with_tab_and_enter_alone(shown: Open) -> None:
    host = shown(new_game("super_express", players=3, seed=1))
    planner = host.study.session.to_act
    picked = 0
    for _ in range(60):
        host.page.keyboard.press("Tab")
        focus = host.page.evaluate("() => document.activeElement.getAttribute('data-focus')")
        if focus and str(focus).startswith("choice-pick") and picked < 3:
            host.page.keyboard.press("Enter")
            host.settle()
            picked += 1
        if focus == "lay" and picked == 3:
            host.page.keyboard.press("Enter")
            host.settle()
            break
    assert len(host.study.state.bandits[planner].planned) == 3


def test_the_board_is_walked_with_up_and_down(shown: Open) -> None:
    host = shown(asked())
    host.page.focus(".hx-grid")
    first = host.page.get_attribute(".hx-grid", "aria-activedescendant")
    host.page.keyboard.press("ArrowDown")
    second = host.page.get_attribute(".hx-grid", "aria-activedescendant")
    assert first != second
    host.page.keyboard.press("Enter")
    host.settle()
    assert host.page.locator(".hx-said").count() == 1


def test_every_focusable_element_keeps_its_keys_from_the_host(shown: Open) -> None:
    host = shown(asked())
    bare = host.page.evaluate(
        "() => [...document.querySelectorAll('.hx-study button, .hx-study select,"
        " .hx-study [tabindex]')].filter(e => !e.hasAttribute('data-lm-suppress-shortcuts')).length"
    )
    assert bare == 0


def test_each_event_is_said_to_a_screen_reader(shown: Open) -> None:
    host = shown(study("super_express/shot_off_the_rear"))
    host.study.last()
    host.settle()
    assert "Mei is shot off the train" in str(host.page.text_content(".hx-live"))
