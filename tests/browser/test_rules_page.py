"""The rules in a cell: searched without a kernel, turned by chapter, in every language."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe

from explorer import rules
from tests.browser.conftest import Open
from tests.browser.host import Host


class RulesHost(Host):
    ready = ".hx-reference"


def found(host: Host) -> list[str]:
    listed = host.page.locator("[data-rule]")
    return [str(listed.nth(place).get_attribute("data-rule")) for place in range(listed.count())]


def test_rules_are_searched_as_they_are_typed(shown: Open) -> None:
    host = shown(rules("colt_express"), kind=RulesHost)
    host.page.fill("[data-focus=reference-search]", "marshal roof bullet")
    assert found(host) == ["ce.event.angry_marshal", "ce.marshal.meets", "ce.marshal.bullets_gone"]
    host.page.keyboard.press("Escape")
    assert host.page.input_value("[data-focus=reference-search]") == ""
    host.page.fill("[data-focus=reference-search]", "parrot")
    assert found(host) == []
    assert "No rule has these words." in host.page.inner_text(".hx-entries")


def test_a_page_opens_at_what_it_was_asked_for(shown: Open) -> None:
    host = shown(rules("fugitive", "도약 카드를", "ko"), kind=RulesHost)
    assert found(host)[0] == "fg.place.sprint_visible_count"
    assert host.page.get_attribute(".hx-study", "lang") == "ko"


def test_a_word_of_the_glossary_leads_to_its_rules(shown: Open) -> None:
    host = shown(rules("super_express"), kind=RulesHost)
    host.page.click("[data-focus=chapter-glossary]")
    assert host.page.locator(".hx-term").count() >= 15
    host.page.click("[data-focus='term-stunned-sx.wake']")
    assert found(host) == ["sx.wake"]
    assert 'study("super_express/' in host.page.inner_text("[data-rule]")


def test_chapters_and_languages_are_turned_without_a_kernel(shown: Open) -> None:
    page = rules("colt_express")
    host = shown(page, kind=RulesHost)
    host.page.click("[data-focus='chapter-Action cards: Fire']")
    fire = found(host)
    assert "ce.fire.roof" in fire
    host.page.fill("[data-focus=reference-search]", "vagoes")
    assert found(host) == []
    host.page.click("[data-focus=language-pt]")
    assert found(host)[0] == "ce.pieces.cars"


@pytest.mark.parametrize(("width", "dark"), [(1000, False), (1000, True), (400, False)])
def test_the_page_is_accessible_and_fits(shown: Open, width: int, dark: bool) -> None:
    host = shown(rules("colt_express", "marshal"), width=width, dark=dark, kind=RulesHost)
    results = Axe().run(host.page, context=".hx-study", options={"resultTypes": ["violations"]})
    assert results.violations_count == 0, results.generate_report()
    assert host.page.evaluate("document.documentElement.scrollWidth") <= width
    if width < 640:
        host.page.select_option("[data-focus=reference-contents]", "glossary")
        assert host.page.locator(".hx-term").count() >= 15
