"""A position as a drawing: the trail, decks and note sheet, both hands. All are pieces."""

from __future__ import annotations

from functools import partial

from engine.fugitive.events import Event
from engine.fugitive.state import State

from ..drawing import NO_MARKS, Cell, Drawing, Marking, check_width, marks_on
from ..marking import Box, ringed
from ..measure import fitting
from ..piece import Pieces, piece
from ..svg import text
from .captions import captions
from .event_strip import event_strip
from .hands import hand_cards, hand_cells, hand_frames, hand_tiles, tiles
from .labels import Words, board_label
from .layout import LARGE, Layout, lay_out
from .sheet import NUMBER_KEYS, desk_cells, desk_drawn, desk_for, quiet
from .traces import traces
from .trail import land, trail, trail_cells

DESK_WIDTH = 664
"""The room for decks and note sheet if the hands lie beside them."""
GAP = 12
TAB = 20
"""The room above a tile, for its tab."""
RING = 5
"""The distance from the edge of the board at which a ring is whole."""


def draw(
    view: State,
    *,
    width: int,
    words: Words,
    last: tuple[Event, ...] = (),
    before: State | None = None,
    marks: Marking = NO_MARKS,
) -> Drawing:
    """The view drawn for a width, with the traces of the move that led from `before` to it."""
    layout = lay_out(view, check_width(width))
    on_trail = trail_cells(view, layout, words)
    events = event_strip(view, layout.trail_height, width, layout.rows, words)
    top = layout.trail_height + events.height
    aside = layout.size is LARGE
    desk = desk_for(view, layout, top + GAP - 4, DESK_WIDTH if aside else width)
    row = layout.rows + 1
    on_desk = desk_cells(view, desk, row, words)
    hands_left = DESK_WIDTH + 2 * GAP if aside else 0
    hands_top = top + TAB if aside else desk.end + TAB
    placed = tiles(view, hands_left, hands_top, width - hands_left)
    in_hands = hand_cells(view, placed, on_desk[-1].row + 1, words)
    cells = (*on_trail, *events.cells, *on_desk, *in_hands)
    marked_out = marks_on(cells, marks)
    rings, badges = ringed(quiet(marked_out), cells, partial(around, width))
    pieces = (
        *land(layout),
        *hand_frames(view, placed, words),
        *rings,
        *hand_tiles(view, placed, words),
        *desk_drawn(view, desk, marked_out, words),
        *hand_cards(view, placed),
        *trail(view, before, layout, words),
        *events.drawn,
        *traces(last, cells),
        *badges,
        *caption(layout, last, words),
    )
    height = max(desk.end, placed[-1].y + placed[-1].height) + 4
    return Drawing(width, height, "", pieces, cells, board_label(view, words))


def around(width: int, cell: Cell) -> Box:
    """The ring of a cell: around it and on the board, but inside a number, as those lie close."""
    if cell.key in NUMBER_KEYS:
        return cell.x + 1, cell.y + 1, cell.width - 2, cell.height - 2
    left = max(cell.x - 2, RING)
    right = min(cell.x + cell.width + 2, width - RING)
    return left, cell.y - 2, right - left, cell.height + 4


def caption(layout: Layout, last: tuple[Event, ...], words: Words) -> Pieces:
    wanted = captions(last, words)
    if not wanted:
        return ()
    said = fitting(wanted, layout.width - 24, 12)
    y = layout.trail_height - 9
    return (piece("caption", layout.width - 12, y, text("hx-d hx-end", said, 0, 0)),)
