"""The marshal's notebook as a drawing: what can be known of each face-down hideout."""

from __future__ import annotations

from ..drawing import Cell, Drawing
from ..icons import icon
from ..measure import text_width
from ..piece import piece
from ..svg import at, d, path, rect, text
from .keys import hideout_name
from .notebook_grid import Words, grid, grid_cells, percent
from .notebook_odds import manhunt_strip, odds_strip, prospect_strip
from .notes import NotebookView
from .ruling import blocks_of, ruling_for

GAP = 16
LEGEND_ROW = 24


def draw_notebook(view: NotebookView, *, width: int, words: Words) -> Drawing:
    """The page for a width. The key of a square is its hideout and number, `h3 18`."""
    if not view.lines:
        return _empty(width, words)
    ruling = ruling_for(width)
    blocks = blocks_of(view, ruling, 0)
    drawn = list(grid(view, ruling, blocks, words))
    cells = list(grid_cells(view, ruling, blocks, words))
    y = blocks[-1].end(ruling) + 8
    legend, height = _legend(ruling.width, words)
    drawn.append(ruling.piece("legend", 0, y, legend))
    y += height + GAP
    for strip in (odds_strip, manhunt_strip, prospect_strip):
        part = strip(view, ruling, y, cells[-1].row + 1, words)
        if part.height:
            drawn += part.drawn
            cells.extend(part.cells)
            y += part.height + GAP
    return Drawing(width, y - GAP + 4, "", tuple(drawn), tuple(cells), notebook_label(view, words))


def notebook_label(view: NotebookView, words: Words) -> str:
    """A sentence with each hideout's likeliest number."""
    if not view.lines:
        return words["note_empty"]
    told = []
    for line in view.lines:
        best = max(line.squares, key=lambda square: square.chance)
        said = words["note_best"]
        chance = percent(words, float(best.chance))
        told.append(
            said.format(hideout=hideout_name(line.place), number=best.number, percent=chance)
        )
    return f"{words['note_title']}: {'; '.join(told)}."


def _empty(width: int, words: Words) -> Drawing:
    said = words["note_empty"]
    drawn = (piece("empty", 14, 0, text("hx-u hx-d", said, 0, 22)),)
    return Drawing(width, 36, "", drawn, (Cell("empty", 0, said, 0, 0, width, 36),), said)


def _legend(width: float, words: Words) -> tuple[str, float]:
    """The meanings of the signs, in as many rows as they take; and their height."""
    drawn, x, y = "", 0.0, 0.0
    for sign, key in (
        (rect("hx-held", 0, 4, 18, 16, 3) + text("hx-on-held hx-mid", "9", 9, 16.2), "held"),
        (text("hx-d hx-mid", "6", 9, 16.2) + path("hx-under", d("M", 2, 20, "h", 14)), "face_up"),
        (path("hx-miss", d("M", 5, 8, "l", 8, 8, "m", 0, -8, "l", -8, 8)), "missed"),
        (icon("foot", 2.5, 5.5, 13, "hx-print"), "too_far"),
        (rect("hx-tucked", 5, 7, 7, 10, 1.5), "sprint"),
    ):
        said = words[f"note_sign_{key}"]
        wide = 24 + text_width(said, 12)
        if x and x + wide > width:
            x, y = 0.0, y + LEGEND_ROW
        drawn += at(x, y, sign + text("hx-d", said, 24, 16.2))
        x += wide + 16
    return drawn, y + LEGEND_ROW
