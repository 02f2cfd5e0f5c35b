"""What a game shows around its board: seats, a common pile, a strip of numbers and its odds.

All are made from a viewer's view; this room may import `draw` and the engine.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.core.sight import Viewer

from . import colt_express, fugitive, super_express
from .fugitive import ranges as fugitive_ranges
from .fugitive import seats as fugitive_seats
from .fugitive import strip as fugitive_strip
from .panel import Panel, Wanted
from .seats import Pile, SeatTile, Table
from .strip import Strip

Ranges = Mapping[str, tuple[int, int]]
"""The lowest and the highest number that may lie at a place, by its key."""

PANELS: Mapping[str, Callable[[Wanted], Panel | None]] = {"fugitive": fugitive.panel}
SEATS: Mapping[str, Callable[[Table], tuple[SeatTile, ...]]] = {
    "colt_express": colt_express.seats,
    "fugitive": fugitive_seats.seats,
    "super_express": super_express.seats,
}
PILES: Mapping[str, Callable[[Table], Pile | None]] = {
    "colt_express": colt_express.pile,
    "fugitive": fugitive_seats.pile,
}
STRIPS: Mapping[str, Callable[[Table], Strip]] = {"fugitive": fugitive_strip.strip}
RANGES: Mapping[str, Callable[[Any, Viewer], Ranges]] = {"fugitive": fugitive_ranges.ranges}


def seats(game: str, table: Table) -> tuple[SeatTile, ...]:
    return SEATS[game](table)


def pile(game: str, table: Table) -> Pile | None:
    """The common pile of a game; None if it has none, or none now."""
    return PILES[game](table) if game in PILES else None


def strip(game: str, table: Table) -> Strip | None:
    """The strip of numbers; None if the game has none."""
    return STRIPS[game](table) if game in STRIPS else None


def ranges(game: str, view: Any, viewer: Viewer) -> Ranges:
    """The ranges of what lies hidden to the viewer; none if the game has none."""
    return RANGES[game](view, viewer) if game in RANGES else {}


def has_panel(game: str) -> bool:
    return game in PANELS


def panel(game: str, wanted: Wanted) -> Panel | None:
    """The panel of a game; None if the game has none, or none for this viewer."""
    return PANELS[game](wanted) if has_panel(game) else None
