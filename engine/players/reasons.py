"""Why a player chooses a move: its judgement of each move, as data."""

from __future__ import annotations

from typing import Any

from engine.core.judged import Judged
from engine.core.turn import Player, Turn

from .levels import find_player


def reasons(turn: Turn[Any], player: str | Player = "greedy") -> tuple[Judged[Any], ...]:
    """A player's judgement of the moves of a turn, the best first.

    Who tells moves apart by nothing, as the random player, finds all of them worth 0. Where not all
    legal moves are listed, those are judged that come into question.
    """
    asked = find_player(turn.game, player)
    judge = getattr(asked, "judge", None)
    if judge is None:
        return tuple(Judged(move, 0.0) for move in turn.moves)
    found: tuple[Judged[Any], ...] = judge(turn)
    return found
