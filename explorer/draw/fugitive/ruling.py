"""The ruling of the notebook's pages: how many numbers stand side by side at a width."""

from __future__ import annotations

from engine.core.record import Record

from ..drawing import Cell
from ..marking import Box
from ..piece import Piece, piece
from .notes import LAST, Line, NotebookView, Why

QUARTERS = ((1, 11), (12, 21), (22, 31), (32, LAST))
"""Blocks for a phone, narrow enough that a finger can hit each number."""


class Ruling(Record):
    width: int
    """The width between the margins of the page."""
    margin: float
    blocks: tuple[tuple[int, int], ...]
    """The first and the last number of each block of columns."""
    left: float
    """The room for the names of hideouts."""
    right: float
    """The room for the likeliest number of each."""
    head: float
    row: float
    bracket: float = 0
    """The room for the names of the decks above the numbers."""

    @property
    def step(self) -> float:
        columns = max(last - first + 1 for first, last in self.blocks)
        return (self.width - self.left - self.right) / columns

    def x(self, number: int) -> float:
        first = next(first for first, last in self.blocks if first <= number <= last)
        return self.left + (number - first) * self.step

    def piece(self, key: str, x: float, y: float, content: str, *, sudden: bool = False) -> Piece:
        """A piece of the page, placed from its left margin."""
        return piece(key, self.margin + x, y, content, sudden=sudden)

    def cell(self, key: str, row: int, label: str, box: Box) -> Cell:
        x, y, width, height = box
        return Cell(key, row, label, self.margin + x, y, width, height)


def ruling_for(width: int) -> Ruling:
    if width >= 1000:
        return Ruling(width - 28, 14, ((1, LAST),), 70, 84, 28, 30, 22)
    if width >= 600:
        return Ruling(width - 28, 14, ((1, 21), (22, LAST)), 70, 0, 28, 30)
    return Ruling(width - 12, 6, QUARTERS, 30 if width < 360 else 44, 0, 32, 32)


class Block(Record):
    """A block of columns with the lines that have something to show in it."""

    first: int
    last: int
    top: float
    lines: tuple[Line, ...]

    def rows_top(self, ruling: Ruling) -> float:
        return self.top + ruling.head

    def end(self, ruling: Ruling) -> float:
        return self.rows_top(ruling) + len(self.lines) * ruling.row


def blocks_of(view: NotebookView, ruling: Ruling, top: float) -> tuple[Block, ...]:
    blocks = []
    for first, last in ruling.blocks:
        lines = view.lines
        if len(ruling.blocks) > 1:
            lines = tuple(line for line in lines if _shows(line, first, last))
        block = Block(first, last, top + ruling.bracket, lines)
        blocks.append(block)
        top = block.end(ruling) + 10
    return tuple(blocks)


def _shows(line: Line, first: int, last: int) -> bool:
    return any(square.why is Why.POSSIBLE for square in line.squares[first - 1 : last])
