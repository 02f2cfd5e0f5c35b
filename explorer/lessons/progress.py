"""How far a lesson is: a dot for each question, the way on, and how it went in the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from engine.core.performing import Asked
from engine.core.record import Record, WholeRecord
from engine.core.rulebook import RuleId

from ..session.standpoint import Entry, Standpoint
from .course import chapter_of, next_lesson, practice, rules_of, title_of
from .going_on import next_stop
from .kinds import kind_of
from .kinds.kind import performed_at
from .open_questions import entry_of, finished, open_question, questions
from .scoring import summary, tally

DotState = Literal["open", "first", "later", "shown", "kept"]
MOST_PRACTISED = 5


class Dot(WholeRecord):
    """A question: open, right at the first try or later, shown, or kept for the teacher."""

    state: DotState
    here: bool
    """True if this is the question at hand."""


class Practising(WholeRecord):
    """A rule that went wrong, and the scenario in which it can be practised."""

    rule: RuleId
    title: str
    scenario: str
    """The title of that scenario."""


class Finished(WholeRecord):
    """How a lesson went, and what comes after it."""

    said: str
    score: str
    lines: tuple[str, ...]
    """A line for each question."""
    practise: tuple[Practising, ...]
    title: str
    """The title of the next lesson; empty if there is none."""


class Progress(WholeRecord):
    chapter: str
    """The chapter of the course that the lesson belongs to; empty if to none."""
    dots: tuple[Dot, ...]
    said: str
    """How many questions are answered, in words."""
    text: str
    """What the dots say, for readers who can't see them."""
    go_on: Literal["", "go_on", "finish"]
    """What Continue does here: go on, tell how it went, or nothing while a question is shown."""
    finished: Finished | None


class Reached(Record):
    """What a page shows of a lesson: the question just judged, and whether the end is told."""

    asked: Asked | None = None
    ended: bool = False


def progress(here: Standpoint, reached: Reached) -> Progress | None:
    """Return how far the lesson is; None if nothing is asked in this study."""
    every = questions(here)
    if not every:
        return None
    at_hand = reached.asked or open_question(here.home or here)
    entries = [entry_of(here, each) for each in every]
    states = [dot_state(entry) for entry in entries]
    now = chapter_of(here)
    place = every.index(at_hand) if at_hand in every else None
    chapter = here.phrase("lesson.chapter")
    return Progress(
        chapter=chapter.format(chapter=now.chapter, chapters=now.chapters) if now else "",
        dots=tuple(Dot(state, number == place) for number, state in enumerate(states)),
        said=here.phrase("lesson.answered").format(
            done=len(every) - states.count("open"), total=len(every)
        ),
        text=said_dots(here, states, place),
        go_on=_go_on(here, reached, place is not None),
        finished=how_it_went(here) if reached.ended else None,
    )


def dot_state(entry: Entry) -> DotState:
    if entry.kept:
        return "kept"
    if entry.first_try:
        return "first"
    if entry.done:
        return "later"
    return "shown" if entry.ever_shown else "open"


def said_dots(here: Standpoint, states: list[DotState], place: int | None) -> str:
    """Return in words what the dots show."""
    sealed = any(each.sealed for each in questions(here))
    counts = here.phrase("lesson.dots.kept" if sealed else "lesson.dots").format(
        kept=states.count("kept"),
        first=states.count("first"),
        later=states.count("later"),
        shown=states.count("shown"),
        open=states.count("open"),
    )
    if place is None:
        return counts
    return f"{here.phrase('question.place').format(place=place + 1, total=len(states))}. {counts}"


def _go_on(here: Standpoint, reached: Reached, asked: bool) -> Literal["", "go_on", "finish"]:
    if asked or reached.ended or here.home or here.curtained:
        return ""
    return "go_on" if next_stop(here) else "finish"


def how_it_went(here: Standpoint) -> Finished:
    """Return the end of a lesson, or how it stands if questions are left."""
    entries = [entry_of(here, each) for each in questions(here)]
    left = sum(not entry.closed for entry in entries)
    sealed = any(each.sealed for each in questions(here))
    ended = "lesson.kept" if sealed else "lesson.finished"
    key = ended if finished(here) else "lesson.so.far"
    following = next_lesson(here)
    return Finished(
        said=here.phrase(key).format(title=here.title, left=left),
        score=tally(here),
        lines=tuple(summary(here).splitlines()[:-1]),
        practise=tuple(_to_practise(here)),
        title=title_of(following, here) if following else "",
    )


def wrong_rules(here: Standpoint) -> tuple[RuleId, ...]:
    """Return the rules of the questions that went wrong or were shown, as far as may be told."""
    performed = performed_at(here)
    found = [
        rule
        for asked in questions(here)
        if (entry := entry_of(here, asked)).wrong or entry.ever_shown
        if kind_of(asked).may_be_told(here, asked)
        for rule in rules_of(performed, asked)
    ]
    return tuple(dict.fromkeys(found))


def _to_practise(here: Standpoint) -> Iterator[Practising]:
    now = chapter_of(here)
    for rule in wrong_rules(here)[:MOST_PRACTISED]:
        found = practice(here.game.name, rule, now.name if now else "")
        scenario = title_of(found.scenario, here) if found else ""
        yield Practising(rule, here.rule(rule).title, scenario)
