"""`Drawing`: the result of every game's draw function, and how it becomes one SVG."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from functools import lru_cache
from html import escape
from importlib import resources

from engine.core.errors import GameError
from engine.core.record import Record

from .piece import Pieces, markup
from .svg import num

WIDTHS = (328, 368, 520, 752, 944, 1152)
"""The widths of drawings in CSS pixels: a drawing is laid out for its width and never scaled."""
BARE_WIDTHS = (368, 600, 650, 700, 750, 800, 860)
"""The widths of boards without seats, which stand around them on a page."""


class UnknownWidth(GameError):
    """Raised for a width that has no layout."""


class UnknownMark(GameError):
    """Raised for a mark on something that the board does not show."""


class Cell(Record):
    """A place or a seat that can be focused and chosen; its label begins with its name."""

    key: str
    row: int
    label: str
    x: float
    y: float
    width: float
    height: float

    @property
    def name(self) -> str:
        return re.split("[:;,]", self.label, maxsplit=1)[0]


class Marks(Record):
    """Places and pieces that the board points out, by the keys of their cells."""

    legal: tuple[str, ...] = ()
    chosen: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()
    right: tuple[str, ...] = ()
    wrong: tuple[str, ...] = ()

    def on(self, shown: Collection[str]) -> Marks:
        """The marks on cells that the board shows."""
        kinds = (self.legal, self.chosen, self.refused, self.right, self.wrong)
        return Marks(*(tuple(key for key in keys if key in shown) for keys in kinds))


NO_MARKS = Marks()

Marking = Marks | Callable[[tuple[str, ...]], Marks]
"""Marks, or a function that makes them from the keys of the cells that the board shows."""


class Drawing(Record):
    """A drawn board. `still` depends on the layout only; `pieces` lie over it, back to front."""

    width: int
    height: float
    still: str
    pieces: Pieces
    cells: tuple[Cell, ...]
    label: str
    short: float = 0
    """The height that shows what the last move did, for boards with little room; 0 is all of it."""
    pawns: tuple[Cell, ...] = ()
    """Where each seat's pawn stands, for marks on seats that are not drawn."""
    extent: float = 0
    """The width that is drawn, if that is more than `width`: a narrow page scrolls sideways."""


def check_width(width: int, widths: tuple[int, ...] = WIDTHS) -> int:
    if width not in widths:
        known = ", ".join(map(str, widths))
        raise UnknownWidth(f"no board is {width} wide; the widths are {known}")
    return width


def fitting_width(room: int, widths: tuple[int, ...]) -> int:
    """The widest drawing that fits into a room, or else the narrowest."""
    return max((width for width in widths if width <= room), default=min(widths))


def marks_on(cells: tuple[Cell, ...], marking: Marking) -> Marks:
    """The marks on these cells; a mark on anything else is refused."""
    known = tuple(cell.key for cell in cells)
    marks = marking if isinstance(marking, Marks) else marking(known)
    marked = (*marks.legal, *marks.chosen, *marks.refused, *marks.right, *marks.wrong)
    for key in marked:
        if key not in known:
            raise UnknownMark(f"nothing is called {key!r} here; there are {', '.join(known)}")
    return marks


def svg(drawing: Drawing, *, theme: str = "light") -> str:
    """The drawing as an SVG file: both layers, with their style."""
    return svg_file(drawing, markup(drawing.pieces), theme, stylesheet())


def svg_file(drawing: Drawing, pieces: str, theme: str, style: str) -> str:
    """An SVG file with the drawing's size and still layer, these pieces over it, and this style."""
    size = f'width="{drawing.width}" height="{num(drawing.height)}"'
    view_box = f'viewBox="0 0 {drawing.width} {num(drawing.height)}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="hx hx-board" data-theme="{theme}" '
        f'{size} {view_box} role="img" aria-label="{escape(drawing.label)}">'
        f"<style>{style}</style>"
        f"<g>{drawing.still}</g><g>{pieces}</g></svg>"
    )


@lru_cache
def stylesheet() -> str:
    """The colours and the styles of the board, for a page or a file."""
    return styles("tokens") + styles("board")


def styles(sheet: str) -> str:
    return (resources.files("explorer.draw") / f"{sheet}.css").read_text("utf-8")
