"""Every step of a study as data, for when no kernel answers: saved notebooks and exports."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from engine.core.record import WholeRecord, to_plain
from engine.core.sight import SPECTATOR

from .look import Look
from .page import page
from .session import TO_ACT, Session
from .track import track

MOST_FRAMES = 240


class Tree(WholeRecord):
    """Which step follows which."""

    parents: dict[str, int]
    children: dict[str, tuple[int, ...]]


class Frames(WholeRecord):
    """Pages by step; the parts that drawings are made of are stored once."""

    width: int
    still: str
    parts: tuple[str, ...]
    pages: dict[str, dict[str, Any]]
    tracks: dict[str, dict[str, Any]]
    tree: Tree
    alone: bool = False
    """Whether there is no kernel to ask, now or later."""


def frames(session: Session, width: int) -> Frames:
    """What the session's viewer sees at every step; the session stays where it is.

    Nobody is asked to look away from a stored page, so who is to act sees no secret in it.
    """
    here, shown, viewer = session.node.number, session.shown_events, session.viewer
    if viewer == TO_ACT:
        session.viewer = SPECTATOR.value
    parts: dict[str, int] = {}
    pages: dict[str, dict[str, Any]] = {}
    tracks: dict[str, dict[str, Any]] = {}
    still = ""
    for number in session.timeline.walk()[:MOST_FRAMES]:
        session.go(number)
        shown_page, (drawing,) = page(session, Look(), (width,))
        still = drawing.still
        stored = to_plain(shown_page)
        stored["boards"][0]["pieces"] = list(_numbered(groups(drawing.pieces), parts))
        pages[str(number)] = stored
        tracks[str(number)] = to_plain(track(session.timeline))
    session.go(here)
    session.shown_events, session.viewer = shown, viewer
    nodes = [session.timeline.node(int(number)) for number in pages]
    tree = Tree(
        {str(node.number): node.parent for node in nodes},
        {str(node.number): tuple(c for c in node.children if str(c) in pages) for node in nodes},
    )
    return Frames(width, still, tuple(parts), pages, tracks, tree)


def groups(pieces: str) -> list[str]:
    """The keyed groups that the pieces of a drawing are made of."""
    return [group for group in re.split(r"(?=<g data-key=)", pieces) if group]


def _numbered(found: Iterable[str], parts: dict[str, int]) -> Iterable[int]:
    return (parts.setdefault(group, len(parts)) for group in found)
