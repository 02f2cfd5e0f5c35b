"""The first of some candidates that looks the same from outside."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

import pytest

from engine.core.moves import Move
from engine.core.worlds import first_alike

from .toy import TOY
from .toy_pieces import State
from .toy_play import LAYING, position
from .toy_sight import public


def line(*stones: str) -> tuple[Move[State], ...]:
    return tuple(TOY.notation.read_move(text, position(LAYING)) for text in stones)


REAL = line("lay 1", "lay 2")
ILLEGAL = line("lay 1", "lay 9")
OUT_OF_TURN = line("show", "lay 2")
LONGER = line("lay 1", "lay 2 3")
ALIKE = line("lay 3", "lay 1")
ALSO_ALIKE = line("lay 2", "lay 2")


@pytest.mark.parametrize(
    ("candidates", "found"),
    [
        ((ALIKE, ALSO_ALIKE), ALIKE),
        ((ILLEGAL, ALIKE), ALIKE),
        ((OUT_OF_TURN, LONGER, ALSO_ALIKE), ALSO_ALIKE),
        ((LONGER, ILLEGAL), REAL),
        ((REAL, ALIKE), REAL),
        ((REAL[:1],), REAL),
        ((), REAL),
    ],
    ids=[
        *("the first", "illegal ones are passed over", "ones that show are passed over"),
        *("none is alike", "the real one is alike", "half a game is another", "none at all"),
    ],
)
def test_the_first_alike_is_taken(
    candidates: tuple[tuple[Move[State], ...], ...], found: tuple[Move[State], ...]
) -> None:
    assert first_alike(position(LAYING), REAL, candidates, public) == found


def test_every_position_on_the_way_must_look_the_same() -> None:
    """Ann's stack is compared too, although Bob's would hide it at the end."""

    def first_stack(state: State) -> Hashable:
        return state.players[0].laid if not state.players[1].laid else None

    candidates = [line("lay 3", "lay 1"), line("lay 1", "lay 3")]
    assert first_alike(position(LAYING), REAL, candidates, first_stack) == candidates[1]


def test_candidates_are_tried_only_until_one_is_found() -> None:
    tried = []

    def candidates() -> Iterator[tuple[Move[State], ...]]:
        for candidate in (LONGER, ALIKE, ALSO_ALIKE):
            tried.append(candidate)
            yield candidate

    first_alike(position(LAYING), REAL, candidates(), public)
    assert tried == [LONGER, ALIKE]
