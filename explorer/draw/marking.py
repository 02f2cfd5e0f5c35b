"""Rings under the pawns and badges over them, for what the board points out."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from . import signs
from .drawing import Cell, Marks
from .figures import STEP
from .stage import Stage
from .svg import keyed

RINGS = {
    "legal": signs.legal_ring,
    "chosen": signs.chosen_ring,
    "right": signs.right_ring,
    "wrong": signs.wrong_ring,
}
BADGES = {
    "chosen": ("hx-picked", "check"),
    "right": ("hx-yes", "check"),
    "wrong": ("hx-no", "cross"),
    "refused": ("hx-no", "cross"),
}
ROOM = 11
"""How far from the upper edge of the board a badge is whole."""
Box = tuple[float, float, float, float]


def marked(stage: Stage, marks: Marks, cells: tuple[Cell, ...]) -> tuple[str, str]:
    return ringed(marks, cells, partial(_around, stage))


def ringed(marks: Marks, cells: tuple[Cell, ...], around: Callable[[Cell], Box]) -> tuple[str, str]:
    """The rings and the badges, each where its cell wants to be ringed."""
    by_key = {cell.key: cell for cell in cells}
    kinds: dict[str, str] = {}
    for kind, keys in (
        ("legal", marks.legal),
        ("refused", marks.refused),
        ("chosen", marks.chosen),
        ("right", marks.right),
        ("wrong", marks.wrong),
    ):
        kinds.update(dict.fromkeys(keys, kind))
    rings = badges = ""
    for key, kind in kinds.items():
        x, y, width, height = around(by_key[key])
        if kind in RINGS:
            rings += keyed(f"ring {key}", x, y, RINGS[kind](0, 0, width, height))
        if kind in BADGES:
            right, top = x + width - 4, max(y + 3, ROOM)
            place = (x + 6, y + height - 8) if kind == "refused" else (right, top)
            badges += keyed(f"badge {key}", *place, signs.badge(*BADGES[kind]))
    return rings, badges


def _around(stage: Stage, cell: Cell) -> Box:
    """A ring round the pawn that a cell is named after, or else just inside the cell."""
    standing = stage.now(cell.key)
    if standing is not None:
        scale = standing.scale
        width, height = STEP * scale, 63 * scale
        return standing.x - width / 2, standing.y - 60 * scale, width, height
    return cell.x + 3, cell.y + 3, cell.width - 6, cell.height - 6
