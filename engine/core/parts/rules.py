"""What the rules of a game decide."""

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
        """What is impossible about a position that was written by hand."""

    def to_act(self, state: S, /) -> Seat:
        """Whose decision it is: a seat, CHANCE, or NOBODY once the game is over."""

    def options(self, state: S, /) -> tuple[Move[S], ...]:
        """The legal moves of a seat, or a useful part of them where not all can be listed."""

    def chance(self, state: S, /) -> Chance[S]:
        """The moves that luck may make, when luck is to act."""

    def winners(self, state: S, /) -> tuple[Seat, ...]:
        """The seats that have won, once the game is over."""

    def side(self, state: S, seat: Seat, /) -> tuple[Seat, ...]:
        """Everybody who wins and loses with a seat, each with a name of their own; itself first."""
