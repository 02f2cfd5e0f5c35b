"""The answer to whether a move can be made, and the errors of a session."""

from __future__ import annotations

from engine.core.errors import GameError
from engine.core.messages import load_messages
from engine.core.notation import NotationError
from engine.core.record import Record

from .story import Sentence


class UnknownViewer(GameError):
    """Raised for a viewer that this game does not have."""


class UnknownChoice(GameError):
    """Raised for a setting that is not among those allowed."""


class NotTold(UnknownChoice):
    """Raised for something that the viewer may not be told."""


class Instead(Record):
    """A legal move that is offered in place of one that is refused or can't be read."""

    move: str
    label: str


class Unread(NotationError):
    """Raised for a text that is no move's, neither in the notation nor in other words."""

    def __init__(self, error: NotationError, given: str, nearest: tuple[Instead, ...]) -> None:
        GameError.__init__(self, str(error))
        self.given = given
        self.problem, self.line, self.column = error.problem, error.line, error.column
        self.nearest = nearest


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
