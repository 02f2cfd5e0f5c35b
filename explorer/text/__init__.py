"""Boards as plain text: a function for each game.

They are made from views only; this room may import only the engine.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.core.messages import Messages

from . import colt_express, fugitive, super_express

BOARDS: Mapping[str, Callable[[Any, Messages], str]] = {
    "colt_express": colt_express.board,
    "fugitive": fugitive.board,
    "super_express": super_express.board,
}


def board(game: str, view: Any, words: Messages) -> str:
    """The board of a game as a viewer sees it, in words of the game."""
    return BOARDS[game](view, words)
