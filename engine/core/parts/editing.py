"""The contract for positions set up by hand."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

from ..editing import Edit
from ..record import Record

S = TypeVar("S", bound=Record)


class Editing(Protocol[S]):
    def blank(self, options: Any, /) -> S:
        """A table to begin from, with as little on it as possible.

        The options are a record of the game's `option_type`.
        """

    def edits(self, state: S, chosen: str, /) -> tuple[Edit[S], ...]:
        """The changes by hand to the chosen place or piece, or to the table if it is empty."""
