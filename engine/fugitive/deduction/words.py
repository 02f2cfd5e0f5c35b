"""Reasons, limits and methods in words."""

from __future__ import annotations

from engine.core.messages import Speaker, load_messages, plain

from .limits import Limit
from .manhunt import Method
from .reasons import RuledOut

PACKAGE = "engine.fugitive.deduction"


def say_reason(reason: RuledOut, language: str = "en") -> str:
    """Return the sentence of a reason."""
    messages = load_messages(PACKAGE, language)
    speaker = Speaker(messages, str)
    return plain(speaker.sentence(messages.reason(type(reason).__name__), reason))


def say(key: Limit | Method, language: str = "en") -> str:
    """Return the sentence of a limit or a method."""
    return load_messages(PACKAGE, language).phrase(key.value)
