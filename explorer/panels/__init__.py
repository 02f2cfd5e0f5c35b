"""Panels: what a game shows beside its board, drawn and clicked like the board itself.

Panels are made from a viewer's view; this room may import `draw` and the engine.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from . import fugitive
from .panel import Panel, Wanted

PANELS: Mapping[str, Callable[[Wanted], Panel | None]] = {"fugitive": fugitive.panel}


def has_panel(game: str) -> bool:
    return game in PANELS


def panel(game: str, wanted: Wanted) -> Panel | None:
    """The panel of a game; None if the game has none, or none for this viewer."""
    return PANELS[game](wanted) if has_panel(game) else None
