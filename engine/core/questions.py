"""What a scenario asks: a question, the answer that its author gives, and what it is about.

Its kind says which of these fields it needs, and how an answer is judged.
"""

from __future__ import annotations

from .record import Record
from .rulebook import RuleId

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
    """What a reader has answered so far, as a study that was saved tells it."""
    hinted: bool = False
    """Whether the reader has looked at the hint."""
