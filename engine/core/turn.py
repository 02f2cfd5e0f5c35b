"""A choice that a seat has to make, as its player gets it: what the seat may know, and no more.

A player is a function of a turn that returns a legal move:

def bold(turn: Turn[Any]) -> Move[Any]:
    return max(turn.moves, key=lambda move: worth(turn.view, move))
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from random import Random
from typing import Any, Generic, TypeAlias, TypeVar

from .game import Game
from .moves import Move, Seat
from .record import Record

S = TypeVar("S", bound=Record)


class Turn(Generic[S]):
    """A choice that a seat has to make: what it sees, what it may do, and luck of its own."""

    def __init__(
        self, game: Game[S], state: S, seat: Seat, moves: tuple[Move[S], ...], rng: Random
    ) -> None:
        self.game = game
        self.seat = seat
        self.moves = moves
        """The legal moves, or a useful part of them where `listed` is false."""
        self.rng = rng
        self._state = state

    @cached_property
    def view(self) -> S:
        """The position as the seat sees it."""
        return self.game.sight.observe(self._state, self.seat)

    @property
    def listed(self) -> bool:
        """Return whether `moves` are all legal moves."""
        return self.game.lists_all(self._state)

    @property
    def forced(self) -> bool:
        """Return whether there is only one legal move."""
        return len(self.moves) == 1 and self.listed

    def any_move(self) -> Move[S]:
        """A random legal move, each as likely as the others where all are listed."""
        sampling = self.game.sampling
        if sampling is not None and not sampling.lists_all(self._state):
            return sampling.sample(self._state, self.rng)
        if len(self.moves) == 1:
            return self.moves[0]
        return self.moves[int(self.rng.random() * len(self.moves))]


Player: TypeAlias = Callable[[Turn[Any]], Move[Any]]
"""Who plays a seat. It sees what its seat sees."""


def turn_at(game: Game[S], state: S, rng: Random) -> Turn[S]:
    """The turn of the seat that is to act in this position."""
    return Turn(game, state, game.rules.to_act(state), game.rules.options(state), rng)
