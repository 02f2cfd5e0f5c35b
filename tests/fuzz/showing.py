"""Show accepted input as a reader would see it: what fails here should have been refused."""

from __future__ import annotations

from random import Random

from engine.core.bounds import printable
from explorer.export.frames import frames
from explorer.page.look import Look
from explorer.page.page import page
from explorer.page.track import track
from explorer.session.plain import board_text
from explorer.session.session import Session

WIDTH = 368
MOST_SHOWN = 40
"""The positions that are shown of a long study."""


def show(session: Session) -> None:
    """Every step to every viewer, and once as it is stored for when no kernel answers."""
    steps = session.timeline.walk()[:MOST_SHOWN]
    for viewer in session.here.viewers:
        session.viewer = viewer
        for number in steps:
            session.go_to(number)
            page(session.here, Look(), (WIDTH,))
            track(session.here)
            tell(session)
    session.viewer = "all-seeing"
    session.first()
    if len(steps) < MOST_SHOWN:
        frames(session.here, (WIDTH,))
    keep(session)


def tell(session: Session) -> None:
    """Return what a terminal would print."""
    said = (
        f"{session.here.title}{board_text(session.here)}{session.node.comment}{session.node.name}"
    )
    assert printable(said, len(said)) == said, "an escape would be printed"


def keep(session: Session) -> None:
    session.code()


def show_position(session: Session) -> None:
    """The position to every viewer, and a few moves from it."""
    rng = Random("shown")
    for viewer in session.here.viewers:
        session.viewer = viewer
        page(session.here, Look(), (WIDTH,))
        tell(session)
    session.viewer = "all-seeing"
    for _ in range(3):
        if session.here.moves:
            session.play(rng.choice(session.here.moves))
    page(session.here, Look(), (WIDTH,))
