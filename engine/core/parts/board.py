"""The contract for seats, places and pieces of the board, and what stands for a move there."""

from __future__ import annotations

from typing import Protocol, TypeVar

from ..events import Event
from ..messages import Speaker
from ..moves import Composition, Move, Seat
from ..record import Record

S = TypeVar("S", bound=Record)


class Board(Protocol[S]):
    """The board of a game. Its places and pieces go by the keys that the drawing gives them."""

    def seats(self, state: S, /) -> tuple[Seat, ...]:
        """All seats at the table, in seat order."""

    def seat_name(self, state: S, seat: Seat, /) -> str:
        """The name of the seat's player, as a key of the game's words."""

    def place_of(self, state: S, piece: str, /) -> str:
        """The place where a piece is."""

    def places(self, state: S, /) -> tuple[str, ...]:
        """The places where a piece may be now or after a move; the likely ones come last."""

    def place_word(self, place: str, speaker: Speaker, /) -> str:
        """The words for a place that `place_of` names."""

    def where(self, event: Event[S], state: S, /) -> tuple[str, ...]:
        """The places where an event happens, by their keys; `state` is the position before it.

        That is where a piece goes, is hit or stands; empty if it happens at no place.
        """

    def target(self, move: Move[S], state: S, /) -> str:
        """The place or piece that stands for a move, or an empty text."""

    def sign(self, move: Move[S], state: S, /) -> str:
        """The icon of the card that a move plays, or of what else it does; or an empty text."""

    def compose(self, state: S, chosen: tuple[str, ...], /) -> Composition[S] | None:
        """The move composed so far from the parts `chosen`; None if moves are picked whole."""

    def aimed_at(self, key: str, state: S, /) -> Move[S] | None:
        """The move that a reader probably wants who points at a place that offers nothing."""

    def pointed_at(self, key: str, kind: object, name: str, state: S, /) -> object | None:
        """The value that a key of the board means for an event's field of this kind and name."""

    def values(self, kind: object, state: S, /) -> tuple[object, ...]:
        """The possible values of a kind in this position; empty if they can't be listed."""

    def own_name(self, kind: str, value: object, state: S | None, /) -> str:
        """The special name of a value in this position, used after its kind in a phrase key."""
