"""The page on a phone: large enough for fingers, usable without pointing, still if asked to be."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from explorer import new_game
from explorer.export.export import export
from explorer.files.library import games
from explorer.lessons.lesson import open_session
from tests.browser.conftest import Open
from tests.browser.hands import Hand
from tests.browser.host import Host
from tests.browser.states import opened

NARROW = 400
LEAST = 24
SMALL = """least => [...document.querySelectorAll('.hx-study :is(' +
  'button, select, input, textarea, summary, [role=button], .hx-spot, .hx-stop)')]
  .filter(each => each.checkVisibility())
  .map(each => [each, each.getBoundingClientRect()])
  .filter(([, { width, height }]) => Math.min(width, height) < least - 0.1)
  .map(([each, { width, height }]) => `${each.outerHTML.slice(0, 80)} ${width} x ${height}`)"""


class Finger(Hand):
    """Taps what is offered, on the board where it stands for a choice."""

    def press(self, focus: str) -> None:
        self.host.page.tap(f"[data-focus='{focus}']")
        self.host.answered()

    def take(self, item: dict[str, str]) -> None:
        spot = self.host.page.locator(
            f".hx-boardbox .hx-spot[data-cell='{item['target']}']:not([width='1'])"
        )
        button = self.host.page.locator(f".hx-bar .hx-legal[data-value='{item['value']}']")
        (spot if self.alone(item) and spot.count() else button).tap()
        if self.chosen_first(item):
            self.host.page.tap("[data-focus=do]")
        self.host.answered()


def animations(host: Host) -> int:
    count: int = host.page.evaluate("() => document.getAnimations().length")
    return count


@pytest.mark.parametrize(
    "name", ["refused", "question", "reckoning", "notes", "keep", "panel", "editor", "ruling"]
)
def test_every_target_is_big_enough_and_nothing_sticks_out(shown: Open, name: str) -> None:
    host = opened(shown, name, NARROW)
    assert host.page.evaluate(SMALL, LEAST) == []
    assert host.page.evaluate("() => document.documentElement.scrollWidth") <= NARROW


@pytest.mark.parametrize("game", games())
def test_a_move_is_made_by_tapping(shown: Open, game: str) -> None:
    study = new_game(game, players=2 if game == "fugitive" else 3, seed=3)
    finger = Finger(shown(study, NARROW, touch=True), 1)
    before = study.session.here.step
    for _ in range(6):
        finger.choose()
    assert study.session.here.step > before


def test_a_page_can_be_zoomed(tmp_path: Path) -> None:
    page = export(open_session("super_express/paradox").here, tmp_path / "study.html").read_text()
    assert 'content="width=device-width, initial-scale=1"' in page
    assert "touch-action" not in page


def test_nothing_moves_on_a_study_for_who_asked_for_less_motion(shown: Open) -> None:
    host = opened(shown, "refused")
    assert animations(host) == 0
    host.page.emulate_media(reduced_motion="no-preference")
    assert animations(host) > 0


def test_a_moving_picture_stands_still_for_who_asked_for_less_motion(
    browser: Browser, tmp_path: Path
) -> None:
    file = export(open_session("super_express/paradox").here, tmp_path / "film.svg", "moving.svg")
    page = browser.new_page()
    page.goto(file.as_uri())
    count = "() => document.getAnimations().length"
    page.emulate_media(reduced_motion="no-preference")
    assert page.evaluate(count) > 0
    page.emulate_media(reduced_motion="reduce")
    assert page.evaluate(count) == 0
    page.close()
