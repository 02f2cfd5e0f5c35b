"""The page of a ruling as a widget: its text, its switch, and a study of each case."""

from __future__ import annotations

import pytest

from engine.core.rulebook import UnknownLanguage
from explorer import edge_case
from explorer.session.verdict import UnknownChoice


def test_the_page_reads_as_text() -> None:
    page = edge_case("super_express", "horse_pending")
    assert repr(page) == str(page.found)
    assert page.page["question"] == page.found.question


def test_the_usual_reading_is_switched_on_at_first() -> None:
    page = edge_case("super_express", "horse_pending")
    assert page.reading == "if_horse"
    with pytest.raises(UnknownChoice, match="there are if_horse, always, never"):
        page.reading = "sometimes"


def test_a_case_is_studied_by_the_reading_that_is_switched_on() -> None:
    page = edge_case("super_express", "horse_pending")
    page.reading = "never"
    study = page.study()
    study.last()
    assert study.winners == ("doc",)
    assert page.study().step == 0
    with pytest.raises(UnknownChoice, match="there is no case 3; there are 1 to 2"):
        page.study(3)


def test_the_language_changes_all_words() -> None:
    page = edge_case("super_express", "horse_stunned")
    before = page.page
    page.language = "pt"
    after = page.page
    assert after["question"] != before["question"]
    assert after["cases"][0]["text"] != before["cases"][0]["text"]
    assert after["words"].keys() == before["words"].keys()
    with pytest.raises(UnknownLanguage):
        page.language = "xx"
