"""Checks that a study, its session and its page agree."""

from __future__ import annotations

from engine.core.record import to_plain
from explorer.page.page import page
from explorer.widget.study import Study


def agrees(shown: Study) -> bool:
    """Return whether the traits are those of the session, and the page is that of the traits."""
    session, names = shown.session, ("step", "viewer", "language", "luck")
    here = session.here
    fresh = to_plain(page(here, shown._look, tuple(map(int, shown.stills)))[0])
    return (
        [getattr(shown, name) for name in names] == [getattr(here, name) for name in names]
        and session.players == {**session.players, **shown.players}
        and shown.page == {**fresh, "turn": shown.page["turn"]}
    )
