"""The part of a page that is not its standpoint: parts picked, a refusal, an answer."""

from __future__ import annotations

from engine.core.moves import Refusal
from engine.core.record import Record

from ..lessons.kinds.judgement import Answer
from ..session.verdict import Instead
from ..session.why_not import Attempt


class Look(Record):
    picked: tuple[str, ...] = ()
    refusal: Refusal | None = None
    tried: Attempt | None = None
    """The whole move that was refused; None if only a part of one was."""
    nearest: tuple[Instead, ...] = ()
    """The moves offered in place of a text that is no move's."""
    notice: str = ""
    answer: Answer | None = None
    """The last answer to a question here, or the one that was shown, until the reader goes on."""
    ended: bool = False
    """True while it is told how the lesson went."""
    reply: bool = False
    """True if what led here is the move of somebody else, shown by itself."""
    more: bool = False
    """True if others play on from here: no choice is offered meanwhile."""
