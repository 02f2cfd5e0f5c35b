"""The contract for positions and moves as text."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

from ..moves import Move
from ..record import Record

S = TypeVar("S", bound=Record)


class Notation(Protocol[S]):
    """Every text reads back as the same value; a NotationError points at what is wrong in it."""

    def move_text(self, move: Move[S], state: S, /) -> str:
        """The text of a move made in this position."""

    def read_move(self, text: str, state: S, /) -> Move[S]:
        """The move that a text names, legal or not."""

    def position_text(self, state: S, /) -> str:
        """The text of a position, with all its secrets."""

    def parse_position(self, text: str, options: Any, /) -> S:
        """The position that a text describes, possible or not.

        The options are a record of the game's `option_type`, or None where the text says them.
        """
