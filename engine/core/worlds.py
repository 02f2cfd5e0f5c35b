"""Hidden worlds: other lines of moves that look the same from outside."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import TypeVar

from .game import Game
from .moves import IllegalMove, Move
from .record import Record

S = TypeVar("S", bound=Record)


def first_alike(
    game: Game[S],
    start: S,
    moves: Sequence[Move[S]],
    candidates: Iterable[Sequence[Move[S]]],
    public: Callable[[S], Hashable],
) -> tuple[Move[S], ...]:
    """The first candidate whose positions all have the same public side; else the moves."""
    seen = _public_sides(game, start, moves, public)
    for candidate in candidates:
        try:
            if _public_sides(game, start, candidate, public) == seen:
                return tuple(candidate)
        except IllegalMove:
            continue
    return tuple(moves)


def _public_sides(
    game: Game[S], start: S, moves: Sequence[Move[S]], public: Callable[[S], Hashable]
) -> list[Hashable]:
    sides = [public(start)]
    for move in moves:
        start, _ = game.play(start, move)
        sides.append(public(start))
    return sides
