"""The trail alone, for pages that show hands, decks and numbers around it."""

from __future__ import annotations

from functools import partial

from engine.fugitive.events import Event
from engine.fugitive.state import State

from ..drawing import BARE_WIDTHS, NO_MARKS, Drawing, Marking, check_width, marks_on
from ..marking import ringed
from .board import around, caption
from .labels import NO_RANGES, Ranges, Words, board_label
from .layout import lay_out_bare
from .traces import traces
from .trail import land, trail, trail_cells


def draw_bare(
    view: State,
    *,
    width: int,
    words: Words,
    last: tuple[Event, ...] = (),
    before: State | None = None,
    marks: Marking = NO_MARKS,
    ranges: Ranges = NO_RANGES,
) -> Drawing:
    """The trail in one row, always equally high, with the traces of the last move.

    `ranges` are the lowest and the highest number that hideouts can have, by their keys.
    """
    layout = lay_out_bare(view, check_width(width, BARE_WIDTHS))
    cells = trail_cells(view, layout, words, ranges)
    rings, badges = ringed(marks_on(cells, marks), cells, partial(around, layout.width))
    pieces = (
        *land(layout),
        *rings,
        *trail(view, before, layout, words, ranges),
        *traces(last, cells),
        *badges,
        *caption(layout, last, words),
    )
    height, label = layout.trail_height, board_label(view, words, ranges)
    return Drawing(width, height, "", pieces, cells, label, extent=layout.width)
