"""What every kind of question says about itself; each file beside this one does so for one kind."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from engine.core.bounds import quoted
from engine.core.performing import Asked, Performed
from engine.core.record import Record, WholeRecord
from engine.core.rulebook import RuleId
from engine.core.sight import ALL_SEEING

from ...session.standpoint import Standpoint
from ...session.story import Told
from ...session.why_not import told_reasons
from .judgement import Answer, Judgement


class Button(WholeRecord):
    value: str
    text: str


class Ways(Record):
    """The ways to answer a question on the page, beside words that are typed."""

    how: str
    """The key of the phrase that says how to answer."""
    buttons: tuple[Button, ...] = ()
    meant: dict[str, str] = {}
    """Maps a key of the board to the answer that a click on it gives."""
    several: bool = False
    """Whether an answer is put together of several."""


class Feedback(WholeRecord):
    """What is said to an answer, the rules that decide, and whether there is a line to look at."""

    given: str
    right: bool
    done: bool
    said: str
    rules: tuple[RuleId, ...]
    reasons: tuple[Told, ...]
    instead: bool


class OnBoard(Record):
    """Keys of the board that are marked as the right answer and as a wrong one."""

    right: tuple[str, ...] = ()
    wrong: tuple[str, ...] = ()


class Alone(Record):
    """What a page needs to judge an answer when there is no kernel."""

    accepted: tuple[str, ...] = ()
    """The answers that are right; none where only the rules can tell."""
    wrong: str = ""
    """One answer that is wrong, to know what is said to it."""
    after: Answer | None = None
    """The answer after which this is asked; None where it is asked first."""
    known: tuple[str, ...] = ()
    """The answers that there are, in plain words; empty where every answer is."""
    number: bool = False
    """Whether any number is an answer too."""
    refused: str = ""
    """What is said to what is no answer."""
    joints: tuple[str, ...] = ()
    """What stands between the values of an answer that may be given in any order."""


class Kind(ABC):
    """A kind of question: read from a file, asked, answered, judged, shown, and judged alone."""

    name: ClassVar[str]
    """What a file calls it."""
    asked_after: ClassVar[bool] = False
    """Whether it is asked once its move is shown; others are asked before."""
    withholds_moves: ClassVar[bool] = False
    """Whether the moves that can be made would tell the answer."""
    hides_rules: ClassVar[bool] = False
    """Whether the rules of what was just shown would tell the answer."""
    answered_by_moves: ClassVar[bool] = False
    """Whether a move that is made on the page answers it."""
    answered_on_board: ClassVar[bool] = False
    """Whether a click on the board answers it."""
    answered_in_words: ClassVar[bool] = False
    """Whether the page has a field to type an answer."""
    unjudged_alone: ClassVar[str] = ""
    """The key of what is said where no kernel can judge it; empty where a page can."""

    # -- in a file

    def missing(self, performed: Performed[Any], asked: Asked) -> Iterator[str]:
        """Say what a question lacks, so that it can't be shown; a sentence each."""
        yield from ()

    def faults(self, performed: Performed[Any], asked: Asked) -> Iterator[str]:
        """Say where the file gives another answer than the rules do; a sentence each."""
        written = asked.question
        truth = self.judge(performed, asked, written.answer).truth
        if truth != written.answer:
            yield f"the answer to {quoted(written.ask)} is {truth!r}, not {quoted(written.answer)}"

    # -- judged by the rules

    def judge(self, performed: Performed[Any], asked: Asked, given: str) -> Judgement:
        """Judge an answer; `NoAnswer` is raised for what can't be one."""
        return self._judge(performed, asked, given.strip())

    @abstractmethod
    def _judge(self, performed: Performed[Any], asked: Asked, given: str) -> Judgement: ...

    def may_be_told(self, here: Standpoint, asked: Asked) -> bool:
        """Return whether the viewer may know the answer: who sees everything always may."""
        return here.sight is ALL_SEEING or self._may_be_told(here, asked)

    @abstractmethod
    def _may_be_told(self, here: Standpoint, asked: Asked) -> bool:
        """Return whether the viewer will see the answer, or could find it by the rules."""

    # -- answered

    def read(self, here: Standpoint, asked: Asked, given: str) -> str:
        """Return an answer as the rules say it, in whichever words it is given."""
        return given

    def choices(self, asked: Asked, answer: Answer | None) -> tuple[str, ...]:
        """The answers to choose among, where they are listed; after the answer given before."""
        return ()

    def ways(
        self, here: Standpoint, asked: Asked, answer: Answer | None, drawn: Sequence[str]
    ) -> Ways:
        """How a page lets a reader answer; `drawn` are the keys of its board."""
        listed = self.choices(asked, answer)
        buttons = tuple(Button(each, self.in_words(here, asked, each)) for each in listed)
        return Ways("question.how.choose", buttons)

    # -- shown

    @abstractmethod
    def in_words(self, here: Standpoint, asked: Asked, answer: str) -> str:
        """Return an answer, the true one or another, in the reader's language."""

    def verdict(self, answer: Answer) -> str:
        """The key of the phrase that is said to an answer."""
        return "question.right" if answer.judged.right else "question.wrong"

    def told_truth(self, answer: Answer) -> str:
        """The right answer that the verdict names."""
        return answer.judged.truth

    def feedback(self, here: Standpoint, answer: Answer) -> Feedback:
        """What is said to an answer."""
        judged = answer.judged
        truth = self.in_words(here, answer.asked, self.told_truth(answer))
        return Feedback(
            given=answer.given,
            right=judged.right,
            done=judged.done,
            said=here.phrase(self.verdict(answer)).format(answer=truth),
            rules=judged.rules,
            reasons=told_reasons(here, judged.refusal),
            instead=bool(judged.instead),
        )

    def on_board(self, here: Standpoint, answer: Answer, drawn: Sequence[str]) -> OnBoard:
        """What is marked on the board once an answer is judged."""
        return OnBoard()

    def key(self, here: Standpoint, asked: Asked, judged: Judgement) -> str:
        """The true answer and the rules behind it, as a teacher reads them."""
        rules = "; ".join(f"{here.rule(rule).title} [{rule}]" for rule in judged.rules)
        return f"{self.in_words(here, asked, judged.truth)} ({rules})"

    # -- judged without a kernel

    @abstractmethod
    def alone(self, here: Standpoint, asked: Asked) -> Iterator[Alone]:
        """What a page judges answers by when there is no kernel, one after another."""


def performed_at(here: Standpoint) -> Performed[Any]:
    """The scenario whose questions are asked."""
    assert here.performed is not None
    return here.performed


def state_before(here: Standpoint, asked: Asked) -> Any:
    """The position before the moves that a question is about."""
    return performed_at(here).tree.node(asked.start).state
