"""How much alike two puzzles are, so that none comes twice.

A position is written as text and taken apart into its entries: who stands where, who holds what,
which cards come. Names are replaced by their place at the table, counted from the one who chooses,
so that the same position with other names counts as the same. The likeness of two positions is
the share of their entries that both have (Jaccard). From `TOO_MUCH` on they are near-duplicates,
whatever is asked in them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from engine.core.game import Game
from engine.core.moves import Seat

TOO_MUCH = 0.5


@cache
def _pattern(names: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile(r"\b(" + "|".join(map(re.escape, names)) + r")\b", re.IGNORECASE)


def entries(game: Game[Any], state: Any, seat: Seat, fleeting: Sequence[str]) -> frozenset[str]:
    """Return the entries of a position, without lines that begin with one of `fleeting`."""
    seats = game.board.seats(state)
    names = tuple(game.board.seat_name(state, each) for each in seats)
    places = {name: (number - seat) % len(seats) for number, name in enumerate(names)}

    def renamed(found: re.Match[str]) -> str:
        return f"seat{places[found[0].lower()]}"

    text = _pattern(names).sub(renamed, game.notation.position_text(state))
    lines = [line for line in text.splitlines() if not line.startswith(tuple(fleeting))]
    return frozenset(_taken_apart(lines))


def _taken_apart(lines: Iterable[str]) -> Iterable[str]:
    for line in lines:
        key, _, values = line.partition(":")
        for place, value in enumerate(values.split(",")):
            order = place if key.startswith("plan") else ""
            yield f"{key}{order}: {value.strip()}"


def likeness(one: frozenset[str], other: frozenset[str]) -> float:
    """Return the share of the entries of two positions that both have."""
    return len(one & other) / len(one | other)


def too_much_alike(one: frozenset[str], others: Iterable[frozenset[str]]) -> bool:
    """Return whether a position is a near-duplicate of another one."""
    return any(likeness(one, other) >= TOO_MUCH for other in others)
