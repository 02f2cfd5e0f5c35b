"""The part of a page that is not its standpoint: parts picked, a refusal, an answer."""

from __future__ import annotations

from engine.core.moves import Refusal
from engine.core.record import Record

from ..lessons.kinds.judgement import Answer
from ..session.why_not import Attempt


class Look(Record):
    picked: tuple[str, ...] = ()
    refusal: Refusal | None = None
    tried: Attempt | None = None
    """The whole move that was refused; None if only a part of one was."""
    notice: str = ""
    answer: Answer | None = None
