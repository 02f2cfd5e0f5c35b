"""What a game shows beside its board. A panel is drawn and clicked like the board itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ..session.session import Session
from . import fugitive
from .panel import Panel, Wanted

PANELS: Mapping[str, Callable[[Wanted], Panel | None]] = {"fugitive": fugitive.panel}


def has_panel(session: Session) -> bool:
    return session.game.name in PANELS


def panel(session: Session, wanted: Wanted) -> Panel | None:
    """The panel of the session's game; None where the game has none, or none for this viewer."""
    return PANELS[session.game.name](wanted) if has_panel(session) else None
