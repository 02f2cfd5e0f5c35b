"""How good a move is thought to be, and on what grounds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import Generic, TypeVar

from .moves import Move
from .record import Record

S = TypeVar("S", bound=Record)


class Ground(Record):
    """A part of a judgement, by the key of what it is about."""

    key: str
    value: float


class Judged(Record, Generic[S]):
    """A move with its value: the higher, the better. Only moves of one turn can be compared.

    The grounds add up to the value; there are none where moves are not told apart.
    """

    move: Move[S]
    value: float
    grounds: tuple[Ground, ...] = ()


def judged(move: Move[S], grounds: Mapping[str, float]) -> Judged[S]:
    """A move with the value that its grounds add up to."""
    parts = tuple(Ground(key, value) for key, value in grounds.items())
    return Judged(move, sum(grounds.values()), parts)


def best_first(moves: Iterable[Judged[S]], rng: Random) -> tuple[Judged[S], ...]:
    """The moves by their value; lots decide among equal ones."""
    lots = [(-each.value, rng.random(), each) for each in moves]
    return tuple([each for _, _, each in sorted(lots, key=lambda lot: lot[:2])])
