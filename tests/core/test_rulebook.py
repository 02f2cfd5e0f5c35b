"""The catalogue of rules: by id, in every language."""

from __future__ import annotations

import pytest

from engine.core.record import RecordError
from engine.core.rulebook import (
    LANGUAGES,
    RuleId,
    UnknownLanguage,
    UnknownRule,
    check_language,
    load_rulebook,
)

from . import toy_pieces as toy
from . import toy_texts
from .toy import TOY


@pytest.mark.parametrize(
    ("language", "title"), [("en", "Laying"), ("ko", "놓기"), ("pt", "Colocar")]
)
def test_a_rule_is_found_by_its_id_in_every_language(language: str, title: str) -> None:
    assert TOY.words.rulebook(language).rule(toy.LAY).title == title


def test_the_languages_are_three() -> None:
    assert LANGUAGES == ("en", "ko", "pt")


def test_a_rule_has_its_section_its_text_and_what_is_left_open() -> None:
    rule = TOY.words.rulebook().rule(toy.WIND)
    assert (rule.section, rule.text) == ("The round", "Wind spoils the high tree.")
    assert rule.ruling.startswith("Nobody says whether")
    assert TOY.words.rulebook().rule(toy.LAY).ruling == ""


def test_an_option_has_its_question_and_its_readings() -> None:
    choice = TOY.words.rulebook().options["wind"]
    assert (choice.rule, choice.question) == (toy.WIND, "What does wind leave?")
    assert list(choice.readings) == ["nothing", "one", "half"]


def test_an_unknown_id_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownRule) as unknown:
        TOY.words.rulebook().rule(RuleId("toy.nap"))
    assert "no rule is called 'toy.nap'" in str(unknown.value)
    assert all(rule in str(unknown.value) for rule in toy.ALL_RULES)


@pytest.mark.parametrize("language", ["fr", "", "EN", "../en"])
def test_an_unknown_language_is_refused_with_the_known_ones(language: str) -> None:
    with pytest.raises(UnknownLanguage) as unknown:
        load_rulebook(toy_texts.__name__, language)
    assert str(unknown.value) == f"no language is called {language!r}; there are en, ko, pt"


def test_a_known_language_is_itself() -> None:
    assert [check_language(language) for language in LANGUAGES] == list(LANGUAGES)


def test_a_damaged_catalogue_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "engine.core.rulebook.read_toml", lambda package, folder, language: {"rules": {"x": {}}}
    )
    with pytest.raises(RecordError, match=r"broken/rulebook/en\.toml: .*title.*rules"):
        load_rulebook("broken", "en")
