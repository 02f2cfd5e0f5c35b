"""Rings under pieces and badges over them, for what the board points out."""

from __future__ import annotations

from collections.abc import Callable

from . import signs
from .drawing import Cell, Marks
from .piece import Piece, Pieces, piece

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
"""The distance from the upper edge of the board at which a badge is whole."""
Box = tuple[float, float, float, float]


def ringed(
    marks: Marks, cells: tuple[Cell, ...], around: Callable[[Cell], Box]
) -> tuple[Pieces, Pieces]:
    """The rings and the badges; `around` returns the box to ring for a cell."""
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
    rings: list[Piece] = []
    badges: list[Piece] = []
    for key, kind in kinds.items():
        x, y, width, height = around(by_key[key])
        if kind in RINGS:
            ring = RINGS[kind](0, 0, width, height)
            rings.append(piece(f"ring {key}", x, y, ring, target=key))
        if kind in BADGES:
            right, top = x + width - 4, max(y + 3, ROOM)
            place = (x + 6, y + height - 8) if kind == "refused" else (right, top)
            badges.append(piece(f"badge {key}", *place, signs.badge(*BADGES[kind])))
    return tuple(rings), tuple(badges)
