"""Hand-ins held against the original: which answers belong to which question, what was changed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import datetime
from functools import cached_property
from typing import Any

from engine.core.bounds import quoted
from engine.core.errors import GameError
from engine.core.performing import Performed, perform
from engine.core.questions import Question
from engine.core.record import Record, replace
from engine.core.scenario import Scenario

from ..files.library import find_game
from ..lessons.handing_in.codes import HandIn
from ..lessons.handing_in.hand_in import lesson_digest, listed_answers
from ..lessons.handing_in.sealing import reading_order, sealed_questions
from ..lessons.lesson import session_on
from ..lessons.open_questions import asked_at
from ..lessons.question_check import refuse_unaskable
from ..session.standpoint import Standpoint
from .collecting import HandedIn
from .handout import Part, handouts
from .judging import Work


class Foreign(GameError):
    """Raised for a hand-in that has nothing to do with the original."""


class Sheet(Record):
    """A hand-in as answers to the original's questions, and what was changed in it."""

    student: str
    source: str
    when: datetime
    work: dict[int, Work]
    """The answers by the place of their question in the original; all that the hand-in covers."""
    notes: tuple[str, ...]
    same: str


class Original:
    """The teacher's lesson, and the ways in which it can come back."""

    def __init__(self, performed: Performed[Any]) -> None:
        self.performed = performed
        self.parts = handouts(performed)
        self.order = reading_order(performed)
        self.sealed = sealed_questions(performed)
        self.by_digest: Mapping[str, Part] = {each.scenario.handout: each for each in self.parts}

    @cached_property
    def here(self) -> Standpoint:
        """The original at its start."""
        return session_on(self.performed).here

    @cached_property
    def handed_out(self) -> Mapping[str, Standpoint]:
        """Each part of the hand-out at its start, by its digest."""
        return {
            digest: session_on(refuse_unaskable(perform(part.scenario, find_game, "hand-out"))).here
            for digest, part in self.by_digest.items()
        }

    def number(self, place: int) -> int:
        """The number of a question as a reader counts it."""
        return self.order.index(place) + 1

    def sheet(self, found: HandedIn) -> Sheet:
        """Return a hand-in as answers to the original; `Foreign` is raised if it is none."""
        content = found.content
        read = self.coded(content) if isinstance(content, HandIn) else self._study(content)
        work, notes = read
        return Sheet(found.student, found.source, found.when, work, tuple(notes), found.same)

    # -- codes

    def coded(self, said: HandIn) -> tuple[dict[int, Work], list[str]]:
        """Return the answers of a code by the place of their question, and what is odd in it."""
        if said.sealed and said.digest in self.by_digest:
            places, here = self.by_digest[said.digest].places, self.handed_out[said.digest]
            own = reading_order(here.performed) if here.performed else ()
        elif not said.sealed and said.digest == lesson_digest(self.performed):
            places, here, own = self.order, self.here, self.order
        else:
            raise Foreign("the code is of another lesson, or of this one before it was changed")
        if len(said.questions) != len(places):
            raise Foreign(f"the code answers {len(said.questions)} questions, not {len(places)}")
        work, notes = {}, []
        for place, mine, given in zip(places, own, said.questions, strict=True):
            listed = listed_answers(here, mine)
            if any(isinstance(each, int) and each >= len(listed) for each in given.answers):
                notes.append(f"question {self.number(place)}: the code names no answer that is")
            answers = tuple(
                each if isinstance(each, str) else listed[each]
                for each in given.answers
                if isinstance(each, str) or each < len(listed)
            )
            work[place] = Work(answers, given.hinted, given.shown, said.sealed)
        return work, notes

    # -- saved studies

    def _study(self, scenario: Scenario) -> tuple[dict[int, Work], list[str]]:
        mine = self.performed.scenario
        if scenario.game != mine.game:
            raise Foreign(f"a study of another game: {quoted(scenario.title)}")
        paired = dict(self._pairs(scenario))
        if not paired:
            raise Foreign(f"a study that asks other questions: {quoted(scenario.title)}")
        covered = self._covered(scenario, paired)
        work = {
            place: self._work(scenario, paired[place]) if place in paired else Work()
            for place in covered
        }
        return work, list(self._changes(scenario, paired, covered))

    def _pairs(self, scenario: Scenario) -> Iterator[tuple[int, Question]]:
        """Yield the place of each original question that is asked, and the question as it is.

        What is unchanged comes first: two questions of a lesson may have the same text, and only
        one of them be in a part that is handed out.
        """
        left, places = list(scenario.asks), list(self.sealed)
        for alike in (self._unchanged, self._asks_the_same, self._has_its_number):
            for place in tuple(places):
                chosen = next((each for each in left if alike(place, each)), None)
                if chosen is not None:
                    left.remove(chosen)
                    places.remove(place)
                    yield place, chosen

    def _unchanged(self, place: int, question: Question) -> bool:
        """Return whether a question is the original's, apart from what was answered."""
        mine = self.performed.asked[place].question
        bare = replace(question, given=(), hinted=False, shown=False)
        return bare in (mine, self.sealed[place])

    def _asks_the_same(self, place: int, question: Question) -> bool:
        mine = self.sealed[place]
        return (question.ask, question.kind) == (mine.ask, mine.kind)

    def _has_its_number(self, place: int, question: Question) -> bool:
        return question.number == self.number(place)

    def _covered(self, scenario: Scenario, paired: Mapping[int, Question]) -> tuple[int, ...]:
        """The questions that a hand-in should answer: all, or those of its part."""
        if not scenario.handout:
            return self.order
        if scenario.handout in self.by_digest:
            return self.by_digest[scenario.handout].places
        found = max(self.parts, key=lambda part: len(set(part.places) & set(paired)))
        return found.places

    def _work(self, scenario: Scenario, question: Question) -> Work:
        return Work(question.given, question.hinted, question.shown, sealed=bool(scenario.handout))

    def _changes(
        self, scenario: Scenario, paired: Mapping[int, Question], covered: tuple[int, ...]
    ) -> Iterator[str]:
        """Yield a sentence for each way in which a hand-in was changed."""
        if scenario.handout and scenario.handout not in self.by_digest:
            yield "changed: it is no part that was handed out"
        missing = [self.number(place) for place in covered if place not in paired]
        if missing:
            yield f"changed: lacks {_questions(missing)}"
        differing = [
            self.number(place) for place, each in paired.items() if not self._unchanged(place, each)
        ]
        if differing:
            yield f"changed: {_questions(sorted(differing))} not as in the original"
        added = len(scenario.asks) - len(paired)
        if added:
            yield f"changed: {added} question{'s' * (added > 1)} added"
        yield from self._moved(scenario, paired)

    def _moved(self, scenario: Scenario, paired: Mapping[int, Question]) -> Iterator[str]:
        """Yield a sentence if questions are asked at other positions than in the original."""
        try:
            played = perform(scenario, find_game, "hand-in")
        except GameError as error:
            yield f"changed: it can't be played through ({str(error).splitlines()[0]})"
            return
        tree, own = self.performed.tree, played.tree
        moved = [
            self.number(place)
            for place, question in paired.items()
            for asked in played.asked
            if asked.question == question
            and own.node(asked_at(asked)).state
            != tree.node(asked_at(self.performed.asked[place])).state
        ]
        if moved:
            yield f"changed: {_questions(sorted(moved))} asked at another position"


def _questions(numbers: list[int]) -> str:
    listed = ", ".join(map(str, numbers))
    return f"question{'s' * (len(numbers) > 1)} {listed}"
