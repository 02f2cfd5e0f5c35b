"""The pieces that a refusal is about, and the legal moves nearest to the refused one."""

from __future__ import annotations

import pytest

from engine.core.moves import Reason, Refusal, Seat
from engine.core.nearest import concerned, nearest

from . import toy_pieces as toy
from .toy import TOY
from .toy_moves import NoSuchCard, NotNow, NotYours, TooHigh
from .toy_pieces import Phase
from .toy_play import LAYING, PICKING, position


@pytest.mark.parametrize(
    ("start", "tried", "offered"),
    [
        (LAYING, "lay 1 2 9", ["lay 1 2", "lay 1 2 3", "lay 1"]),
        (LAYING, "lay 3 3", ["lay 3", "lay 1 3", "lay 2 3"]),
        (PICKING.replace("card 3", "card 1").replace("card 1, stones 2", "card 3, stones 2"),
         "pick high", ["pick low"]),
        (PICKING, "lay 1", ["pick low", "pick high"]),
    ],
    ids=["a stone too many", "a stone twice", "another tree", "another kind of move"],
)  # fmt: skip
def test_the_nearest_moves_differ_least(start: str, tried: str, offered: list[str]) -> None:
    state = position(start)
    found = nearest(TOY, state, TOY.notation.read_move(tried, state), 3)
    assert [TOY.notation.move_text(move, state) for move in found] == offered


@pytest.mark.parametrize(
    ("reason", "keys"),
    [
        (TooHigh(toy.HIGH_CARD, Seat(0), 1), ("ann", "Ann")),
        (NotNow(toy.ROUND, Phase.LAYING), ("lay",)),
        (NoSuchCard(toy.DEAL, None, (1, 2)), ()),
        (NotYours(toy.LAY, 9, (1, 2, 3)), ()),
    ],
    ids=["a seat and no number", "a word", "nothing known", "no lists"],
)
def test_reasons_name_what_they_are_about(reason: Reason, keys: tuple[str, ...]) -> None:
    assert concerned(TOY, position(PICKING), Refusal((reason,))) == keys
