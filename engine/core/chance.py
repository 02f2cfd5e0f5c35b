"""Luck as an explicit move: exact outcomes, and a draw that a seed repeats.

No rule holds a random generator. Each kind of luck draws from a stream of its own, so that two
variants of a game can be compared on the same luck.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from itertools import groupby
from math import comb
from random import Random
from typing import Generic, TypeVar

from .moves import Move
from .record import Record

S = TypeVar("S", bound=Record)
T = TypeVar("T")


class Chance(Generic[S]):
    """The outcomes that luck may bring now, each with a whole-number weight.

    They are listed only when they are asked for.
    """

    __slots__ = ("_weighted", "stream")

    def __init__(self, stream: str, weighted: Iterable[tuple[Move[S], int]]) -> None:
        self.stream = stream
        self._weighted = weighted

    @property
    def weighted(self) -> tuple[tuple[Move[S], int], ...]:
        if not isinstance(self._weighted, tuple):
            self._weighted = tuple(self._weighted)
        return self._weighted

    @property
    def outcomes(self) -> tuple[tuple[Move[S], Fraction], ...]:
        total = sum(weight for _, weight in self.weighted)
        return tuple((move, Fraction(weight, total)) for move, weight in self.weighted)

    def sample(self, rng: Random) -> Move[S]:
        weighted = self.weighted
        at = int(rng.random() * sum([weight for _, weight in weighted]))
        for move, weight in weighted:
            at -= weight
            if at < 0:
                return move
        return weighted[-1][0]


class Evenly(Chance[S]):
    """Outcomes that are all equally likely."""

    __slots__ = ("moves",)

    def __init__(self, stream: str, moves: tuple[Move[S], ...]) -> None:
        self.stream = stream
        self.moves = moves

    @property
    def weighted(self) -> tuple[tuple[Move[S], int], ...]:
        return tuple((move, 1) for move in self.moves)

    def sample(self, rng: Random) -> Move[S]:
        return self.moves[int(rng.random() * len(self.moves))]


def evenly(stream: str, moves: Iterable[Move[S]]) -> Chance[S]:
    return Evenly(stream, tuple(moves))


class Handful(Chance[S], Generic[S, T]):
    """A number of things drawn from a bag blindly, all at once.

    Equal things lie side by side in the bag, and every handful is in the order of the bag. Sampling
    one does not list them all.
    """

    __slots__ = ("bag", "count", "move")

    def __init__(
        self,
        stream: str,
        bag: tuple[T, ...],
        count: int,
        move: Callable[[tuple[T, ...]], Move[S]],
    ) -> None:
        self.stream = stream
        self.bag = bag
        self.count = count
        self.move = move

    @property
    def weighted(self) -> tuple[tuple[Move[S], int], ...]:
        return tuple((self.move(taken), ways) for taken, ways in handfuls(self.bag, self.count))

    def sample(self, rng: Random) -> Move[S]:
        """Remove random things from the bag until `count` are left."""
        left = list(self.bag)
        draw = rng.random
        for size in range(len(left), self.count, -1):
            del left[int(draw() * size)]
        return self.move(tuple(left))


def handfuls(bag: tuple[T, ...], count: int) -> Iterator[tuple[tuple[T, ...], int]]:
    """Every distinct handful from a bag, and the number of ways to draw it."""
    kinds = [tuple(equal) for _, equal in groupby(bag)]
    left = [sum(map(len, kinds[at:])) for at in range(len(kinds) + 1)]

    def taken(at: int, wanted: int) -> Iterator[tuple[tuple[T, ...], int]]:
        if at == len(kinds):
            yield (), 1
            return
        kind = kinds[at]
        for number in range(max(0, wanted - left[at + 1]), min(len(kind), wanted) + 1):
            for others, ways in taken(at + 1, wanted - number):
                yield kind[:number] + others, comb(len(kind), number) * ways

    return taken(0, count)


class Luck:
    """A seed, and the number of draws made from each stream so far."""

    def __init__(self, seed: int | str) -> None:
        self.seed = seed
        self._drawn: dict[str, int] = {}

    def draw(self, chance: Chance[S]) -> Move[S]:
        move = chance.sample(self._next(chance.stream))
        self.count(chance)
        return move

    def count(self, chance: Chance[S]) -> None:
        """Count a draw from the stream, no matter who chose the outcome."""
        self._drawn[chance.stream] = self._drawn.get(chance.stream, 0) + 1

    def _next(self, stream: str) -> Random:
        return Random(f"{self.seed}/{stream}/{self._drawn.get(stream, 0)}")
