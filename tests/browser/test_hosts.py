"""A study in hosts that are no notebook: it has the width of its place, and its theme."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from explorer import new_game
from tests.browser.conftest import Open
from tests.browser.host import Host

PUT = """css => {
  const host = document.querySelector('#host');
  const [outer, inner] = [document.createElement('div'), document.createElement('div')];
  outer.style.cssText = css;
  outer.append(inner);
  host.before(outer);
  inner.append(host);
}"""


@pytest.mark.parametrize(
    "css",
    [
        "display: flex",
        "display: flex; flex-direction: column; align-items: flex-start",
        "display: inline-block",
        "display: grid; justify-items: start",
        "position: absolute",
        "display: inline-block; padding: 10px",
    ],
)
def test_a_study_is_as_wide_as_its_place_though_its_host_shrinks_to_fit(
    shown: Open, css: str
) -> None:
    host = shown(new_game("super_express", players=3, seed=1), 1000)
    host.page.evaluate(PUT, css)
    host.page.wait_for_function("() => document.querySelector('.hx-study').clientWidth > 900")
    host.settle()
    assert host.page.evaluate("() => document.querySelector('.hx-study').clientWidth") <= 1000
    assert host.page.locator("svg.hx-board").is_visible()


@pytest.mark.parametrize(
    ("background", "theme"),
    [
        ("color(srgb 1 1 1)", None),
        ("color(srgb 0.05 0.05 0.05)", "dark"),
        ("oklch(0.2 0 0)", "dark"),
        ("transparent", None),
    ],
)
def test_a_dark_page_is_known_by_any_css_colour(
    browser: Browser, background: str, theme: str | None
) -> None:
    page = browser.new_page()
    Host(page, new_game("super_express", players=3, seed=1), background)
    assert page.get_attribute(".hx-study", "data-theme") == theme
    page.close()
