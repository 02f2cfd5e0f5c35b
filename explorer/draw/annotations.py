"""The reader's marks on a position: highlighted spots, and arrows from one to another."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from engine.core.record import replace

from .drawing import Cell, Drawing
from .piece import Piece, piece
from .svg import d, path, rect

HEAD = 13
CLEARANCE = 10


def annotated(drawing: Drawing, marks: Sequence[tuple[str, str]]) -> Drawing:
    """The drawing with marks over it, without those on cells that it does not show."""
    cells = {cell.key: cell for cell in (*drawing.pawns, *drawing.cells)}
    drawn = tuple(
        _mark(cells[at], cells[to] if to else None)
        for at, to in marks
        if at in cells and (not to or to in cells)
    )
    return replace(drawing, pieces=(*drawing.pieces, *drawn)) if drawn else drawing


def _mark(start: Cell, end: Cell | None) -> Piece:
    if end is None:
        ring = rect("hx-spotlight", 2, 2, start.width - 4, start.height - 4, 10)
        return piece(f"mark {start.key}", start.x, start.y, ring)
    return piece(f"mark {start.key} {end.key}", 0, 0, _arrow(*_middle(start), *_middle(end)))


def _middle(cell: Cell) -> tuple[float, float]:
    return cell.x + cell.width / 2, cell.y + cell.height / 2


def _arrow(x1: float, y1: float, x2: float, y2: float) -> str:
    length = hypot(x2 - x1, y2 - y1) or 1
    dx, dy = (x2 - x1) / length, (y2 - y1) / length
    x1, y1 = x1 + dx * CLEARANCE, y1 + dy * CLEARANCE
    neck_x, neck_y = x2 - dx * HEAD, y2 - dy * HEAD
    side_x, side_y = -dy * HEAD * 0.6, dx * HEAD * 0.6
    shaft = d("M", x1, y1, "L", neck_x, neck_y)
    head = d(
        "M", x2, y2, "L", neck_x + side_x, neck_y + side_y,
        "L", neck_x - side_x, neck_y - side_y, "z",
    )  # fmt: skip
    return path("hx-arrow-gap", shaft) + path("hx-arrow", shaft) + path("hx-arrow-head", head)
