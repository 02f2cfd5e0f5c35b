"""The catalogue of a game: its rules, its words, and the positions that show each rule."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from engine.core.record import WholeRecord
from engine.core.rulebook import Rule, RuleId, Term, check_language
from engine.core.scenario import Scenario, load_scenario
from engine.core.translating import said

from ..files.library import find_game, scenario_files
from .search import Entry, search

MOST_SHOWN = 6
"""The positions that are offered for a rule."""


class Position(WholeRecord):
    """A scenario that shows a rule; `key` is its name in the library."""

    key: str
    title: str


class Catalogue(WholeRecord):
    """What there is to look up in a game, in one language."""

    game: str
    title: str
    language: str
    rules: dict[RuleId, Rule]
    glossary: dict[str, Term]
    shown: dict[RuleId, tuple[Position, ...]]

    @property
    def sections(self) -> Mapping[str, tuple[RuleId, ...]]:
        """The rules by section, in the order of the rulebook."""
        found: dict[str, tuple[RuleId, ...]] = {}
        for rule, told in self.rules.items():
            found[told.section] = (*found.get(told.section, ()), rule)
        return found

    def find_rules(self, query: str) -> tuple[RuleId, ...]:
        """The rules that a query finds: by title before text before ruling."""
        entries = (
            Entry(rule, (told.title, f"{told.text} {told.section} {rule}", told.ruling))
            for rule, told in self.rules.items()
        )
        return tuple(RuleId(key) for key in search(query, entries, self.language))

    def find_words(self, query: str) -> tuple[str, ...]:
        """The keys of the words that a query finds."""
        entries = (Entry(key, (term.word, term.text)) for key, term in self.glossary.items())
        return search(query, entries, self.language)


@cache
def catalogue(game: str, language: str = "en") -> Catalogue:
    """The catalogue of a game in a language."""
    found = find_game(game)
    return Catalogue(
        found.name,
        found.words.speaker(None, language).messages.word("title"),
        check_language(language),
        dict(found.words.rulebook(language).rules),
        dict(found.words.glossary(language)),
        _shown(found.name, language),
    )


def _shown(game: str, language: str) -> dict[RuleId, tuple[Position, ...]]:
    """The scenarios that teach each rule, those first that are most about it."""
    scenarios = _scenarios(game)
    found: dict[RuleId, list[str]] = {}
    for name, scenario in scenarios.items():
        for rule in scenario.teaches:
            found.setdefault(rule, []).append(name)

    def about(name: str, rule: RuleId) -> tuple[int, int]:
        taught = scenarios[name].teaches
        return taught.index(rule), len(taught)

    return {
        rule: tuple(
            Position(name, said(scenarios[name], scenarios[name].title, language))
            for name in sorted(names, key=lambda name: about(name, rule))[:MOST_SHOWN]
        )
        for rule, names in found.items()
    }


@cache
def _scenarios(game: str) -> Mapping[str, Scenario]:
    """The scenarios of a game; a test sees to it that each shows what it says it teaches."""
    return {
        name: load_scenario(path)
        for name, path in scenario_files().items()
        if name.startswith(f"{game}/")
    }
