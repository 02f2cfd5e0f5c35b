"""Positions and moves as text."""

from __future__ import annotations

from engine.core.record import Record

from ..notation import move_text, read_move
from ..reading import check_options, read_position
from ..state import State
from ..writing import position_text

__all__ = ["move_text", "parse_position", "position_text", "read_move"]


def parse_position(text: str, options: Record | None) -> State:
    return read_position(text, check_options(options))
