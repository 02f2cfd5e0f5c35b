"""The questions of a scenario: four kinds, each with an answer that the rules can judge.

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
    """A move that follows without a choice; it is left out if it can no longer be made."""

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
    """The reader's answers so far, as a saved study records them."""
    hinted: bool = False
    """True once the reader has looked at the hint."""

    @property
    def asked_after(self) -> bool:
        """Return whether the question is asked after its move is shown; others are asked before."""
        return self.kind == "rule"
