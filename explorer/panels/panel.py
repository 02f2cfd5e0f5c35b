"""`Panel`: a drawing with its controls and remarks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from engine.core.record import Record, WholeRecord
from engine.core.sight import Viewer

from ..draw.drawing import Cell
from ..draw.piece import Piece


class Wanted(Record):
    """The input of a panel: only what the viewer may know."""

    view: Any
    """The position as the viewer sees it."""
    viewer: Viewer
    picked: tuple[str, ...]
    """The parts of a move that have been picked so far."""
    settings: Mapping[str, str]
    widths: tuple[int, ...]
    """The widths of the pages that show it, the widest first."""
    language: str


class Control(WholeRecord):
    """A setting of the panel: one of some values, or a number on a scale."""

    key: str
    label: str
    value: str
    kind: Literal["choice", "slider"] = "choice"
    options: tuple[tuple[str, str], ...] = ()
    """The values of a choice, each with its name."""
    low: float = 0
    high: float = 1
    step: float = 0.1


class Picture(WholeRecord):
    width: int
    height: float
    still: str
    pieces: tuple[Piece | int, ...]
    cells: tuple[Cell | int, ...]
    """Stored panels share their pieces and cells, and name each by its number."""


class Panel(WholeRecord):
    title: str
    label: str
    """A description of the drawing for readers who can't see it."""
    pictures: tuple[Picture, ...]
    controls: tuple[Control, ...] = ()
    notes: tuple[str, ...] = ()
    turn: int = 0
    """The `turn` of the page that the panel was worked out for."""
