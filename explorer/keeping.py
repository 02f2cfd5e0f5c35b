"""Look at a session from elsewhere, and leave it as it was."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from engine.core.sight import SPECTATOR

from .session import TO_ACT, Session


@contextmanager
def kept_apart(session: Session) -> Iterator[None]:
    """For what is stored or shown to anybody; afterwards the session is where it was.

    Nobody is asked to look away from such a page, so who is to act sees no secret in it.
    """
    here, shown, viewer = session.node.number, session.shown_events, session.viewer
    if viewer == TO_ACT:
        session.viewer = SPECTATOR.value
    try:
        yield
    finally:
        session.go(here)
        session.shown_events, session.viewer = shown, viewer
