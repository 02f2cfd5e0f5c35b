"""The board at a standpoint, as a drawing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.events import Event
from engine.core.messages import load_messages
from engine.core.record import replace

from ..draw.annotations import annotated
from ..draw.boards import bare_board, board
from ..draw.drawing import NO_MARKS, Drawing, Marking
from ..draw.words import load_words
from ..lessons.open_questions import open_question
from ..panels import ranges
from ..session.standpoint import Standpoint

ANY_WIDTH = 752


def drawing(here: Standpoint, width: int, marks: Marking = NO_MARKS) -> Drawing:
    """The position at hand as a drawing, with the marks that the reader put on it."""
    return _drawn(board, here, width, marks)


def bare_drawing(here: Standpoint, width: int, marks: Marking = NO_MARKS) -> Drawing:
    """The same without seats and what belongs to them, which a page shows around the board.

    What lies hidden has its range under it, unless an open question may ask for it.
    """
    found = {} if open_question(here) else ranges(here.game.name, here.state, here.sight)
    return _drawn(bare_board, here, width, marks, **({"ranges": found} if found else {}))


def _drawn(
    draw: Callable[..., Drawing], here: Standpoint, width: int, marks: Marking, **more: Any
) -> Drawing:
    drawn = draw(
        here.game.name,
        here.state,
        width=width,
        words=load_words(here.language, here.game.name),
        last=here.events,
        before=here.before,
        marks=marks,
        **more,
    )
    marked = annotated(drawn, [(mark.at, mark.to) for mark in here.node.marks])
    return replace(marked, label=f"{drawn.label} {_marked(here, drawn)}".rstrip())


def _marked(here: Standpoint, drawn: Drawing) -> str:
    """The marks on the position in words, for readers who can't see them."""
    names = {"": "", **{cell.key: cell.name for cell in (*drawn.pawns, *drawn.cells)}}
    spots = [(names.get(each.at), names.get(each.to)) for each in here.node.marks]
    marks = [" → ".join(filter(None, spot)) for spot in spots if None not in spot]
    words = load_messages("explorer", here.language)
    return words.phrase("marks.said").format(marks=", ".join(marks)) if marks else ""


def drawn_after(here: Standpoint, view: Any, events: tuple[Event[Any], ...], width: int) -> Drawing:
    """The drawing of a position that could follow, with the traces of what led to it."""
    return board(
        here.game.name,
        view,
        width=width,
        words=load_words(here.language, here.game.name),
        last=events,
        before=here.state,
    )


def bare_after(here: Standpoint, view: Any, events: tuple[Event[Any], ...], width: int) -> Drawing:
    """The same without seats and what belongs to them."""
    return bare_board(
        here.game.name,
        view,
        width=width,
        words=load_words(here.language, here.game.name),
        last=events,
        before=here.state,
    )


def names_drawn(here: Standpoint) -> dict[str, str]:
    """The keys of the board that can be pointed at, with their names."""
    return {cell.key: cell.name for cell in drawing(here, ANY_WIDTH).cells}
