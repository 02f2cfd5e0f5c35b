"""What a game shows beside its board. A panel is drawn and clicked like the board itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ..session.standpoint import Standpoint
from . import fugitive
from .panel import Panel, Wanted

PANELS: Mapping[str, Callable[[Wanted], Panel | None]] = {"fugitive": fugitive.panel}


def has_panel(here: Standpoint) -> bool:
    return here.game.name in PANELS


def panel(here: Standpoint, wanted: Wanted) -> Panel | None:
    """The panel of the here's game; None where the game has none, or none for this viewer."""
    return PANELS[here.game.name](wanted) if has_panel(here) else None
