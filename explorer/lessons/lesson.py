"""A lesson: the questions of a scenario, the answers given, and how well it went.

lesson = study("GAME/SCENARIO")
lesson.answer("an answer")
lesson.score
lesson.check()
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from engine.core.bounds import MOST_LISTED, MOST_MOVE, check_text, quoted
from engine.core.judging import Judgement, judge
from engine.core.messages import load_messages
from engine.core.record import Record, replace
from engine.core.scenario import Asked, Performed, ScenarioError

from ..session.aside import look_aside
from ..session.verdict import NotTold, UnknownChoice
from .guessing import Guessing
from .knowing import may_be_told

if TYPE_CHECKING:
    from ..session.session import Session

Answers = Mapping[int, str | Sequence[str]]
"""By the number of a step, the answer to its question, or to each of its questions in order."""


class Entry(Record):
    """What was answered to a question so far: all of it in order, and what of it was wrong."""

    given: tuple[str, ...] = ()
    wrong: tuple[str, ...] = ()
    done: bool = False
    hinted: bool = False


class Score(Record):
    right: int
    total: int
    first_try: int = 0
    hints: int = 0

    def __str__(self) -> str:
        text = f"{self.right} of {self.total} right, {self.first_try} at the first try"
        return text + (f", {self.hints} with a hint" if self.hints else "")

    __repr__ = __str__


class Lesson:
    """Answers are kept by question, so that going back and forth loses none."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self._entries: dict[int, Entry] = {}

    def copy(self, session: Session) -> Lesson:
        """The same answers in another session."""
        other = Lesson(session)
        other._entries = dict(self._entries)
        return other

    @property
    def all(self) -> tuple[Asked, ...]:
        """Every question, in the order in which a reader meets them; of deleted lines last."""
        performed = self.session.performed
        if performed is None:
            return ()
        order = {number: place for place, number in enumerate(performed.timeline.walk())}
        late = len(order)
        return tuple(
            sorted(performed.asked, key=lambda each: order[each.at] if each.end in order else late)
        )

    @property
    def here(self) -> tuple[Asked, ...]:
        """What is asked at the step at hand."""
        session = self.session
        if session.between_events or session.aside:
            return ()
        nodes = session.timeline.nodes
        here = (each for each in self.all if each.at == session.node.number)
        return tuple(each for each in here if each.end in nodes)

    @property
    def current(self) -> Asked | None:
        """The first question of this step that is still open."""
        return next((each for each in self.here if not self.entry(each).done), None)

    @property
    def open_at(self) -> tuple[int, ...]:
        """The steps at which something is still to be answered."""
        nodes = self.session.timeline.nodes
        still = (each for each in self.all if not self.entry(each).done and each.end in nodes)
        return tuple(dict.fromkeys(each.at for each in still))

    @property
    def withholds(self) -> bool:
        """Whether the moves that can be made here would tell the answer to what is asked."""
        return self.current is not None and self.current.question.kind in ("predict", "legal")

    def entry(self, asked: Asked) -> Entry:
        return self._entries.get(self._place(asked), Entry())

    def answer(self, given: str) -> Judgement[Any]:
        """Answer the question that is open here; refused to who may not know what is right."""
        return self._take(self._open(), given)

    def answer_all(self, answers: Answers) -> Score:
        """Answer by the number of the step, in the order of its questions, one answer each.

        What is answered right already stays, what was tried before isn't counted twice, and an
        empty answer leaves its question open: the same call can be made again.
        """
        if not isinstance(answers, Mapping):
            raise UnknownChoice(f"answers are given by step, not as {quoted(answers)}")
        for number, given in answers.items():
            each = tuple(given) if isinstance(given, list | tuple) else (given,)
            for asked, one in zip(self._asked_at(number, len(each)), each, strict=False):
                entry = self.entry(asked)
                check_text(one, "an answer", MOST_MOVE)
                if one.strip() and not entry.done and one not in entry.given:
                    self._take(asked, one)
        return self.score

    @property
    def answers(self) -> dict[int, list[str]]:
        """What was answered last to each question, by step, as `answer_all` takes it."""
        found: dict[int, list[str]] = {}
        for asked in self.all:
            found.setdefault(asked.at, []).append("".join(self.entry(asked).given[-1:]))
        return found

    def _asked_at(self, number: int, count: int) -> list[Asked]:
        asked = [each for each in self.all if each.at == number]
        if count > len(asked):
            steps = ", ".join(dict.fromkeys(f"step {each.at}" for each in self.all)) or "no step"
            raise UnknownChoice(
                f"too many answers for step {number}: {count} are given, {len(asked)} can be; "
                f"questions are asked at {steps}"
            )
        return asked

    def _take(self, asked: Asked, given: str) -> Judgement[Any]:
        assert self.session.performed is not None
        if not may_be_told(self.session, asked):
            raise NotTold(self.session.phrase("question.secret"))
        given = self._as_written(asked, check_text(given, "an answer", MOST_MOVE))
        judged = judge(self.session.performed, asked, given)
        entry = self.entry(asked)
        self._entries[self._place(asked)] = replace(
            entry,
            given=(*entry.given, given),
            done=judged.done,
            wrong=entry.wrong if judged.right else (*entry.wrong, given),
        )
        return judged

    def _as_written(self, asked: Asked, given: str) -> str:
        """A prediction as the rules say it, in whichever words it is given."""
        return (
            Guessing(self.session, asked).read(given) if asked.question.kind == "predict" else given
        )

    def hint(self) -> str:
        """The hint of the question that is open here; that it was read is remembered."""
        asked = self._open()
        self._entries[self._place(asked)] = replace(self.entry(asked), hinted=True)
        return self.session.say(asked.question.hint)

    def show_instead(self, judged: Judgement[Any], asked: Asked) -> None:
        """Look at what happens instead of a wrong answer; `come_back` returns to the question."""
        if not judged.instead:
            raise UnknownChoice("there is no other line to look at")
        look_aside(self.session, judged.instead, asked.start)

    def again(self) -> None:
        """Ask everything anew."""
        self._entries.clear()

    # -- kept in a file

    @property
    def answered(self) -> Performed[Any] | None:
        """The scenario with what was answered to its questions."""
        performed = self.session.performed
        if performed is None:
            return None
        return performed.answered([self._with_entry(each) for each in performed.asked])

    def _with_entry(self, asked: Asked) -> Asked:
        entry = self.entry(asked)
        question = replace(asked.question, given=entry.given[-MOST_LISTED:], hinted=entry.hinted)
        return replace(asked, question=question)

    def restore(self) -> None:
        """Take up the answers that a file tells of; the rules judge them anew."""
        performed = self.session.performed
        for asked in performed.asked if performed else ():
            if asked.question.hinted:
                self._entries[self._place(asked)] = Entry(hinted=True)
            for given in asked.question.given:
                self._judge_again(asked, given)

    def _judge_again(self, asked: Asked, given: str) -> None:
        assert self.session.performed is not None
        if self.entry(asked).done:
            return
        try:
            self._take(asked, given)
        except ValueError as error:
            place = self.session.performed.places[asked.end]
            raise ScenarioError(
                place, f"the question {quoted(asked.question.ask)}: {error}"
            ) from None

    def _place(self, asked: Asked) -> int:
        assert self.session.performed is not None
        return self.session.performed.asked.index(asked)

    def _open(self) -> Asked:
        asked = self.current
        if asked is None:
            raise UnknownChoice("nothing is asked at this step")
        return asked

    # -- how it went

    @property
    def score(self) -> Score:
        done = [entry for each in self.all if (entry := self.entry(each)).done]
        return Score(
            right=len(done),
            total=len(self.all),
            first_try=sum(not entry.wrong for entry in done),
            hints=sum(entry.hinted for entry in done),
        )

    @property
    def finished(self) -> bool:
        return all(self.entry(each).done for each in self.all)

    def summary(self) -> str:
        """A line for each question and the score."""
        say = self.session.say
        lines = [f"{_sign(self.entry(each))} {say(each.question.ask)}" for each in self.all]
        return "\n".join([*lines, self._tally()])

    def _tally(self) -> str:
        score = self.score
        words = load_messages("explorer", self.session.language)
        key = "question.score.hints" if score.hints else "question.score"
        return words.phrase(key).format(score=score)

    def check(self, first_try: int = 0) -> None:
        """Assert that every question is answered right, so many of them at the first try."""
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


def _sign(entry: Entry) -> str:
    if not entry.done:
        return "✗" if entry.wrong else "·"
    return "✓" if not entry.wrong else f"✓ ({len(entry.wrong) + 1})"
