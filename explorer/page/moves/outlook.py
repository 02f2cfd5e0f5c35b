"""What moves lead to as things stand, in words, as far as the viewer may know it."""

from __future__ import annotations

from typing import Any

from engine.core.messages import plain
from engine.core.moves import Move
from engine.core.record import Record

from ...lessons.open_questions import open_question
from ...session.standpoint import Standpoint

MOST_FORESEEN = 30
"""If there are more moves than this, nothing is told of any."""


def tells_outlook(here: Standpoint, moves: int) -> bool:
    """Return whether a page may tell what moves lead to.

    It does not where there is no choice, nor while a question is open, which might ask just that.
    """
    return 1 < moves <= MOST_FORESEEN and here.sees_choices and open_question(here) is None


def brief(here: Standpoint, move: Record | None) -> str:
    """In a few words, what a move or the beginning of one leads to; empty if nothing is told."""
    if not isinstance(move, Move):
        return ""
    found = here.game.teaching.prospect(here.state, move)
    return here.game.words.prospect(found, here.state, here.language) if found else ""


def then(here: Standpoint, move: Move[Any]) -> str:
    """The sentences of what a move does; empty if nothing is told."""
    game, view = here.game, here.state
    events = [game.sight.witness(event, here.sight) for event in game.teaching.foresee(view, move)]
    said = [plain(game.words.tell(event, view, here.language)) for event in events]
    # The first event says the move over again where others follow it.
    return " ".join(each for each in (said[1:] or said) if each)
