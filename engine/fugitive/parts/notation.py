"""Positions and moves as text; a move reads the same in every position."""

from __future__ import annotations

from engine.core.moves import Move
from engine.core.record import Record

from .. import notation
from ..notation import position_text
from ..reading import check_options, read_position
from ..state import State

__all__ = ["move_text", "parse_position", "position_text", "read_move"]


def move_text(move: Move[State], state: State) -> str:
    return notation.move_text(move)


def read_move(text: str, state: State) -> Move[State]:
    return notation.read_move(text)


def parse_position(text: str, options: Record | None) -> State:
    return read_position(text, check_options(options))
