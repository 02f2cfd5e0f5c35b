"""The rules of a game as a page in a cell: its text, what it carries, and what it refuses."""

from __future__ import annotations

import pytest

from engine.core.rulebook import LANGUAGES, UnknownLanguage
from explorer import rules
from explorer.files.library import UnknownGame, games


@pytest.mark.parametrize("game", games())
def test_the_contents_list_every_rule(game: str) -> None:
    text = repr(rules(game))
    assert all(f"  {rule}  " in text for rule in games()[game].rule_ids)
    assert repr(rules(game)) == text


def test_a_page_opens_at_words_or_at_a_rule() -> None:
    found = repr(rules("colt_express", "marshal roof bullet")).splitlines()
    assert found[:2] == [
        "Colt Express: 87 rules, 26 words",
        "“marshal roof bullet”: rules found: 3",
    ]
    assert "Angry Marshal [ce.event.angry_marshal]" in found
    assert repr(rules("colt_express", "ce.fire.roof")).count("[ce.") == 1
    assert "No rule has these words." in repr(rules("colt_express", "parrot"))


def test_every_language_is_on_the_page_and_it_is_read_in_one() -> None:
    page = rules("fugitive", "sprint", "pt")
    assert set(page.page["books"]) == set(page.page["words"]) == set(LANGUAGES)
    assert "regras" in repr(page)
    page.language = "ko"
    assert "규칙" in repr(page)


def test_what_does_not_exist_is_refused() -> None:
    with pytest.raises(UnknownGame):
        rules("chess")
    with pytest.raises(UnknownLanguage):
        rules("fugitive", language="xx")
    with pytest.raises(ValueError, match="what to search for"):
        rules("fugitive", "x" * 10_000)
