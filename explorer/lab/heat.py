"""Where events happen, drawn on the board of the game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.core.moves import CHANCE, resolve
from engine.core.sight import ALL_SEEING
from engine.lab.findings import Heat
from engine.lab.playing import Finished

from ..draw.boards import BOARDS, board
from ..draw.drawing import Drawing
from ..draw.heat import heated
from ..draw.words import load_words

WIDTH, NARROW = 752, 368


def on_board(found: Heat, finished: Finished, width: int = WIDTH) -> Drawing | None:
    """The board of a game with the heat over it; None where it shows none of the places.

    Drawn is the position of the game that shows most: after the set-up, or at the end.
    """
    if finished.game.name not in BOARDS:
        return None
    heat = {row.label: row.mean for row in found.rows}
    drawn = [_drawn(finished, state, width) for state in _positions(finished)]
    best = max(drawn, key=lambda each: _shown(each, heat))
    if not _shown(best, heat):
        return None
    return heated(best, heat, {place: f"{mean:.2g}" for place, mean in heat.items()})


def _drawn(finished: Finished, state: Any, width: int) -> Drawing:
    game = finished.game
    view = game.sight.observe(state, ALL_SEEING)
    return board(game.name, view, width=width, words=load_words("en", game.name))


def _shown(drawing: Drawing, heat: Mapping[str, float]) -> float:
    return sum(heat.get(cell.key, 0.0) for cell in drawing.cells)


def _positions(finished: Finished) -> Iterator[Any]:
    """The first position in which somebody has to act, and the last of all."""
    state = finished.start
    for move in finished.moves:
        if finished.game.rules.to_act(state) != CHANCE:
            break
        state, _ = resolve(state, move)
    yield state
    yield finished.end
