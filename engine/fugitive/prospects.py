"""What a choice leads to as things stand: cards left in a deck, and what may follow a lay."""

from __future__ import annotations

from engine.core.moves import Move
from engine.core.record import Record

from .cards import ESCAPE, Card
from .drawing import DrawFrom
from .hideouts import Lay
from .reach import reach_from
from .state import State


class Left(Record):
    count: int


class NextReach(Record):
    """The numbers that can follow a hideout without sprint cards."""

    lowest: Card
    highest: Card


def prospect(view: State, move: Move[State]) -> Record | None:
    if isinstance(move, DrawFrom) and move.refusal(view) is None:
        return Left(len(view.decks[move.deck - 1]))
    if isinstance(move, Lay) and move.card < ESCAPE:
        highest = min(reach_from(view, move.card), ESCAPE)
        return NextReach(Card(move.card + 1), Card(highest))
    return None
