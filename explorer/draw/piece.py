"""Pieces of a drawing: groups that are found again by key from one position to the next."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from html import escape

from engine.core.record import Record

from .svg import num

APPEARS = "hx-appears"
"""The class of a piece that appears at its place without moving there."""


class Piece(Record):
    """A group of shapes: its key, its place, and what is drawn there."""

    key: str
    x: float
    y: float
    svg: str
    """The shapes, drawn around the point where the piece stands."""
    cls: str = ""
    """A class of the stylesheet for how the piece looks or moves."""
    accent: str = ""
    """The name of the figure whose colour it has."""
    target: str = ""
    """The key of the cell that a click on it means, if others cover that cell."""
    sudden: bool = False
    """True if it appears at its place instead of moving there."""

    @property
    def place(self) -> str:
        """The place of the piece, as a CSS transform."""
        return f"translate({num(self.x)}px,{num(self.y)}px)"

    @property
    def colour(self) -> str:
        return f"--a:var(--hx-{self.accent})" if self.accent else ""


Pieces = tuple[Piece, ...]
"""Pieces from back to front."""


def piece(
    key: str,
    x: float,
    y: float,
    svg: str,
    cls: str = "",
    accent: str = "",
    *,
    target: str = "",
    sudden: bool = False,
) -> Piece:
    """A piece at a place; its coordinates are rounded as they are shown."""
    return Piece(key, _rounded(x), _rounded(y), svg, cls, accent, target, sudden)


@lru_cache(4096)
def _rounded(value: float) -> float:
    tenths = round(value, 1)
    return int(tenths) if tenths == int(tenths) else tenths


def markup(pieces: Iterable[Piece]) -> str:
    """The pieces as SVG text."""
    return "".join(map(_group, pieces))


def _group(each: Piece) -> str:
    classes = f"{each.cls} {APPEARS}".strip() if each.sudden else each.cls
    named = f' class="{classes}"' if classes else ""
    style = f"transform:{each.place}" + (f";{each.colour}" if each.accent else "")
    return f'<g data-key="{escape(each.key)}"{named} style="{style}">{each.svg}</g>'
