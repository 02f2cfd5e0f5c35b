"""Rings and badges on a train; pawns are ringed where they stand."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from ..drawing import Cell, Marks
from ..figures import STEP
from ..marking import Box, ringed
from ..piece import Pieces
from .stage import Stage, Standing


def marked(stage: Stage, marks: Marks, cells: tuple[Cell, ...]) -> tuple[Pieces, Pieces]:
    return ringed(marks, cells, partial(_around, stage))


def pawn_cells(stage: Stage, names: Mapping[str, str]) -> tuple[Cell, ...]:
    """A cell around each pawn that stands on the train, with the label of its seat."""
    return tuple(
        Cell(standing.name, standing.car, names[standing.name], *_pawn_box(standing))
        for standing in stage.standings
        if not standing.faint and standing.name in names
    )


def _pawn_box(standing: Standing) -> Box:
    width, height = STEP * standing.scale, 63 * standing.scale
    return standing.x - width / 2, standing.y - 60 * standing.scale, width, height


def _around(stage: Stage, cell: Cell) -> Box:
    """The box around the pawn that a cell is named after, or else just inside the cell."""
    standing = stage.now(cell.key)
    if standing is not None:
        return _pawn_box(standing)
    return cell.x + 3, cell.y + 3, cell.width - 6, cell.height - 6
