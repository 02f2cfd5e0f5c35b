"""The random player."""

from __future__ import annotations

from typing import Any

from engine.core.moves import Move
from engine.core.turn import Turn


def at_random(turn: Turn[Any]) -> Move[Any]:
    """Any legal move: the random player of the kernel's playouts."""
    return turn.any_move()
