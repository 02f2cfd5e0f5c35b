"""The contract for what the rules of a game decide."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

from ..chance import Chance
from ..moves import Move, Refusal, Seat
from ..record import Record

S = TypeVar("S", bound=Record)


class Rules(Protocol[S]):
    def prepare(self, names: tuple[str, ...], options: Any, /) -> S | Refusal:
        """The position before the first move, with these names in seat order.

        The options are a record of the game's `option_type`.
        """

    def invalid(self, state: S, /) -> Refusal | None:
        """The reasons why a position written by hand is impossible, or None."""

    def to_act(self, state: S, /) -> Seat:
        """The seat to act; CHANCE, or NOBODY once the game is over."""

    def options(self, state: S, /) -> tuple[Move[S], ...]:
        """The legal moves of the seat to act, or a useful part if they are too many to list."""

    def chance(self, state: S, /) -> Chance[S]:
        """The moves that luck may make when it is to act."""

    def winners(self, state: S, /) -> tuple[Seat, ...]:
        """The seats that have won, once the game is over."""

    def side(self, state: S, seat: Seat, /) -> tuple[Seat, ...]:
        """The seats that win and lose together with a seat, itself first."""
