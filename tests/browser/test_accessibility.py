"""axe-core finds nothing to object to, and everything can be reached by keys alone."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from explorer import new_game, study
from explorer.session.session import Session
from tests.browser.conftest import Open
from tests.browser.host import Host
from tests.browser.states import STATES, asked, opened, press

LOOKS: dict[str, dict[str, Any]] = {
    "dark": {"dark": True},
    "forced colours": {"dark": True, "forced_colors": "active", "color_scheme": "dark"},
    "narrow, more contrast": {"width": 400, "contrast": "more"},
}
ALL = {"resultTypes": ["violations"]}
SEEN = {**ALL, "runOnly": ["color-contrast", "target-size"]}
"""What a look can break; all else is the same in every look."""

DARK = """dark => {
  document.body.style.background = dark ? '#111111' : '#ffffff';
  document.querySelector('.hx').dataset.theme = dark ? 'dark' : '';
}"""

SHOWN = """() => [...document.querySelectorAll(
  '.hx-study :is(button, select, input, textarea, summary, [tabindex])')]
  .filter(each => each.tabIndex >= 0 && each.checkVisibility()).length"""

FOCUS = """() => {
  const { dataset, tagName } = document.activeElement;
  const { outlineStyle } = getComputedStyle(document.activeElement);
  return { name: dataset.focus ?? tagName, ring: outlineStyle !== 'none' };
}"""

DRAWN = """each => {
  const drawn = getComputedStyle(each);
  return [drawn.backgroundColor, drawn.color, drawn.borderLeft, drawn.borderBottom, drawn.outline];
}"""

PANEL = "() => document.activeElement.getAttribute('aria-label') ?? document.activeElement.tagName"


def look(host: Host, width: int = 1200, dark: bool = False, **media: Any) -> None:
    # On a phone some areas are sticky: a tall window has nothing scrolled under them.
    host.page.set_viewport_size({"width": width, "height": 900 if width >= 600 else 4000})
    host.page.emulate_media(**{"reduced_motion": "reduce", "forced_colors": "none", **media})
    host.page.evaluate(DARK, dark)
    host.page.wait_for_function(
        "wide => document.querySelector('.hx-study').clientWidth <= wide", arg=width
    )
    host.settle()


def session_of(host: Host) -> Session:
    session: Session = host.study.session
    return session


@pytest.mark.parametrize("name", STATES)
def test_axe_reports_no_violation(shown: Open, name: str) -> None:
    host = opened(shown, name)
    found = {"light": Axe().run(host.page, context=".hx-study", options=ALL)}
    for each, media in LOOKS.items():
        look(host, **media)
        found[each] = Axe().run(host.page, context=".hx-study", options=SEEN)
    for each, results in found.items():
        assert results.violations_count == 0, f"{each}: {results.generate_report()}"


@pytest.mark.parametrize(
    ("name", "told", "apart"),
    [
        ("viewers", "[role=radio][aria-checked=true]", "[role=radio][aria-checked=false]"),
        ("question", ".hx-chip[aria-expanded=true]", ".hx-chip[aria-expanded=false]"),
        ("tempted", ".hx-choice[aria-pressed=true]", "[data-focus=why-not]"),
        ("reckoning", ".hx-story > .hx-now", ".hx-story > :not(.hx-now)"),
        ("notes", "[data-tool=notes]", "[data-tool=what_if]"),
        ("notes", "[data-focus=note-mark]", "[data-focus=note-delete]"),
        ("panel", ".hx-square[aria-pressed=true]", ".hx-square[data-mark=legal]"),
        ("ruling", ".hx-choice[aria-checked=true]", ".hx-choice[aria-checked=false]"),
        ("ruling", "figure.hx-on", "figure:not(.hx-on)"),
    ],
)
def test_forced_colours_still_tell_states_apart(
    shown: Open, name: str, told: str, apart: str
) -> None:
    host = opened(shown, name)
    look(host, **LOOKS["forced colours"])
    first, second = (host.page.locator(each).first.evaluate(DRAWN) for each in (told, apart))
    assert first != second


@pytest.mark.parametrize("name", ["question", "notes", "keep", "panel", "editor", "ruling"])
def test_tab_reaches_every_control_once_and_shows_where_it_is(shown: Open, name: str) -> None:
    host = opened(shown, name)
    host.page.evaluate("() => { document.body.tabIndex = -1; document.body.focus(); }")
    reached = []
    for _ in range(count := host.page.evaluate(SHOWN)):
        host.page.keyboard.press("Tab")
        focus = host.page.evaluate(FOCUS)
        assert focus["ring"], focus
        reached.append(focus["name"])
    assert len(set(reached)) == count
    host.page.keyboard.press("Tab")
    assert host.page.evaluate(FOCUS)["name"] not in reached


@pytest.mark.parametrize(
    ("name", "pressed", "panel"),
    [
        ("question", "[data-focus=hint]", "Predict: Where will Mei be after Doc's shot?"),
        ("curtain", "[data-focus=ready]", "Choices: Belle plans three cards"),
    ],
)
def test_a_button_that_goes_leaves_the_focus_in_its_panel(
    shown: Open, name: str, pressed: str, panel: str
) -> None:
    host = opened(shown, name)
    press(host, pressed)
    assert host.page.evaluate(PANEL) == panel


@pytest.mark.parametrize(
    ("name", "focused", "key"),
    [
        ("refused", "[data-menu=more]", "Enter"),
        ("seats", "[data-focus=seats]", "Enter"),
        ("notes", "[data-focus=note-name]", "Home"),
        ("notes", "[data-focus=note-comment]", "ArrowLeft"),
        ("notes", "[data-focus=note-comment]", "1"),
        ("panel", "[data-focus=set-bluff]", "ArrowLeft"),
        ("reckoning", ".hx-table", "ArrowLeft"),
        ("viewers", "[data-viewer=all-seeing]", "ArrowLeft"),
        ("seats", "[data-focus=by-move]", "ArrowRight"),
    ],
)
def test_a_key_belongs_to_what_has_the_focus(
    shown: Open, name: str, focused: str, key: str
) -> None:
    host = opened(shown, name)
    study = host.study
    before = (session_of(host).node.number, study._look.picked, study.viewer, study.step_by)
    press(host, focused, key)
    after = (session_of(host).node.number, study._look.picked, study.viewer, study.step_by)
    assert after == before


def test_a_menu_opens_with_enter_and_closes_with_escape(shown: Open) -> None:
    host = shown(new_game("super_express", players=4, seed=7))
    press(host, "[data-menu=more]")
    press(host, "[data-focus=seats]")
    assert host.page.locator("[data-focus=player-doc]").is_visible()
    press(host, "[data-focus=player-doc]", "Escape")
    assert not host.page.locator("[data-focus=player-doc]").is_visible()
    assert host.page.evaluate(FOCUS)["name"] == "menu-more"


def test_a_menu_closes_on_a_click_outside(shown: Open) -> None:
    host = shown(new_game("super_express", players=4, seed=7))
    for name in ("viewers", "more"):
        menu = host.page.locator(f".hx-menuat:has([data-menu={name}]) > .hx-menu")
        host.page.click(f"[data-menu={name}]")
        assert menu.is_visible()
        host.page.click(".hx-bar-head")
        assert not menu.is_visible()


def test_arrows_go_round_the_viewers_and_space_chooses(shown: Open) -> None:
    host = opened(shown, "viewers")
    press(host, "[data-viewer=all-seeing]", "ArrowRight")
    assert host.page.evaluate(FOCUS)["name"] == "viewer-spectator"
    host.page.keyboard.press("ArrowLeft")
    host.page.keyboard.press("ArrowLeft")
    host.page.keyboard.press("Space")
    host.settle()
    assert host.study.viewer == "to-act"
    assert host.page.evaluate(FOCUS)["name"] == "menu-viewers"


def test_an_arrow_is_drawn_by_keys(shown: Open) -> None:
    host = opened(shown, "notes")
    host.page.focus(".hx-grid")
    for key in ("Enter", "ArrowDown", "Enter"):
        host.page.keyboard.press(key)
    host.settle()
    (mark,) = session_of(host).node.marks
    assert (mark.at, mark.to) == ("0 roof", "0")
    press(host, "[data-focus=note-unmark]")
    assert session_of(host).node.marks == ()
    assert host.page.evaluate(PANEL) == "Notes"


def test_rounds_are_leapt_by_page_keys_on_the_track(shown: Open) -> None:
    host = shown(study("super_express/first_player_passes"))
    rounds = [station["first"] for station in host.study.track["stations"]]
    visited = []
    for _ in rounds:
        press(host, ".hx-scroll", "PageDown")
        visited.append(session_of(host).node.number)
    assert len(rounds) > 1
    assert visited == rounds


def test_a_rule_that_was_opened_stays_open_when_another_reading_is_chosen(shown: Open) -> None:
    host = opened(shown, "ruling")
    press(host, "[data-focus=reading-rides]")
    assert host.page.locator("details[open]").count() == 1


def test_a_plan_can_be_laid_with_tab_and_enter_alone(shown: Open) -> None:
    host = shown(new_game("super_express", players=3, seed=1))
    planner = host.study.session.here.to_act
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
