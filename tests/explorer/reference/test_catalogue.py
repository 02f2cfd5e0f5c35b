"""The catalogue of each game: its words say the same in every language, and point at rules."""

from __future__ import annotations

import pytest

from engine.core.rulebook import LANGUAGES, UnknownLanguage
from explorer.files.library import UnknownGame, games
from explorer.lessons.lesson import open_scenario
from explorer.reference.catalogue import MOST_SHOWN, catalogue


@pytest.mark.parametrize("game", games())
def test_a_glossary_has_the_same_words_in_every_language(game: str) -> None:
    books = [catalogue(game, language).glossary for language in LANGUAGES]
    assert 15 <= len(books[0]) <= 30
    for book in books[1:]:
        assert list(book) == list(books[0])
        assert [each.rules for each in book.values()] == [each.rules for each in books[0].values()]


@pytest.mark.parametrize("game", games())
def test_the_words_of_a_glossary_cite_rules_that_exist(game: str) -> None:
    known = set(games()[game].rule_ids)
    for key, term in catalogue(game).glossary.items():
        assert term.rules, key
        assert set(term.rules) <= known, key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_words_are_explained_in_a_sentence_or_two(game: str, language: str) -> None:
    glossary = catalogue(game, language).glossary
    assert all(term.word.strip() and term.text.endswith(".") for term in glossary.values())
    assert all(len(term.text) <= 160 for term in glossary.values())
    words = [term.word for term in glossary.values()]
    assert len(set(words)) == len(words)


@pytest.mark.parametrize("game", games())
def test_every_rule_is_shown_by_a_position(game: str) -> None:
    book = catalogue(game)
    assert set(book.shown) == set(book.rules)
    assert all(1 <= len(each) <= MOST_SHOWN for each in book.shown.values())


@pytest.mark.parametrize("game", games())
def test_the_positions_shown_first_really_show_the_rule(game: str) -> None:
    """`check` sees to it for every scenario; here for the first that is offered for each rule."""
    book, without = catalogue(game), games()[game].rules_without_effect
    emitted = {
        name: open_scenario(name).emitted()
        for name in {positions[0].key for positions in book.shown.values()}
    }
    wrong = [
        rule
        for rule, positions in book.shown.items()
        if rule not in without and rule not in emitted[positions[0].key]
    ]
    assert wrong == []


def test_positions_are_called_by_their_title_in_each_language() -> None:
    titles = {language: catalogue("super_express", language).shown for language in LANGUAGES}
    first = {each: next(iter(shown.values()))[0] for each, shown in titles.items()}
    assert len({each.key for each in first.values()}) == 1
    assert len({each.title for each in first.values()}) == 3


def test_the_sections_hold_every_rule_once() -> None:
    book = catalogue("fugitive")
    listed = [rule for rules in book.sections.values() for rule in rules]
    assert sorted(listed) == sorted(book.rules)


def test_what_does_not_exist_is_refused() -> None:
    with pytest.raises(UnknownGame):
        catalogue("chess")
    with pytest.raises(UnknownLanguage):
        catalogue("fugitive", "xx")
