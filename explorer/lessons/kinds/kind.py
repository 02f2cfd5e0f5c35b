"""The contract of a kind of question; each file beside this one satisfies it for one kind."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from engine.core.bounds import quoted
from engine.core.moves import Move
from engine.core.performing import Asked, Performed
from engine.core.record import Record, WholeRecord
from engine.core.sight import ALL_SEEING

from ...session.standpoint import Standpoint
from .judgement import Answer, Judgement

MOST_TRIES = 2
FEW = 2
"""With so few possible answers a second try would give the right one away."""


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
    """True if an answer is a list of several values."""


class OnBoard(Record):
    """The keys of the board to mark as the right answer and as a wrong one."""

    right: tuple[str, ...] = ()
    wrong: tuple[str, ...] = ()


class Alone(Record):
    """The data that a page needs to judge an answer when there is no kernel."""

    accepted: tuple[str, ...] = ()
    """The right answers; empty if only the rules can tell."""
    wrong: str = ""
    """A wrong answer, by which the reply to wrong answers is found."""
    after: Answer | None = None
    """The answer after which this is asked; None if it is asked first."""
    known: tuple[str, ...] = ()
    """All possible answers, in plain words; empty if any text is one."""
    number: bool = False
    """True if any number is a possible answer too."""
    refused: str = ""
    """The reply to a text that is no possible answer."""
    joints: tuple[str, ...] = ()
    """The words and signs between the values of an answer that may be given in any order."""
    suggested: dict[str, str] = {}
    """Answers to choose from while typing: the reader's words, and what they stand for."""


class Kind(ABC):
    """A kind of question: how it is checked, asked, answered and judged, also without a kernel."""

    name: ClassVar[str]
    """Its name in a scenario file."""
    asked_after: ClassVar[bool] = False
    """True if it is asked after its move is shown; other kinds are asked before."""
    withholds_moves: ClassVar[bool] = False
    """True if the list of legal moves would give the answer away."""
    hides_rules: ClassVar[bool] = False
    """True if the rules of the last move would give the answer away."""
    answered_by_moves: ClassVar[bool] = False
    """True if it is answered by making a move on the page."""
    answered_on_board: ClassVar[bool] = False
    """True if it is answered by a click on the board."""
    answered_in_words: ClassVar[bool] = False
    """True if the page has a field to type an answer."""
    foretells: ClassVar[bool] = False
    """True if the moves that it is about show the answer."""
    sealed: ClassVar[bool] = False
    """True if answers are kept for the teacher to judge, as in a hand-out."""
    unjudged_alone: ClassVar[str] = ""
    """The key of the phrase shown when no kernel can judge it; empty if a page can."""

    # -- in a file

    def missing(self, performed: Performed[Any], asked: Asked) -> Iterator[str]:
        """Yield a sentence for each thing that a question lacks and can't be shown without."""
        yield from ()

    def faults(self, performed: Performed[Any], asked: Asked) -> Iterator[str]:
        """Yield a sentence for each point in which the file's answer differs from the rules'."""
        written = asked.question
        truth = self.judge(performed, asked, written.answer).truth
        if truth != written.answer:
            yield f"the answer to {quoted(written.ask)} is {truth!r}, not {quoted(written.answer)}"

    # -- judged by the rules

    def judge(self, performed: Performed[Any], asked: Asked, given: str) -> Judgement:
        """Judge an answer; raise `NoAnswer` for a text that can't be one."""
        return self._judge(performed, asked, given.strip())

    @abstractmethod
    def _judge(self, performed: Performed[Any], asked: Asked, given: str) -> Judgement: ...

    def may_be_told(self, here: Standpoint, asked: Asked) -> bool:
        """Return whether the viewer may know the answer; the all-seeing viewer always may."""
        return here.sight is ALL_SEEING or self._may_be_told(here, asked)

    @abstractmethod
    def _may_be_told(self, here: Standpoint, asked: Asked) -> bool:
        """Return whether the viewer will see the answer, or could find it by the rules."""

    # -- answered

    def read(self, here: Standpoint, asked: Asked, given: str) -> str:
        """Return an answer in the rules' own words, whatever words it is given in."""
        return given

    def choices(self, asked: Asked, answer: Answer | None) -> tuple[str, ...]:
        """The answers to choose among, if they are listed; they may depend on the answer before."""
        return ()

    def ways(
        self, here: Standpoint, asked: Asked, answer: Answer | None, drawn: Sequence[str]
    ) -> Ways:
        """Return the ways to answer on a page; `drawn` are the keys of its board."""
        listed = self.choices(asked, answer)
        buttons = tuple(Button(each, self.in_words(here, asked, each)) for each in listed)
        return Ways("question.how.choose", buttons)

    def ways_alone(
        self, here: Standpoint, asked: Asked, answer: Answer | None, drawn: Sequence[str]
    ) -> Ways:
        """Return the ways to answer on a page without a kernel."""
        return self.ways(here, asked, answer, drawn)

    def listed(self, here: Standpoint, asked: Asked) -> tuple[str, ...]:
        """Return answers that a hand-in code can name by their place; they tell no secret."""
        return self.choices(asked, None)

    def offered(self, here: Standpoint, asked: Asked) -> tuple[Button, ...]:
        """Return every possible answer, worded alike, for paper and other programs.

        It is empty if the answer has to be written.
        """
        return tuple(
            Button(each, self.in_words(here, asked, each)) for each in self.choices(asked, None)
        )

    def few_answers(self, here: Standpoint, asked: Asked, given: str) -> bool:
        """Return whether an answer was one of only two, so that there is no second try."""
        return 0 < len(self.choices(asked, None)) <= FEW

    def asks_on(self, answer: Answer) -> bool:
        """Return whether more is asked after an answer, even after a wrong one."""
        return False

    def once_more(self, asked: Asked) -> str:
        """Return the key of the phrase that asks for a second try."""
        return "question.again"

    # -- shown

    @abstractmethod
    def in_words(self, here: Standpoint, asked: Asked, answer: str) -> str:
        """Return an answer, the true one or another, in the reader's language."""

    def solution(self, here: Standpoint, answer: Answer) -> str:
        """Return the right answer that the verdict names, in the reader's language."""
        return self.in_words(here, answer.asked, answer.judged.truth)

    def outcome(self, here: Standpoint, answer: Answer) -> str:
        """Return what happened, in a few sentences; empty if the question is not about that."""
        return ""

    def happening(
        self, performed: Performed[Any], asked: Asked, judged: Judgement
    ) -> tuple[Move[Any], ...]:
        """The moves that show the right answer, from where the question starts."""
        path = performed.path(asked)
        return tuple(node.move for node in path if node.move is not None)

    def on_board(self, here: Standpoint, answer: Answer, drawn: Sequence[str]) -> OnBoard:
        """Return the marks on the board for a judged answer."""
        return OnBoard()

    def key(self, here: Standpoint, asked: Asked, judged: Judgement) -> str:
        """The true answer and the rules behind it, as a teacher reads them."""
        rules = "; ".join(f"{here.rule(rule).title} [{rule}]" for rule in judged.rules)
        return f"{self.in_words(here, asked, judged.truth)} ({rules})"

    # -- judged without a kernel

    @abstractmethod
    def alone(self, here: Standpoint, asked: Asked) -> Iterator[Alone]:
        """Yield the data by which a page judges answers without a kernel, stage by stage."""


def performed_at(here: Standpoint) -> Performed[Any]:
    """The scenario whose questions are asked."""
    assert here.performed is not None
    return here.performed


def state_before(here: Standpoint, asked: Asked) -> Any:
    """The position before the moves that a question is about."""
    return performed_at(here).tree.node(asked.start).state
