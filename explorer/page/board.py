"""The board of a session as a drawing."""

from __future__ import annotations

from typing import Any

from engine.core.events import Event
from engine.core.messages import load_messages
from engine.core.record import replace

from ..draw.annotations import annotated
from ..draw.boards import board
from ..draw.drawing import NO_MARKS, Drawing, Marks
from ..draw.words import load_words
from ..session.session import Session

ANY_WIDTH = 752


def drawing(session: Session, width: int, marks: Marks = NO_MARKS) -> Drawing:
    """The position at hand, with what somebody marked on it."""
    drawn = board(
        session.game.name,
        session.state,
        width=width,
        words=load_words(session.language, session.game.name),
        last=session.events,
        before=session.before,
        marks=marks,
    )
    marked = annotated(drawn, [(mark.at, mark.to) for mark in session.node.marks])
    return replace(marked, label=f"{drawn.label} {_marked(session, drawn)}".rstrip())


def _marked(session: Session, drawn: Drawing) -> str:
    """The marks on the position, for who can't see them."""
    names = {"": "", **{cell.key: cell.name for cell in drawn.cells}}
    spots = [(names.get(each.at), names.get(each.to)) for each in session.node.marks]
    marks = [" → ".join(filter(None, spot)) for spot in spots if None not in spot]
    words = load_messages("explorer", session.language)
    return words.phrase("marks.said").format(marks=", ".join(marks)) if marks else ""


def drawn_after(session: Session, view: Any, events: tuple[Event[Any], ...], width: int) -> Drawing:
    """A position that could follow, with the traces of what led to it."""
    return board(
        session.game.name,
        view,
        width=width,
        words=load_words(session.language, session.game.name),
        last=events,
        before=session.state,
    )


def drawn_keys(session: Session) -> tuple[str, ...]:
    """What can be pointed at on the board."""
    return tuple(cell.key for cell in drawing(session, ANY_WIDTH).cells)
