"""The contract for who sees what in a game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol, TypeVar

from ..events import Event
from ..moves import Move, Seat
from ..record import Record
from ..sight import Viewer

S = TypeVar("S", bound=Record)


class Sight(Protocol[S]):
    def observe(self, state: S, viewer: Viewer, /) -> S:
        """The position with everything hidden that the viewer may not know."""

    def witness(self, event: Event[S], viewer: Viewer, /) -> Event[S]:
        """The event with everything hidden that the viewer may not know."""

    def witness_move(self, move: Move[S], state: S, viewer: Viewer, /) -> Move[S]:
        """The move as the viewer saw it made in this position."""

    def open_choice(self, state: S, /) -> bool:
        """Return whether everybody may know the legal moves here because they tell no secret."""

    def imagine(self, view: S, seat: Seat, rng: Random, /) -> S:
        """A whole position that the seat can't tell from the one behind its view.

        It is drawn from the view alone, which `observe` made. What the rules leave to luck has
        the odds of the rules; what others chose, those that the game states for it.
        """

    def another_world(
        self, start: S, moves: Sequence[Move[S]], seat: Seat, rng: Random, /
    ) -> tuple[Move[S], ...]:
        """Another line of moves that the seat can't tell from this one, by all it has seen."""
