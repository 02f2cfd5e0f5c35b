"""Look at a session from elsewhere, and leave it as it was."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from engine.core.sight import SPECTATOR

from .lessons import Lesson
from .session import TO_ACT, Session


@contextmanager
def kept_apart(session: Session) -> Iterator[None]:
    """For what is stored or shown to anybody; afterwards the session is where it was.

    Nobody is asked to look away from such a page, so who is to act sees no secret in it. Every
    question is still open there, and a line that is only looked at is left.
    """
    lesson, aside, timeline = session.lesson, session.aside, session.timeline
    if aside is not None:
        session.timeline = aside.timeline
    session.lesson, session.aside = Lesson(session), None
    here, shown, viewer = session.node.number, session.shown_events, session.viewer
    if viewer == TO_ACT:
        session.viewer = SPECTATOR.value
    try:
        yield
    finally:
        session.go(here)
        session.shown_events, session.viewer = shown, viewer
        session.lesson, session.aside, session.timeline = lesson, aside, timeline
