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
from engine.core.moves import Move
from engine.core.performing import Asked, Performed, perform
from engine.core.record import replace
from engine.core.rulebook import RuleId
from engine.core.scenario import ScenarioError, load_scenario
from engine.core.tree import Tree

from ..files.library import find_game, find_scenario, library_name
from ..session.session import Session
from ..session.standpoint import Entry, Standpoint
from ..session.steps import Step, node_of, steps
from ..session.verdict import NotTold, UnknownChoice
from .course import chapter_of, next_lesson, practice
from .going_on import Stop, came_back, next_stop
from .kinds import kind_of
from .kinds.judgement import Answer, Judgement
from .kinds.kind import MOST_TRIES, Kind
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

    @property
    def at_hand(self) -> Asked:
        """The question to answer here: the open one, or else one that was shown before."""
        unanswered = (each for each in self.here if not self.entry(each).done)
        asked = self.current or next(unanswered, None)
        if asked is None:
            raise UnknownChoice("nothing is asked at this step")
        return asked

    def entry(self, asked: Asked) -> Entry:
        return entry_of(self._here, asked)

    def answer(self, given: str) -> Judgement:
        """Answer the question that is open here; refused if the viewer may not know the answer.

        After a wrong answer there is one more try. If that is wrong too, the answer is shown; of
        two possible answers only one can be tried.
        """
        return self._take(self.at_hand, given)

    def show_answer(self) -> Answer:
        """Give up the question that is open here: its answer is shown, and comes back once."""
        asked = self.at_hand
        if asked.sealed:
            raise NotTold(self._here.phrase("question.sealed"))
        self._told_kind(asked)
        self._keep(asked, replace(self.entry(asked), shown=True))
        return self.shown_answer(asked)

    def shown_answer(self, asked: Asked) -> Answer:
        """The last answer to a question, wrong or empty, judged with the right one."""
        here = self._here
        kind = self._told_kind(asked)
        assert here.performed is not None
        last = "".join(self.entry(asked).wrong[-1:])
        judged = kind.judge(here.performed, asked, asked.question.answer)
        wrong = kind.judge(here.performed, asked, last) if last else judged
        return Answer(asked, last, replace(wrong, right=False, done=False, rules=judged.rules))

    def _told_kind(self, asked: Asked) -> Kind:
        """The kind of a question whose answer the viewer may know; else `NotTold` is raised."""
        kind = kind_of(asked)
        if not kind.may_be_told(self._here, asked):
            raise NotTold(self._here.phrase("question.secret"))
        return kind

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
                again = entry.given[-1:] == (one,) if asked.sealed else one in entry.given
                if one.strip() and not entry.done and not again:
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
        kind = self._told_kind(asked)
        given = kind.read(here, asked, check_text(given, "an answer", MOST_MOVE))
        if kind.sealed:
            entry = self.entry(asked)
            self._keep(asked, replace(entry, given=(*entry.given, given), kept=True))
            return kind.judge(here.performed, asked, given)
        answer = Answer(asked, given, kind.judge(here.performed, asked, given))
        self._keep(asked, self._with(self.entry(asked), answer))
        return answer.judged

    def _with(self, entry: Entry, answer: Answer) -> Entry:
        """Return what is known of a question after one more answer."""
        judged, given = answer.judged, (*entry.given, answer.given)
        entry = came_back(entry) if entry.shown else entry
        if judged.right:
            return replace(entry, given=given, done=judged.done)
        kind = kind_of(answer.asked)
        entry = replace(entry, given=given, wrong=(*entry.wrong, answer.given))
        last = entry.tried >= MOST_TRIES or kind.few_answers(self._here, answer.asked, answer.given)
        return replace(entry, shown=last and not kind.asks_on(answer))

    def _keep(self, asked: Asked, entry: Entry) -> None:
        shared = self.session.shared
        shared.entries = {**shared.entries, place_of(self._here, asked): entry}

    def change(self) -> None:
        """Reopen what was answered at this step of a hand-out; an answer stays until a new one."""
        kept = [each for each in self.here if self.entry(each).kept]
        if not kept:
            raise UnknownChoice("no answer is kept here that could be changed")
        for asked in kept:
            self._keep(asked, replace(self.entry(asked), kept=False))

    def hint(self) -> str:
        """Return the hint of the question that is open here, and remember that it was read."""
        asked = self.at_hand
        self._keep(asked, replace(self.entry(asked), hinted=True))
        return self._here.say(asked.question.hint)

    def show_instead(self, judged: Judgement, asked: Asked) -> None:
        """Show what happens instead of a wrong answer; `come_back` returns to the question."""
        self._look_at(asked, judged.instead)

    def replay(self, answer: Answer) -> None:
        """Show what happens by the right answer; `come_back` returns from it."""
        performed, asked = self._here.performed, answer.asked
        assert performed is not None
        self._look_at(asked, kind_of(asked).happening(performed, asked, answer.judged))

    def _look_at(self, asked: Asked, moves: tuple[Move[Any], ...]) -> None:
        if not moves:
            raise UnknownChoice("there is no other line to look at")
        self.session.look_aside(moves, asked.start)

    def go_on(self) -> bool:
        """Go to the next question or comment of the lesson; return whether there is one.

        A question that is open here comes first. At the end, those that were shown come back.
        """
        return self._go(next_stop(self._here))

    def leave(self) -> bool:
        """Leave the question that is open here for later, and go on."""
        return self._go(next_stop(self._here, leaving=self.at_hand))

    def _go(self, stop: Stop | None) -> bool:
        if stop is None:
            return False
        if stop.returns is not None:
            self._keep(stop.returns, came_back(self.entry(stop.returns)))
        self.session.come_back()
        self.session.go_to(stop.node)
        return True

    def again(self) -> None:
        """Forget all answers, so that every question is asked anew."""
        self.session.shared.entries = {}

    # -- kept in a file

    def restore(self) -> None:
        """Restore the answers that are saved in the scenario's file; the rules judge them again."""
        performed = self._here.performed
        for asked in performed.asked if performed else ():
            if asked.question.hinted:
                self._keep(asked, Entry(hinted=True))
            for given in asked.question.given:
                self._judge_again(asked, given)
            if asked.question.shown:
                entry = self.entry(asked)
                shown = came_back(entry) if entry.done else replace(entry, shown=True)
                self._keep(asked, shown)

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
        if any(each.sealed for each in self.all):
            raise AssertionError(self._here.phrase("question.sealed"))
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


def next_session(here: Standpoint) -> Session:
    """Return a session on the lesson after this one; `UnknownChoice` is raised after the last."""
    name = next_lesson(here)
    if not name:
        raise UnknownChoice("there is no lesson after this one")
    return open_session(name)


def practice_session(here: Standpoint, rule: str) -> Session:
    """Return a session at a question about a rule, in another lesson than this if there is one."""
    here.rule(rule)
    now = chapter_of(here)
    found = practice(here.game.name, RuleId(rule), now.name if now else "")
    if found is None:
        raise UnknownChoice(f"no lesson asks about {quoted(rule)}")
    session = open_session(found.scenario)
    performed = session.here.performed
    assert performed is not None
    session.go_to(asked_at(performed.asked[found.question]))
    return session


def open_session(scenario: str | Path) -> Session:
    """Return a session at the start of a scenario, with the answers that were saved in it."""
    session = session_on(open_scenario(scenario))
    session.shared.scenario = library_name(scenario)
    return session


def session_on(performed: Performed[Any]) -> Session:
    """Return a session at the start of a scenario that was played through."""
    session = Session(performed.timeline, performed)
    if performed.scenario.viewer:
        session.viewer = performed.scenario.viewer
    Lesson(session).restore()
    session.shared.earlier.opened(performed.scenario)
    return session
