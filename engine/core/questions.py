"""What a scenario can ask: four kinds of question, each with an answer that the rules can judge.

- predict: where a piece will be, or what an event will say, before the move is shown;
- find: a move after which a goal is reached; every move that reaches it is right;
- rule: which rule decided what was just shown, among some;
- legal: whether a move can be made here, and if not, by which rule.
"""

from __future__ import annotations

from typing import Literal

from .record import Record
from .rulebook import RuleId

LEGAL, ILLEGAL = "legal", "illegal"

Pattern = dict[str, str | int]
"""An event by its kind, its rule or the values of its fields, as they are said in English."""


class Follow(Record):
    """A move that follows without a choice; where it can't be made any more, it is left out."""

    move: str
    times: int = 1


class Condition(Record):
    """A part of a goal: where a piece is, what happens on the way, what the position says."""

    piece: str = ""
    at: str = ""
    not_at: str = ""
    happens: Pattern = {}
    never: Pattern = {}
    position: str = ""


class Question(Record):
    ask: str
    answer: str
    kind: Literal["predict", "find", "rule", "legal"] = "predict"
    piece: str = ""
    event: str = ""
    value: str = ""
    hint: str = ""
    goal: tuple[Condition, ...] = ()
    then: tuple[Follow, ...] = ()
    among: tuple[RuleId, ...] = ()
    move: str = ""
    given: tuple[str, ...] = ()
    """What a reader has answered so far, as a study that was saved tells it."""
    hinted: bool = False
    """Whether the reader has looked at the hint."""

    @property
    def asked_after(self) -> bool:
        """Whether it is about what was shown; other questions are asked before."""
        return self.kind == "rule"
