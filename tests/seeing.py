"""A whole game as one viewer sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from engine.core.game import Game
from engine.core.moves import Move
from engine.core.record import Record
from engine.core.sight import Viewer

S = TypeVar("S", bound=Record)


def seen_by(game: Game[S], viewer: Viewer, state: S, moves: Sequence[Move[S]]) -> list[object]:
    """The positions, the moves and the events, as the viewer sees them."""
    seen: list[object] = [game.sight.observe(state, viewer)]
    for move in moves:
        seen.append(game.sight.witness_move(move, state, viewer))
        state, events = game.play(state, move)
        seen += [game.sight.witness(event, viewer) for event in events]
        seen.append(game.sight.observe(state, viewer))
    return seen
