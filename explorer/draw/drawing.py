"""A drawing: what every game's draw function returns, and how it becomes one SVG."""

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
"""One unit is one CSS pixel: a drawing is laid out for its width and never scaled."""


class UnknownWidth(GameError):
    """A width that no layout is made for."""


class UnknownMark(GameError):
    """A mark on something that the board does not show."""


class Cell(Record):
    """A place or a seat that can be focused and chosen; its label begins with what it is called."""

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
    """Places and pieces, by the keys of their cells, that the board points out."""

    legal: tuple[str, ...] = ()
    chosen: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()
    right: tuple[str, ...] = ()
    wrong: tuple[str, ...] = ()

    def on(self, shown: Collection[str]) -> Marks:
        """These marks as far as the board shows what they point out."""
        kinds = (self.legal, self.chosen, self.refused, self.right, self.wrong)
        return Marks(*(tuple(key for key in keys if key in shown) for keys in kinds))


NO_MARKS = Marks()

Marking = Marks | Callable[[tuple[str, ...]], Marks]
"""Marks, or what makes them once it is known what the board shows."""


class Drawing(Record):
    """`still` changes with the layout only; `pieces` lie over it, from back to front."""

    width: int
    height: float
    still: str
    pieces: Pieces
    cells: tuple[Cell, ...]
    label: str
    short: float = 0
    """Down to where it shows what the last move did, where there is little room; 0: all of it."""


def check_width(width: int) -> int:
    if width not in WIDTHS:
        known = ", ".join(map(str, WIDTHS))
        raise UnknownWidth(f"no board is {width} wide; the widths are {known}")
    return width


def marks_on(cells: tuple[Cell, ...], marking: Marking) -> Marks:
    """The marks on these cells; refused where one is on something else."""
    known = tuple(cell.key for cell in cells)
    marks = marking if isinstance(marking, Marks) else marking(known)
    marked = (*marks.legal, *marks.chosen, *marks.refused, *marks.right, *marks.wrong)
    for key in marked:
        if key not in known:
            raise UnknownMark(f"nothing is called {key!r} here; there are {', '.join(known)}")
    return marks


def svg(drawing: Drawing, *, theme: str = "light") -> str:
    """The drawing as a file of its own: both layers, with their style."""
    return svg_file(drawing, markup(drawing.pieces), theme)


def svg_file(drawing: Drawing, pieces: str, theme: str) -> str:
    """A file of the drawing's size and still layer, with these pieces over it."""
    size = f'width="{drawing.width}" height="{num(drawing.height)}"'
    view_box = f'viewBox="0 0 {drawing.width} {num(drawing.height)}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="hx hx-board" data-theme="{theme}" '
        f'{size} {view_box} role="img" aria-label="{escape(drawing.label)}">'
        f"<style>{stylesheet()}</style>"
        f"<g>{drawing.still}</g><g>{pieces}</g></svg>"
    )


@lru_cache
def stylesheet() -> str:
    """The tokens and the rules of the board, for a page or a file."""
    folder = resources.files("explorer.draw")
    return "".join((folder / name).read_text("utf-8") for name in ("tokens.css", "board.css"))
