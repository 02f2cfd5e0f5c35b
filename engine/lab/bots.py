"""Who plays a seat in an experiment: a function of a turn that returns a legal move.

A bot travels to other processes, so it is a function of a module, or anything else that can be
pickled. It sees what its seat sees. Another kind of player is another function:

def bold(turn: Turn[Any]) -> Move[Any]:
    return max(turn.moves, key=lambda move: worth(turn.view, move))
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from random import Random
from typing import Any, Generic, TypeAlias, TypeVar

from engine.core.game import Game
from engine.core.moves import Move, Seat
from engine.core.record import Record

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
        return self.game.lists_all(self._state)

    def any_move(self) -> Move[S]:
        """A random legal move, each as likely as the others where all are listed."""
        sampling = self.game.sampling
        if sampling is not None and not sampling.lists_all(self._state):
            return sampling.sample(self._state, self.rng)
        return self.moves[int(self.rng.random() * len(self.moves))]


Bot: TypeAlias = Callable[[Turn[Any]], Move[Any]]


def random_bot(turn: Turn[Any]) -> Move[Any]:
    """Any legal move: the random player of the kernel's playouts."""
    return turn.any_move()


def bot_name(bot: Bot) -> str:
    """What a bot is called in results."""
    if bot is random_bot:
        return "random"
    name: str = getattr(bot, "__qualname__", type(bot).__qualname__)
    return name
