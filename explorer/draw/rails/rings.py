"""Rings and badges on a train; pawns are ringed where they stand."""

from __future__ import annotations

from functools import partial

from ..drawing import Cell, Marks
from ..figures import STEP
from ..marking import Box, ringed
from ..piece import Pieces
from .stage import Stage


def marked(stage: Stage, marks: Marks, cells: tuple[Cell, ...]) -> tuple[Pieces, Pieces]:
    return ringed(marks, cells, partial(_around, stage))


def _around(stage: Stage, cell: Cell) -> Box:
    """The box around the pawn that a cell is named after, or else just inside the cell."""
    standing = stage.now(cell.key)
    if standing is not None:
        scale = standing.scale
        width, height = STEP * scale, 63 * scale
        return standing.x - width / 2, standing.y - 60 * scale, width, height
    return cell.x + 3, cell.y + 3, cell.width - 6, cell.height - 6
