"""The players of the toy, and the trees that they climb."""

from __future__ import annotations

from engine.core.moves import Composition, Part, Seat, refuse
from engine.core.parts.plain import (
    aimed_at,
    own_name,
    place_word,
    pointed_at,
    sign,
    target,
    values,
    where,
)

from .toy_moves import Lay, faults
from .toy_pieces import Phase, State, Tree

__all__ = [
    "aimed_at",
    "compose",
    "own_name",
    "place_of",
    "place_word",
    "places",
    "pointed_at",
    "seat_name",
    "seats",
    "sign",
    "target",
    "values",
    "where",
]


def seats(state: State) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat in range(len(state.players)))


def seat_name(state: State, seat: Seat) -> str:
    return state.players[seat].name.value


def place_of(state: State, piece: str) -> str:
    trees = {player.name.value: player.tree for player in state.players}
    if piece not in trees:
        raise ValueError(f"no piece is called {piece!r}; there are {', '.join(trees)}")
    tree = trees[piece]
    return tree.value if tree else "ground"


def places(state: State) -> tuple[str, ...]:
    return (*(tree.value for tree in Tree), "ground")


def compose(state: State, chosen: tuple[str, ...]) -> Composition[State] | None:
    """A stack is laid stone by stone."""
    if state.phase is not Phase.LAYING:
        return None
    lay = Lay(tuple(map(int, chosen)))
    parts = tuple(
        Part(str(stone), refuse(*faults((*lay.stones, stone), state.options.stones)))
        for stone in state.options.stones
    )
    return Composition(parts, lay, lay.refusal(state)) if chosen else Composition(parts)
