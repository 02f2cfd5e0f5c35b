"""The legal moves nearest to a refused one, and the pieces that its refusal is about."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from itertools import zip_longest
from typing import Any, NewType, TypeVar

from .game import Game
from .messages import field_kinds, plain
from .moves import Move, Refusal, Seat
from .record import Record, field_names

S = TypeVar("S", bound=Record)


def nearest(game: Game[S], state: S, move: Move[S], most: int) -> tuple[Move[S], ...]:
    """The listed legal moves that differ least from this move; of equally near ones the first."""
    return tuple(sorted(game.rules.options(state), key=lambda other: _distance(move, other))[:most])


def _distance(move: Move[S], other: Move[S]) -> tuple[bool, int]:
    """The distance between two moves; another kind of move is farther than any of the same kind."""
    if type(move) is not type(other):
        return True, 0
    names = field_names(type(move))
    return False, sum(_apart(getattr(move, name), getattr(other, name)) for name in names)


def _apart(one: object, other: object) -> int:
    """The number of places in which two values differ."""
    if isinstance(one, tuple) and isinstance(other, tuple):
        return sum(_apart(a, b) for a, b in zip_longest(one, other))
    return int(one != other)


def concerned(game: Game[S], state: S, refusal: Refusal) -> tuple[str, ...]:
    """The pieces and places that the reasons name, by their keys on the board.

    Lists and bare numbers are left out: they say what is allowed, not what is in the way.
    """
    found = (key for reason in refusal.reasons for key in _named(game, state, reason))
    return tuple(dict.fromkeys(key for key in found if key))


def _named(game: Game[S], state: S, record: Record) -> Iterator[str]:
    speaker = game.words.speaker(state)
    for name, kind in field_kinds(type(record)).items():
        value: Any = getattr(record, name)
        if name == "rule" or value is None or isinstance(value, tuple) or kind in (int, bool):
            continue
        if isinstance(value, Enum):
            yield str(value.value)
            continue
        said = speaker.value(kind, value)
        yield from (segment.piece for segment in said)
        yield plain(said)
        if isinstance(kind, NewType) and kind is not Seat:
            yield str(value)
