"""The answer to whether a move can be made, and the errors of a session."""

from __future__ import annotations

from engine.core.errors import GameError
from engine.core.messages import load_messages
from engine.core.record import Record

from .story import Sentence


class UnknownViewer(GameError):
    """Raised for a viewer that this game does not have."""


class UnknownChoice(GameError):
    """Raised for a setting that is not among those allowed."""


class NotTold(UnknownChoice):
    """Raised for something that the viewer may not be told."""


class Verdict(Record):
    """The legality of a move, with every reason against it."""

    move: str
    legal: bool
    reasons: tuple[Sentence, ...] = ()
    language: str = "en"

    def __str__(self) -> str:
        words = load_messages("explorer", self.language)
        said = words.phrase("verdict.legal" if self.legal else "verdict.illegal")
        return "\n".join([said.format(move=self.move), *(f"  {each}" for each in self.reasons)])

    __repr__ = __str__
