"""Marks over a board: a ring round a cell, an arrow from one to another."""

from __future__ import annotations

import pytest

from explorer.draw.annotations import annotated
from explorer.draw.drawing import Cell, Drawing
from explorer.draw.piece import markup, piece

CELLS = (
    Cell("a", 0, "A", 0, 0, 40, 20),
    Cell("b", 0, "B", 100, 0, 40, 20),
    Cell('c "x"', 1, "C", 0, 60, 40, 20),
)
BOARD = Drawing(200, 100, "<still/>", (piece("p", 1, 2, ""),), CELLS, "a board")


@pytest.mark.parametrize(
    ("mark", "drawn"),
    [
        (("a", ""), 'class="hx-spotlight" x="2" y="2" width="36" height="16"'),
        (("a", "b"), 'class="hx-arrow" d="M30 10L107 10"'),
        (("b", "a"), 'class="hx-arrow-head" d="M20 10L33'),
        (('c "x"', ""), 'data-key="mark c &quot;x&quot;"'),
    ],
)
def test_a_mark_is_drawn_over_the_pieces(mark: tuple[str, str], drawn: str) -> None:
    found = annotated(BOARD, [mark])
    assert drawn in markup(found.pieces)
    assert found.pieces[: len(BOARD.pieces)] == BOARD.pieces
    assert (found.still, found.cells) == (BOARD.still, BOARD.cells)


@pytest.mark.parametrize("marks", [[], [("z", "")], [("a", "z")], [("z", "a")]])
def test_what_the_board_does_not_show_is_not_marked(marks: list[tuple[str, str]]) -> None:
    assert annotated(BOARD, marks) == BOARD
