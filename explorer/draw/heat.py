"""A board with heat over it: how much happens at each of its places."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.record import replace

from .drawing import Cell, Drawing
from .measure import text_width
from .piece import Piece, piece
from .svg import box, path, text

LEVELS = 5
"""The classes hx-heat1 to hx-heat5, from little to much."""
SIZE = 12
SEEN_THROUGH = ' fill-opacity=".86"'


def heated(drawing: Drawing, heat: Mapping[str, float], said: Mapping[str, str]) -> Drawing:
    """The drawing with heat on the cells of these keys, and what is said of each.

    Keys that the board does not show are left out.
    """
    most = max(heat.values(), default=0) or 1
    drawn = tuple(
        _patch(cell, heat[cell.key] / most, said.get(cell.key, ""))
        for cell in drawing.cells
        if cell.key in heat
    )
    words = ", ".join(f"{cell.name} {said.get(cell.key, '')}" for cell in _hot(drawing, heat))
    return replace(drawing, pieces=(*drawing.pieces, *drawn), label=f"{drawing.label} {words}")


def _hot(drawing: Drawing, heat: Mapping[str, float]) -> list[Cell]:
    """The cells with heat, the hottest first."""
    shown = [cell for cell in drawing.cells if cell.key in heat]
    return sorted(shown, key=lambda cell: -heat[cell.key])


def _patch(cell: Cell, share: float, said: str) -> Piece:
    """A patch over a cell, darker for more, with a number in it."""
    level = min(LEVELS, int(share * LEVELS) + 1)
    patch = path(f"hx-heat{level}", box(1, 1, cell.width - 2, cell.height - 2), SEEN_THROUGH)
    cls = "hx-hv5" if level == LEVELS else "hx-hv"
    room = cell.width >= text_width(said, SIZE, bold=True)
    word = text(f"{cls} hx-mid", said, cell.width / 2, cell.height / 2 + 4) if room else ""
    return piece(f"heat {cell.key}", cell.x, cell.y, patch + word)
