"""A line that is looked at and left again: the study stays as it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from engine.core.moves import Move
from engine.core.record import Record
from engine.core.timeline import Timeline

if TYPE_CHECKING:
    from .session import Session


class Aside(Record):
    """What to come back to, and the step at which the line begins."""

    timeline: Timeline[Any]
    shown_events: int | None
    start: int


def look_aside(session: Session, moves: Sequence[Move[Any]], start: int | None = None) -> None:
    """Show a line from a step, at its first move; `come_back` returns to where it was left."""
    come_back(session)
    kept = Aside(
        session.timeline,
        session.shown_events,
        session.node.number if start is None else start,
    )
    scratch = session.timeline.copy()
    scratch.go(kept.start)
    for move in moves:
        scratch.play(move)
    scratch.promote(scratch.at)
    scratch.go(scratch.path()[len(scratch.path(kept.start))].number)
    session.timeline, session.shown_events, session.aside = scratch, None, kept


def come_back(session: Session) -> None:
    if session.aside is not None:
        session.timeline, session.shown_events = session.aside.timeline, session.aside.shown_events
        session.aside = None
