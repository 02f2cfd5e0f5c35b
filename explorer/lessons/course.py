"""The course: the lessons of a game in their order, and where each rule can be practised.

The order stands in `scenarios/GAME/course.txt`; it is that of the course map in `notebooks`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from engine.core.performing import Asked, Performed, perform
from engine.core.record import Record
from engine.core.rulebook import RuleId
from engine.core.scenario import load_scenario
from engine.core.translating import said

from ..files.library import SCENARIOS, find_game, scenario_files
from ..session.standpoint import Standpoint
from .kinds import kind_of

MOST_RULES = 2
"""The most rules that one question is said to be about."""


class Chapter(Record):
    """Where a lesson stands: its name, its chapter, and how many chapters its game has."""

    name: str
    chapter: int
    chapters: int


class Practice(Record):
    """A scenario that asks about a rule, and the index of the question."""

    scenario: str
    question: int


@cache
def course(game: str) -> tuple[Chapter, ...]:
    """The lessons of a game in their order."""
    file = SCENARIOS / game / "course.txt"
    text = file.read_text("utf-8") if file.exists() else ""
    families = [line.split() for line in text.splitlines() if not line.startswith("#")]
    last = max((int(chapter) for chapter, *_ in families), default=0)
    return tuple(
        Chapter(f"{game}/{name}", int(chapter), last)
        for chapter, *names in families
        for name in names
    )


@cache
def _titles(game: str) -> Mapping[str, Chapter]:
    return {_title(each.name): each for each in course(game)}


def _title(scenario: str) -> str:
    """The title of a scenario as its file says it."""
    text = scenario_files()[scenario].read_text("utf-8")
    return str(tomllib.loads(text)["title"])


def chapter_of(here: Standpoint) -> Chapter | None:
    """Return where this lesson stands in the course, by its title; None if it is not part of it."""
    if here.performed is None:
        return None
    return _titles(here.game.name).get(here.performed.scenario.title)


def next_lesson(here: Standpoint) -> str:
    """Return the name of the lesson after this one on the course map; empty after the last."""
    now = chapter_of(here)
    if now is None:
        return ""
    lessons = course(here.game.name)
    after = lessons[lessons.index(now) + 1 :]
    return after[0].name if after else ""


def title_of(scenario: str, here: Standpoint) -> str:
    """Return the title of a scenario in the reader's language."""
    found = load_scenario(scenario_files()[scenario])
    return said(found, found.title, here.language)


def rules_of(performed: Performed[Any], asked: Asked) -> tuple[RuleId, ...]:
    """Return the rules that a question is about: those that decide it, and are taught if any is."""
    decide = kind_of(asked).judge(performed, asked, asked.question.answer).rules
    taught = tuple(rule for rule in decide if rule in performed.scenario.teaches)
    return (taught or decide)[:MOST_RULES]


def practice(game: str, rule: RuleId, but_not: str = "") -> Practice | None:
    """Return a question about a rule, in another lesson than `but_not` if there is one."""
    found = _asking(game, rule)
    others = [each for each in found if each.scenario != but_not]
    return next(iter(others or found), None)


@cache
def _asking(game: str, rule: RuleId) -> tuple[Practice, ...]:
    return tuple(_questions_about(game, rule))


def _questions_about(game: str, rule: RuleId) -> Iterator[Practice]:
    """Yield the first question about a rule of each scenario that teaches it."""
    files = scenario_files()
    for lesson in course(game):
        scenario = load_scenario(files[lesson.name])
        if rule not in scenario.teaches:
            continue
        performed = perform(scenario, find_game, lesson.name)
        for place, asked in enumerate(performed.asked):
            if rule in rules_of(performed, asked):
                yield Practice(lesson.name, place)
                break
