"""What may be answered to a question about an event, where that is one of a few."""

from __future__ import annotations

import typing
from collections.abc import Iterator
from enum import Enum
from typing import Any

from engine.core.messages import plain, spoken_kinds
from engine.core.moves import Seat
from engine.core.scenario import Asked

from .session import Session

MOST = 8


def guesses(session: Session, asked: Asked) -> tuple[tuple[str, str], ...]:
    """Each answer in English and in the reader's language.

    None where they are too many, or where the true one is not among them, as with somebody who
    has no seat of their own.
    """
    found = tuple(dict.fromkeys(_guesses(session, _kind(session, asked))))
    true = asked.question.answer in (english for english, _ in found)
    return found if true and len(found) <= MOST else ()


def _guesses(session: Session, kind: Any) -> Iterator[tuple[str, str]]:
    if isinstance(kind, type) and issubclass(kind, Enum):
        yield from (_both(session, kind, member) for member in kind)
    elif kind is Seat or typing.get_args(kind)[:1] == (Seat,):
        yield from (_both(session, Seat, seat) for seat in session.game.seats(session.state))
        if kind is not Seat:
            yield _both(session, kind, ())


def _both(session: Session, kind: Any, value: object) -> tuple[str, str]:
    speakers = (session.game.speaker(session.state, each) for each in ("en", session.language))
    english, here = (plain(speaker.value(kind, value)) for speaker in speakers)
    return english, here


def _kind(session: Session, asked: Asked) -> Any:
    """The declared kind of the value in question."""
    assert session.performed is not None
    for node in session.performed.path(asked):
        for event in node.events:
            if type(event).__name__ == asked.question.event:
                return spoken_kinds(type(event)).get(asked.question.value)
    return None
