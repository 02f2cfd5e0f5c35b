"""What a session answers when asked whether something can be done."""

from __future__ import annotations

from engine.core.record import Record

from .story import Sentence


class UnknownViewer(ValueError):
    """Somebody who can't look at this game."""


class UnknownChoice(ValueError):
    """A setting that is not among those allowed."""


class Verdict(Record):
    """Whether a move can be made, and every reason why not."""

    move: str
    legal: bool
    reasons: tuple[Sentence, ...] = ()

    def __str__(self) -> str:
        if self.legal:
            return f"{self.move}: allowed"
        return "\n".join([f"{self.move}: not possible", *(f"  {each}" for each in self.reasons)])

    __repr__ = __str__
