"""What a study remembers beside its session: pieces picked, a refusal, an answer."""

from __future__ import annotations

from typing import Any

from engine.core.judging import Judgement
from engine.core.moves import Refusal
from engine.core.record import Record
from engine.core.scenario import Asked

from ..session.attempts import Attempt


class Answer(Record):
    """The answer given to a question, and how the rules judge it."""

    asked: Asked
    given: str
    judged: Judgement[Any]


class Look(Record):
    picked: tuple[str, ...] = ()
    refusal: Refusal | None = None
    tried: Attempt | None = None
    """The whole move that was refused; unset where only a part of one was."""
    notice: str = ""
    answer: Answer | None = None
    curtain: bool = False
