"""The questions that can be practised: those of the lessons and of the practice sets of a game."""

from __future__ import annotations

from functools import cache
from typing import Any

from engine.core.performing import Asked, Performed
from engine.core.questions import Question
from engine.core.record import Record, replace
from engine.core.rulebook import RuleId

from ..files.library import practice_files
from ..lessons.course import chapter_of, course, rules_of
from ..lessons.lesson import open_scenario
from ..lessons.open_questions import asked_at
from ..session.session import Session


class Item(Record):
    """A question by its scenario and its index there, with the rules that it is about."""

    scenario: str
    question: int
    rules: tuple[RuleId, ...]
    puzzle: bool = False
    """True if it belongs to a practice set and not to a lesson."""


@cache
def items(game: str) -> tuple[Item, ...]:
    """Return every question of a game: those of its lessons in their order, then its puzzles."""
    names = (*(each.name for each in course(game)), *practice_files(game))
    return tuple(item for name in names for item in items_of(name))


@cache
def items_of(scenario: str) -> tuple[Item, ...]:
    """Return the questions of a scenario of the library."""
    performed, puzzle = _performed(scenario), scenario in practice_files()
    return tuple(
        Item(scenario, place, rules_of(performed, asked), puzzle)
        for place, asked in enumerate(performed.asked)
    )


@cache
def _performed(scenario: str) -> Performed[Any]:
    return open_scenario(scenario)


def item_of(session: Session, asked: Asked) -> Item | None:
    """Return a question of a session as one of the library; None if it is somebody's own."""
    name = session.shared.scenario
    if not name:
        here = chapter_of(session.here)
        name = here.name if here else ""
    if not name:
        return None
    written = [_written(each.question) for each in _performed(name).asked]
    same = _written(asked.question)
    return items_of(name)[written.index(same)] if same in written else None


def _written(question: Question) -> Question:
    """A question as its scenario asks it, without the answers that a saved study records."""
    return replace(question, given=(), hinted=False, shown=False)


def question_session(item: Item) -> Session:
    """Return a session at one question, in which nothing else is asked."""
    performed = open_scenario(item.scenario)
    asked = performed.asked[item.question]
    session = Session(performed.timeline, performed.answered((asked,)))
    session.shared.scenario = item.scenario
    session.go_to(asked_at(asked))
    return session
