"""The drawing functions of all games, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from . import colt_express, fugitive, super_express
from .colt_express import specimens as colt_express_pieces
from .drawing import Drawing
from .fugitive import specimens as fugitive_pieces
from .specimen import Specimens
from .super_express import specimens as super_express_pieces

BOARDS: Mapping[str, Callable[..., Drawing]] = {
    "colt_express": colt_express.draw,
    "fugitive": fugitive.draw,
    "super_express": super_express.draw,
}
BARE: Mapping[str, Callable[..., Drawing]] = {
    "colt_express": colt_express.draw_bare,
    "fugitive": fugitive.draw_bare,
    "super_express": super_express.draw_bare,
}
"""Boards without seats and what belongs to them, for pages that show those beside the board."""

SPECIMENS: Mapping[str, Specimens] = {
    "colt_express": colt_express_pieces.SPECIMENS,
    "fugitive": fugitive_pieces.SPECIMENS,
    "super_express": super_express_pieces.SPECIMENS,
}
"""The pieces of each game that can be drawn alone."""


def board(game: str, view: Any, **look: Any) -> Drawing:
    return BOARDS[game](view, **look)


def bare_board(game: str, view: Any, **look: Any) -> Drawing:
    return BARE[game](view, **look)
