"""Every step of a study as data, for when no kernel answers: saved notebooks and exports."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from typing import Any, TypeVar

from engine.core.record import WholeRecord, replace
from engine.core.timeline import START, Timeline

from ..draw.drawing import Cell, Drawing
from ..draw.piece import Piece, Pieces
from ..lessons.answers import Stored, answers
from ..page.look import Look
from ..page.page import Page, page
from ..page.track import Track, track
from ..panels import has_panel, panel
from ..panels.panel import Panel, Wanted
from ..session.session import Session
from ..session.snapshots import kept_apart

MOST_FRAMES = 240
MOST_PANELS = 64
"""A longer study is stored without them: they take long to work out."""
NOTHING_SET: Mapping[str, str] = {}

T = TypeVar("T", bound=Hashable)


class Tree(WholeRecord):
    """Which step follows which."""

    parents: dict[str, int]
    children: dict[str, tuple[int, ...]]


class Frames(WholeRecord):
    """Pages by step; the parts that drawings are made of are stored once."""

    at: int
    """The step that is shown first."""
    stills: dict[str, str]
    parts: Pieces
    pages: dict[str, Page]
    tracks: dict[str, Track]
    answers: dict[str, tuple[Stored, ...]]
    tree: Tree
    panels: dict[str, Panel]
    """What the game shows beside its board, by step."""
    cells: tuple[Cell, ...]
    """What can be pointed at in these panels, each stored once."""
    alone: bool = False
    """Whether there is no kernel to ask, now or later."""
    left_out: str = ""
    """What of a long study is not here, in the reader's language."""


def frames(
    session: Session,
    widths: tuple[int, ...],
    alone: bool = False,
    settings: Mapping[str, str] = NOTHING_SET,
) -> Frames:
    """What the session's viewer sees at every step; `settings` are those of the game's panel."""
    here, session = session.node.number, kept_apart(session)
    stills: dict[str, str] = {}
    parts: dict[Piece, int] = {}
    pages: dict[str, Page] = {}
    tracks: dict[str, Track] = {}
    known: dict[str, tuple[Stored, ...]] = {}
    panels: dict[str, Panel] = {}
    cells: dict[Cell, int] = {}
    steps = _chosen(session.timeline)
    for number in steps:
        session.go(number)
        if len(steps) <= MOST_PANELS and (beside := _panel(session, widths, settings)):
            panels[str(number)] = _stored_panel(beside, parts, cells)
        pages[str(number)], drawings = _stored(session, widths, parts)
        stills |= {str(drawing.width): drawing.still for drawing in drawings}
        tracks[str(number)] = track(session)
        if found := answers(session):
            known[str(number)] = found
    at = here if str(here) in pages else START
    tree = _tree(session, set(pages))
    missing = left_out(session)
    shown = (tuple(parts), pages, tracks, known, tree, panels, tuple(cells))
    return Frames(at, stills, *shown, alone, missing)


def left_out(session: Session) -> str:
    """What the frames of a long study leave out, in the reader's language; else empty."""
    timeline = session.aside.timeline if session.aside else session.timeline
    count, kept = len(timeline.nodes), len(_chosen(timeline))
    found = []
    if kept < count:
        found.append(session.phrase("frames.left_out").format(kept=kept, count=count))
    if kept > MOST_PANELS and has_panel(session):
        found.append(session.phrase("frames.no_panel").format(most=MOST_PANELS))
    return " ".join(found)


def _chosen(timeline: Timeline[Any]) -> tuple[int, ...]:
    """The positions that are stored: first the line through this one, then the others."""
    line = (node.number for node in timeline.line())
    return tuple(dict.fromkeys((*line, *timeline.walk())))[:MOST_FRAMES]


def _stored(
    session: Session, widths: tuple[int, ...], parts: dict[Piece, int]
) -> tuple[Page, tuple[Drawing, ...]]:
    """A page whose drawings name their parts by number; only what can be answered is asked."""
    shown, drawings = page(session, Look(), widths)
    boards = tuple(
        replace(board, pieces=_numbered(drawing.pieces, parts))
        for board, drawing in zip(shown.boards, drawings, strict=True)
    )
    asked = next((each.asked for each in answers(session)), None)
    return replace(shown, boards=boards, choices=replace(shown.choices, asked=asked)), drawings


def _panel(session: Session, widths: tuple[int, ...], settings: Mapping[str, str]) -> Panel | None:
    wanted = Wanted(session.state, session.sight, (), settings, widths, session.language)
    return panel(session, wanted)


def _stored_panel(shown: Panel, parts: dict[Piece, int], cells: dict[Cell, int]) -> Panel:
    """A panel without what can be set about it, whose pictures name their parts by number."""
    pictures = tuple(
        replace(
            picture,
            pieces=_numbered(picture.pieces, parts),
            cells=_numbered(picture.cells, cells),
        )
        for picture in shown.pictures
    )
    return replace(shown, pictures=pictures, controls=())


def _tree(session: Session, kept: set[str]) -> Tree:
    nodes = [node for number, node in session.timeline.nodes.items() if str(number) in kept]
    return Tree(
        {str(node.number): node.parent for node in nodes},
        {str(node.number): tuple(c for c in node.children if str(c) in kept) for node in nodes},
    )


def _numbered(found: Iterable[T | int], known: dict[T, int]) -> tuple[int, ...]:
    """The number of each among those known so far, which what is new joins."""
    return tuple(
        each if isinstance(each, int) else known.setdefault(each, len(known)) for each in found
    )
