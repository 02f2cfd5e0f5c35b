"""The chapters of a game's course: their notebooks, their titles, and how far the reader is.

They stand in `scenarios/GAME/chapters.txt`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Literal

from engine.core.record import Record
from engine.core.rulebook import LANGUAGES

from ..files.library import SCENARIOS
from ..lessons.course import course
from .answered import Answered
from .questions import items_of

State = Literal["done", "begun", "open", "read"]


class ChapterTitle(Record):
    """A chapter: its number, the file of its notebook, and its title in every language."""

    number: int
    notebook: str
    titles: tuple[str, ...]

    def title(self, language: str) -> str:
        return self.titles[LANGUAGES.index(language)]


class ChapterProgress(Record):
    """How far a chapter is: its questions, those answered right, and the lesson to go on with."""

    state: State
    """`read` is the state of a chapter that asks nothing."""
    right: int
    questions: int
    lesson: str
    """The first lesson that still has an open question; empty if there is none."""


@cache
def chapter_titles(game: str) -> tuple[ChapterTitle, ...]:
    """Return the chapters of a game in their order."""
    file = SCENARIOS / game / "chapters.txt"
    text = file.read_text("utf-8") if file.exists() else ""
    rows = [line.split("; ") for line in text.splitlines() if not line.startswith("#")]
    return tuple(
        ChapterTitle(int(number), f"{game}/{notebook}.ipynb", tuple(titles))
        for number, notebook, *titles in rows
    )


def chapter_progress(game: str, chapter: int, answers: Iterable[Answered]) -> ChapterProgress:
    """Return how far the reader is in a chapter.

    A question counts once it was answered right, be it with a hint or at a later try.
    """
    met, right = set[tuple[str, int]](), set[tuple[str, int]]()
    for each in answers:
        met.add((each.scenario, each.question))
        if not each.bad:
            right.add((each.scenario, each.question))
    lessons = [each.name for each in course(game) if each.chapter == chapter]
    asked = [(item.scenario, item.question) for name in lessons for item in items_of(name)]
    still = [scenario for scenario, question in asked if (scenario, question) not in right]
    return ChapterProgress(
        state=_state(len(asked), len(still), not met.isdisjoint(asked)),
        right=len(asked) - len(still),
        questions=len(asked),
        lesson=next(iter(still), ""),
    )


def _state(questions: int, still: int, begun: bool) -> State:
    if not questions:
        return "read"
    if not still:
        return "done"
    return "begun" if begun else "open"
