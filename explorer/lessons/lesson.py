"""A lesson: the questions of a scenario, the answers given, and how well it went.

lesson = study("GAME/SCENARIO")
lesson.answer("an answer")
lesson.score
lesson.check()
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from engine.core.bounds import MOST_MOVE, check_text, quoted
from engine.core.performing import Asked, Performed, perform
from engine.core.record import replace
from engine.core.scenario import ScenarioError, load_scenario
from engine.core.tree import Tree

from ..files.library import find_game, find_scenario
from ..session.session import Session
from ..session.standpoint import Entry, Standpoint
from ..session.steps import Step, node_of, steps
from ..session.verdict import NotTold, UnknownChoice
from .kinds import kind_of
from .kinds.judgement import Judgement
from .open_questions import (
    asked_at,
    asked_here,
    entry_of,
    finished,
    open_question,
    place_of,
    questions,
)
from .question_check import refuse_unaskable
from .scoring import Score, score, summary

Given = str | Sequence[str]
Answers = Mapping[int, Given] | Mapping[str, Given] | Mapping[Step, Given]
"""Maps a step to the answer to its question, or to a list of answers if it has several."""


class Lesson:
    """The questions of a session with the answers to them; moving in the timeline loses none."""

    def __init__(self, session: Session) -> None:
        self.session = session

    @property
    def _here(self) -> Standpoint:
        return self.session.here

    @property
    def all(self) -> tuple[Asked, ...]:
        """Every question in the order in which a reader meets them; those of deleted lines last."""
        return questions(self._here)

    @property
    def here(self) -> tuple[Asked, ...]:
        """The questions that are asked at this step."""
        return asked_here(self._here)

    @property
    def current(self) -> Asked | None:
        """The first question of this step that is still open."""
        return open_question(self._here)

    def entry(self, asked: Asked) -> Entry:
        return entry_of(self._here, asked)

    def answer(self, given: str) -> Judgement:
        """Answer the question that is open here; refused if the viewer may not know the answer."""
        return self._take(self._open(), given)

    def answer_all(self, answers: Answers) -> Score:
        """Answer the questions of many steps, one answer for each question, in their order.

        The call can be repeated: right answers stay, an answer that was tried before isn't counted
        twice, and an empty answer leaves its question open.
        """
        if not isinstance(answers, Mapping):
            raise UnknownChoice(f"answers are given by step, not as {quoted(answers)}")
        for step, given in answers.items():
            each = tuple(given) if isinstance(given, list | tuple) else (given,)
            for asked, one in zip(self._asked_at(step, len(each)), each, strict=False):
                entry = self.entry(asked)
                check_text(one, "an answer", MOST_MOVE)
                if one.strip() and not entry.done and one not in entry.given:
                    self._take(asked, one)
        return self.score

    @property
    def answers(self) -> dict[Step, list[str]]:
        """The last answer to each question, by step, in the form that `answer_all` takes."""
        found: dict[Step, list[str]] = {}
        for step, asked in self._by_step():
            found.setdefault(step, []).append("".join(self.entry(asked).given[-1:]))
        return found

    def _by_step(self) -> tuple[tuple[Step, Asked], ...]:
        """The questions with the steps at which they are asked, without those of deleted lines."""
        called = steps(self._tree)
        return tuple((called[at], each) for each in self.all if (at := asked_at(each)) in called)

    @property
    def _tree(self) -> Tree[Any]:
        """The tree of the study, even while another line is looked at."""
        return self.session.home.tree

    def _asked_at(self, step: Step, count: int) -> list[Asked]:
        node = node_of(self._tree, step)
        asked = [each for each in self.all if asked_at(each) == node]
        if count > len(asked):
            known = dict.fromkeys(f"step {at}" for at, _ in self._by_step())
            raise UnknownChoice(
                f"too many answers for step {step}: {count} are given, {len(asked)} can be; "
                f"questions are asked at {', '.join(known) or 'no step'}"
            )
        return asked

    def _take(self, asked: Asked, given: str) -> Judgement:
        here = self._here
        assert here.performed is not None
        kind = kind_of(asked)
        if not kind.may_be_told(here, asked):
            raise NotTold(here.phrase("question.secret"))
        given = kind.read(here, asked, check_text(given, "an answer", MOST_MOVE))
        judged = kind.judge(here.performed, asked, given)
        entry = self.entry(asked)
        self._keep(
            asked,
            replace(
                entry,
                given=(*entry.given, given),
                done=judged.done,
                wrong=entry.wrong if judged.right else (*entry.wrong, given),
            ),
        )
        return judged

    def _keep(self, asked: Asked, entry: Entry) -> None:
        shared = self.session.shared
        shared.entries = {**shared.entries, place_of(self._here, asked): entry}

    def hint(self) -> str:
        """Return the hint of the question that is open here, and remember that it was read."""
        asked = self._open()
        self._keep(asked, replace(self.entry(asked), hinted=True))
        return self._here.say(asked.question.hint)

    def show_instead(self, judged: Judgement, asked: Asked) -> None:
        """Show what happens instead of a wrong answer; `come_back` returns to the question."""
        if not judged.instead:
            raise UnknownChoice("there is no other line to look at")
        self.session.look_aside(judged.instead, asked.start)

    def again(self) -> None:
        """Forget all answers, so that every question is asked anew."""
        self.session.shared.entries = {}

    def _open(self) -> Asked:
        asked = self.current
        if asked is None:
            raise UnknownChoice("nothing is asked at this step")
        return asked

    # -- kept in a file

    def restore(self) -> None:
        """Restore the answers that are saved in the scenario's file; the rules judge them again."""
        performed = self._here.performed
        for asked in performed.asked if performed else ():
            if asked.question.hinted:
                self._keep(asked, Entry(hinted=True))
            for given in asked.question.given:
                self._judge_again(asked, given)

    def _judge_again(self, asked: Asked, given: str) -> None:
        performed = self._here.performed
        assert performed is not None
        if self.entry(asked).done:
            return
        try:
            self._take(asked, given)
        except ValueError as error:
            place = performed.places[asked.end]
            raise ScenarioError(
                place, f"the question {quoted(asked.question.ask)}: {error}"
            ) from None

    # -- how it went

    @property
    def score(self) -> Score:
        return score(self._here)

    @property
    def finished(self) -> bool:
        return finished(self._here)

    def summary(self) -> str:
        """Return a line for each question, then the score."""
        return summary(self._here)

    def check(self, first_try: int = 0) -> None:
        """Assert that all questions are answered right, `first_try` or more at the first try."""
        if not self.all:
            raise AssertionError("this study asks no question")
        still_open = [each for each in self.all if not self.entry(each).done]
        if still_open:
            raise AssertionError(
                f"{len(still_open)} of {len(self.all)} questions are not answered right yet: "
                + "; ".join(
                    f"{quoted(each.question.ask)} ({self._tried(each)})" for each in still_open
                )
            )
        if self.score.first_try < first_try:
            raise AssertionError(
                f"{self.score.first_try} of {len(self.all)} questions were answered right at the "
                f"first try; {first_try} are asked for"
            )

    def _tried(self, asked: Asked) -> str:
        wrong = self.entry(asked).wrong
        return f"tried: {', '.join(wrong)}" if wrong else "no answer"


def open_scenario(name: str | Path) -> Performed[Any]:
    """Play a scenario through; refuse it if one of its questions can't be asked."""
    path = find_scenario(name)
    return refuse_unaskable(perform(load_scenario(path), find_game, str(path)))


def open_session(scenario: str | Path) -> Session:
    """Return a session at the start of a scenario, with the answers that were saved in it."""
    performed = open_scenario(scenario)
    session = Session(performed.timeline, performed)
    Lesson(session).restore()
    session.shared.earlier.opened(performed.scenario)
    return session
