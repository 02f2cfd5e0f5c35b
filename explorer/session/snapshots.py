"""Copies of a session, for what takes long and for what is stored or shown to anybody."""

from __future__ import annotations

from copy import copy

from engine.core.record import replace
from engine.core.sight import SPECTATOR

from ..lessons.lesson import Lesson
from .looking import TO_ACT
from .session import Session


def snapshot(session: Session) -> Session:
    """The session as it is now; what becomes of either of the two leaves the other as it is."""
    other, aside = copy(session), session.aside
    home = (aside.timeline if aside else session.timeline).copy()
    other.timeline = session.timeline.copy() if aside else home
    other.aside = replace(aside, timeline=home) if aside else None
    other.performed = session.performed.on(home) if session.performed else None
    other.lesson = session.lesson.copy(other)
    return other


def kept_apart(session: Session) -> Session:
    """A copy of the session to go through; the session itself stays where it is.

    Nobody is asked to look away from such a page, so who is to act sees no secret in it. Every
    question is still open there, and a line that is only looked at is left.
    """
    kept = snapshot(session)
    if kept.aside is not None:
        kept.timeline, kept.aside = kept.aside.timeline, None
    kept.lesson = Lesson(kept)
    if kept.viewer == TO_ACT:
        kept.viewer = SPECTATOR.value
    return kept
