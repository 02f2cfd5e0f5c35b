"""The questions of a scenario: what each asks, what it is about, and its author's answer.

The kind of a question says which fields it needs, and how an answer is judged.
"""

from __future__ import annotations

from .record import Record
from .rulebook import RuleId

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
    answer: str = ""
    """The author's answer; only a hand-out has none."""
    kind: str = "predict"
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
    shown: bool = False
    """True once the reader was shown the answer."""
    number: int = 0
    """In a hand-out, the question's number in the lesson that it was made from, counted from 1."""
