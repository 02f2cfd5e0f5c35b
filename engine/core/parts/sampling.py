"""The moves of a game that has more of them than can be listed."""

from __future__ import annotations

from random import Random
from typing import Protocol, TypeVar

from ..moves import Move
from ..record import Record

S = TypeVar("S", bound=Record)


class Sampling(Protocol[S]):
    """A game without this part lists every legal move of every position."""

    def lists_all(self, state: S, /) -> bool:
        """Whether the rules' `options` are every legal move of this position."""

    def sample(self, state: S, rng: Random, /) -> Move[S]:
        """A random legal move of who is to act, from all of them."""
