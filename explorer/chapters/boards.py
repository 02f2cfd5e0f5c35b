"""The boards that a chapter shows, and the rules that a reader meets on them."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from engine.core.rulebook import RuleId

from ..files.library import find_game, library_name
from ..lessons.course import rules_of
from ..lessons.lesson import open_scenario
from .source import Chapter


def boards(chapter: Chapter) -> tuple[str, ...]:
    """Return the scenarios of the library that the visible cells open, in their order."""
    found = (name for cell in chapter.cells for name in _opened(cell.visible_code))
    return tuple(name for name in dict.fromkeys(found) if library_name(name))


def _opened(code: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(code)):
        match node:
            case ast.Call(func=ast.Name(id="study"), args=[ast.Constant(value=str() as name), *_]):
                yield name


def rules_met(chapter: Chapter) -> frozenset[RuleId]:
    """Return the rules that a chapter's boards show or ask about."""
    return frozenset().union(*(rules_shown(name) for name in boards(chapter)))


def rules_shown(scenario: str) -> frozenset[RuleId]:
    """Return the rules that a scenario's moves and refusals carry, or its questions are about.

    A rule that no event or refusal carries is shown where the scenario teaches it.
    """
    performed = open_scenario(scenario)
    quiet = find_game(performed.scenario.game).rules_without_effect
    asked = {rule for each in performed.asked for rule in rules_of(performed, each)}
    taught = {rule for rule in performed.scenario.teaches if rule in quiet}
    return performed.emitted() | asked | taught
