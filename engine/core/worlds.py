"""Hidden worlds: other lines of moves that look the same from outside."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import TypeVar

from .moves import Move, resolve
from .record import Record

S = TypeVar("S", bound=Record)


def first_alike(
    start: S,
    moves: Sequence[Move[S]],
    candidates: Iterable[Sequence[Move[S]]],
    public: Callable[[S], Hashable],
) -> tuple[Move[S], ...]:
    """The first legal candidate whose public positions match those of `moves`; else `moves`."""
    seen = _public_sides(start, moves, public)
    for candidate in candidates:
        sides = _public_sides(start, candidate, public)
        if sides is not None and sides == seen:
            return tuple(candidate)
    return tuple(moves)


def _public_sides(
    state: S, moves: Sequence[Move[S]], public: Callable[[S], Hashable]
) -> list[Hashable] | None:
    """The public side of every position of a line; None if one of its moves is illegal."""
    sides = [public(state)]
    for move in moves:
        if move.refusal(state) is not None:
            return None
        state, _ = resolve(state, move)
        sides.append(public(state))
    return sides
