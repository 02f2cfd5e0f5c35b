"""The drawing functions of all games, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from . import colt_express, fugitive, super_express
from .drawing import Drawing

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


def board(game: str, view: Any, **look: Any) -> Drawing:
    return BOARDS[game](view, **look)


def bare_board(game: str, view: Any, **look: Any) -> Drawing:
    return BARE[game](view, **look)
