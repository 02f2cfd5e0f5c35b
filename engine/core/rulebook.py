"""The rule catalogue: every rule by its id, in every language, with its place in the rulebook."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib import resources
from typing import NewType

from .bounds import quoted
from .errors import GameError
from .record import Record, RecordError, from_plain, remembered

RuleId = NewType("RuleId", str)

LANGUAGES = ("en", "ko", "pt")


class UnknownRule(GameError):
    """Raised for a rule id that the catalogue does not have."""


class UnknownLanguage(GameError):
    """Raised for a language that the catalogue is not written in."""


class Rule(Record):
    """A rule in one language. `ruling` is about what the rulebook leaves open."""

    title: str
    section: str
    text: str
    ruling: str = ""


class Choice(Record):
    """An option of a game in one language: its question, and its readings by value."""

    rule: RuleId
    question: str
    readings: Mapping[str, str]


class Term(Record):
    """A word of a game in one language, with the rules that say more about it."""

    word: str
    text: str
    rules: tuple[RuleId, ...]


Glossary = Mapping[str, Term]


class Rulebook(Record):
    rules: Mapping[RuleId, Rule]
    options: Mapping[str, Choice]
    dials: Mapping[str, str] = {}
    """The words for each dial, such as "Rounds of a game"."""

    def rule(self, rule: RuleId) -> Rule:
        found = self.rules.get(rule)
        if found is None:
            known = ", ".join(self.rules)
            raise UnknownRule(f"no rule is called {quoted(rule)}; the ids are {known}")
        return found


def check_language(language: str) -> str:
    if language not in LANGUAGES:
        raise UnknownLanguage(
            f"no language is called {quoted(language)}; there are {', '.join(LANGUAGES)}"
        )
    return language


def read_toml(package: str, folder: str, language: str) -> Mapping[str, object]:
    file = resources.files(package) / folder / f"{check_language(language)}.toml"
    return tomllib.loads(file.read_text("utf-8"))


@remembered
def load_rulebook(package: str, language: str) -> Rulebook:
    """The catalogue in the folder `rulebook` of a game's package."""
    try:
        return from_plain(read_toml(package, "rulebook", language), Rulebook)
    except RecordError as error:
        raise RecordError(f"{package}/rulebook/{language}.toml: {error}") from None


@remembered
def load_glossary(package: str, language: str) -> Glossary:
    """The words in the folder `glossary` of a game's package; empty if it has none."""
    if not (resources.files(package) / "glossary").is_dir():
        return {}
    try:
        return from_plain(read_toml(package, "glossary", language), dict[str, Term])
    except RecordError as error:
        raise RecordError(f"{package}/glossary/{language}.toml: {error}") from None
