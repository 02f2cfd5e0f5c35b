"""Searching the rules by word, in every language, as the page does it too."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.core.rulebook import LANGUAGES
from explorer.files.library import games
from explorer.reference.catalogue import catalogue
from explorer.reference.search import Entry, search, stem, words_of

TABLE = json.loads((Path(__file__).parents[2] / "scripts" / "searches.json").read_text("utf-8"))


@pytest.mark.parametrize(("language", "query", "found"), TABLE["cases"])
def test_a_query_finds_the_likeliest_first(language: str, query: str, found: list[str]) -> None:
    entries = [Entry(key, tuple(fields)) for key, fields in TABLE["entries"][language]]
    assert list(search(query, entries, language)) == found


FIRST = [
    ("colt_express", "en", "marshal roof bullet", "ce.event.angry_marshal"),
    ("colt_express", "en", "meeting the marshal", "ce.marshal.meets"),
    ("colt_express", "en", "robbing", "ce.rob.take"),
    ("colt_express", "en", "Tie", "ce.score.tie"),
    ("colt_express", "en", "ce.fire.roof", "ce.fire.roof"),
    ("colt_express", "ko", "보안관 지붕 총알", "ce.marshal.bullets_gone"),
    ("colt_express", "ko", "터널", "ce.turn.tunnel"),
    ("colt_express", "pt", "xerife teto bala", "ce.marshal.meets"),
    ("colt_express", "pt", "tunel", "ce.turn.tunnel"),
    ("fugitive", "en", "sprint 42", "fg.place.no_42_sprint"),
    ("fugitive", "ko", "도약 카드를", "fg.place.sprint_visible_count"),
    ("fugitive", "pt", "cacada", "fg.manhunt.trigger"),
    ("super_express", "en", "uncoupled", "sx.uncouple"),
    ("super_express", "ko", "반사 신경", "sx.reflex.stunned"),
    ("super_express", "pt", "atordoada", "sx.shoot.over_stunned"),
]


@pytest.mark.parametrize(("game", "language", "query", "first"), FIRST)
def test_the_rule_that_is_meant_comes_first(
    game: str, language: str, query: str, first: str
) -> None:
    assert catalogue(game, language).find_rules(query)[0] == first


def test_all_words_count_and_all_are_found() -> None:
    found = catalogue("colt_express").find_rules("marshal roof bullet")
    assert set(found) == {
        "ce.event.angry_marshal",
        "ce.marshal.meets",
        "ce.marshal.bullets_gone",
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_every_rule_is_found_by_its_own_title(game: str, language: str) -> None:
    book = catalogue(game, language)
    lost = [
        rule
        for rule, told in book.rules.items()
        if rule not in book.find_rules(told.title)[:5] or book.find_rules(rule) != (rule,)
    ]
    assert lost == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_every_word_of_the_glossary_is_found_by_itself(game: str, language: str) -> None:
    book = catalogue(game, language)
    lost = [key for key, term in book.glossary.items() if key not in book.find_words(term.word)[:3]]
    assert lost == []


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Pôr o SAQUE, já!", ("por", "o", "saque", "ja")),
        ("$1,000 each", ("1", "000", "each")),
        ("", ()),
    ],
)
def test_accents_and_capitals_make_no_difference(text: str, words: tuple[str, ...]) -> None:
    assert words_of(text) == words


@pytest.mark.parametrize(
    ("word", "language", "found"),
    [
        ("robbing", "en", "rob"),
        ("moves", "en", "mov"),
        ("need", "en", "need"),
        ("vagoes", "pt", "vag"),
    ],
)
def test_a_stem_is_a_word_without_its_ending(word: str, language: str, found: str) -> None:
    assert stem(word, language) == found
