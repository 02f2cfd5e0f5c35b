"""The seats at the table, the places and pieces of the board, and what stands for a move there."""

from __future__ import annotations

from typing import Protocol, TypeVar

from ..messages import Speaker
from ..moves import Composition, Move, Seat
from ..record import Record

S = TypeVar("S", bound=Record)


class Board(Protocol[S]):
    """Places and pieces are named by the keys that the drawing gives them."""

    def seats(self, state: S, /) -> tuple[Seat, ...]:
        """Everybody at the table, in seat order."""

    def seat_name(self, state: S, seat: Seat, /) -> str:
        """Who sits there, as a key of the game's words."""

    def place_of(self, state: S, piece: str, /) -> str:
        """The place where a piece is."""

    def places(self, state: S, /) -> tuple[str, ...]:
        """Where a piece may be now or after a move, as `place_of` names it, likely places last."""

    def place_word(self, place: str, speaker: Speaker, /) -> str:
        """A place that `place_of` names, as a reader would call it."""

    def target(self, move: Move[S], state: S, /) -> str:
        """The place or piece that stands for a move; empty where none does."""

    def sign(self, move: Move[S], state: S, /) -> str:
        """The card that a move plays or what else it does, by the name of an icon; or empty."""

    def compose(self, state: S, chosen: tuple[str, ...], /) -> Composition[S] | None:
        """How a move is put together piece by piece; None where moves are picked whole."""

    def aimed_at(self, key: str, state: S, /) -> Move[S] | None:
        """The move that somebody may want who points at a place where nothing can be done."""

    def pointed_at(self, key: str, kind: object, name: str, state: S, /) -> object | None:
        """The value of an event that a key stands for, by the field's kind and its name."""

    def values(self, kind: object, state: S, /) -> tuple[object, ...]:
        """The values of a kind that come into question; empty where that can't be told."""

    def own_name(self, kind: str, value: object, state: S | None, /) -> str:
        """A value's own name in a position, behind its kind in the phrases; empty for none."""
