"""The page of a ruling: both outcomes side by side, a switch, and the language switched live."""

from __future__ import annotations

from explorer import edge_case
from tests.browser.conftest import Open


def test_the_outcomes_lie_side_by_side_and_a_reading_is_switched_on(shown: Open) -> None:
    page = edge_case("super_express", "horse_stunned")
    host = shown(page)
    assert host.page.locator("[data-outcome]").count() == 2
    assert host.page.get_attribute(".hx-on", "data-outcome") == "stands"
    assert "rides to the front" in host.page.inner_text("[data-outcome=rides]")
    host.page.focus("[data-focus=reading-rides]")
    host.page.keyboard.press("Enter")
    host.settle()
    assert page.reading == "rides"
    assert host.page.get_attribute(".hx-on", "data-outcome") == "rides"


def test_the_language_is_switched_live(shown: Open) -> None:
    page = edge_case("super_express", "horse_stunned")
    host = shown(page)
    english = host.page.inner_text("h2")
    host.page.click("[data-focus=language-ko]")
    host.settle()
    assert host.page.inner_text("h2") == page.found.question != english
