"""Luck as an explicit move: exact outcomes, and a draw that a seed repeats.

No rule holds a random generator. Each kind of luck draws from a stream of its own, so that two
variants of a game can be compared on the same luck.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from random import Random
from typing import Generic, TypeVar

from .moves import Move
from .record import Record

S = TypeVar("S", bound=Record)


class Chance(Generic[S]):
    """The outcomes that luck may bring now, each with a whole-number weight."""

    def __init__(self, stream: str, weighted: Iterable[tuple[Move[S], int]]) -> None:
        self.stream = stream
        self.weighted = tuple(weighted)

    @property
    def outcomes(self) -> tuple[tuple[Move[S], Fraction], ...]:
        total = sum(weight for _, weight in self.weighted)
        return tuple((move, Fraction(weight, total)) for move, weight in self.weighted)

    def sample(self, rng: Random) -> Move[S]:
        moves = [move for move, _ in self.weighted]
        return rng.choices(moves, [weight for _, weight in self.weighted])[0]


def evenly(stream: str, moves: Iterable[Move[S]]) -> Chance[S]:
    return Chance(stream, ((move, 1) for move in moves))


class Luck:
    """A seed, and how many times each stream has been drawn from so far."""

    def __init__(self, seed: int | str) -> None:
        self.seed = seed
        self._drawn: dict[str, int] = {}

    def draw(self, chance: Chance[S]) -> Move[S]:
        move = chance.sample(self._next(chance.stream))
        self.count(chance)
        return move

    def count(self, chance: Chance[S]) -> None:
        """Note that the stream was used, whoever chose what came of it."""
        self._drawn[chance.stream] = self._drawn.get(chance.stream, 0) + 1

    def _next(self, stream: str) -> Random:
        return Random(f"{self.seed}/{stream}/{self._drawn.get(stream, 0)}")
