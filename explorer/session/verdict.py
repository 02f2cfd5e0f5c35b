"""What a session answers when asked whether something can be done."""

from __future__ import annotations

from engine.core.errors import GameError
from engine.core.messages import load_messages
from engine.core.record import Record

from .story import Sentence


class UnknownViewer(GameError):
    """Somebody who can't look at this game."""


class UnknownChoice(GameError):
    """A setting that is not among those allowed."""


class NotTold(UnknownChoice):
    """What the viewer may not be told."""


class Verdict(Record):
    """Whether a move can be made, and every reason why not."""

    move: str
    legal: bool
    reasons: tuple[Sentence, ...] = ()
    language: str = "en"

    def __str__(self) -> str:
        words = load_messages("explorer", self.language)
        said = words.phrase("verdict.legal" if self.legal else "verdict.illegal")
        return "\n".join([said.format(move=self.move), *(f"  {each}" for each in self.reasons)])

    __repr__ = __str__
