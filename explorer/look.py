"""What a study remembers beside its session: pieces picked, a refusal, an answer."""

from __future__ import annotations

from engine.core.moves import Refusal
from engine.core.record import Record, WholeRecord


class Feedback(WholeRecord):
    """The answer given to a question: what was said, whether it is right, what is true."""

    given: str
    right: bool
    truth: str


class Look(Record):
    picked: tuple[str, ...] = ()
    refusal: Refusal | None = None
    notice: str = ""
    feedback: Feedback | None = None
    asked: int = 0
    """How many questions of this step have been answered right, before the one asked now."""
    curtain: bool = False
