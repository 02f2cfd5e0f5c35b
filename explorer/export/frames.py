"""Every step of a study as data, for when no kernel answers: saved notebooks and exports."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from typing import Any, TypeVar

from engine.core.record import WholeRecord, replace
from engine.core.tree import START
from engine.core.tree import Tree as Grown

from ..draw.drawing import Drawing
from ..draw.piece import Piece, Pieces
from ..lessons.offline import Stored, stored_answers
from ..page.look import Look
from ..page.page import Page, keys_shown, page
from ..page.track import Track, track
from ..panels import has_panel, panel
from ..panels.panel import Panel, Wanted
from ..session.standpoint import Standpoint

MOST_FRAMES = 240
MOST_PANELS = 64
"""The most steps for which panels are stored: they take long to work out."""
NOTHING_SET: Mapping[str, str] = {}

T = TypeVar("T", bound=Hashable)


class Tree(WholeRecord):
    """The steps of a study, and which follow which."""

    parents: dict[str, int]
    children: dict[str, tuple[int, ...]]


class Frames(WholeRecord):
    """The pages by step; the pieces of their drawings are stored once."""

    at: int
    """The step that is shown first."""
    stills: dict[str, str]
    parts: Pieces
    pages: dict[str, Page]
    tracks: dict[str, Track]
    answers: dict[str, tuple[Stored, ...]]
    tree: Tree
    panels: dict[str, Panel]
    """The panels of the steps, without their controls."""
    alone: bool = False
    """True if there is no kernel to ask, now or later."""
    left_out: str = ""
    """A sentence in the reader's language about what a long study leaves out; else empty."""


def frames(
    here: Standpoint,
    widths: tuple[int, ...],
    alone: bool = False,
    settings: Mapping[str, str] = NOTHING_SET,
) -> Frames:
    """The viewer's page at every step; `settings` are those of the game's panel."""
    stored = here.stored()
    stills: dict[str, str] = {}
    parts: dict[Piece, int] = {}
    pages: dict[str, Page] = {}
    tracks: dict[str, Track] = {}
    known: dict[str, tuple[Stored, ...]] = {}
    panels: dict[str, Panel] = {}
    steps = _chosen(stored)
    for number in steps:
        at = stored.at_node(number)
        if len(steps) <= MOST_PANELS and (beside := _panel(at, settings)):
            panels[str(number)] = replace(beside, controls=())
        shown, drawings = page(at, Look(), widths)
        found = stored_answers(at, keys_shown(shown))
        pages[str(number)] = _stored(shown, drawings, found, parts)
        stills |= {str(drawing.width): drawing.still for drawing in drawings}
        tracks[str(number)] = track(at)
        if found:
            known[str(number)] = found
    first = here.at if str(here.at) in pages else START
    tree = _tree(stored.tree, set(pages))
    kept = (tuple(parts), pages, tracks, known, tree, panels)
    return Frames(first, stills, *kept, alone, left_out(here))


def left_out(here: Standpoint) -> str:
    """A sentence about what the frames of a long study leave out; empty if they are complete."""
    stored = here.stored()
    count, kept = len(stored.tree.nodes), len(_chosen(stored))
    found = []
    if kept < count:
        found.append(here.phrase("frames.left_out").format(kept=kept, count=count))
    if kept > MOST_PANELS and has_panel(here.game.name):
        found.append(here.phrase("frames.no_panel").format(most=MOST_PANELS))
    return " ".join(found)


def _chosen(here: Standpoint) -> tuple[int, ...]:
    """The positions to store: first the line through this one, then the others."""
    line = (node.number for node in here.line)
    return tuple(dict.fromkeys((*line, *here.tree.walk())))[:MOST_FRAMES]


def _stored(
    shown: Page, drawings: tuple[Drawing, ...], known: tuple[Stored, ...], parts: dict[Piece, int]
) -> Page:
    """The page with numbered pieces, asking only questions that it can judge by itself."""
    boards = tuple(
        replace(board, pieces=_numbered(drawing.pieces, parts))
        for board, drawing in zip(shown.boards, drawings, strict=True)
    )
    asked = next((each.asked for each in known), None)
    return replace(shown, boards=boards, choices=replace(shown.choices, asked=asked))


def _panel(here: Standpoint, settings: Mapping[str, str]) -> Panel | None:
    wanted = Wanted(here.state, here.sight, (), settings, here.language)
    return panel(here.game.name, wanted)


def _tree(tree: Grown[Any], kept: set[str]) -> Tree:
    nodes = [node for number, node in tree.nodes.items() if str(number) in kept]
    return Tree(
        {str(node.number): node.parent for node in nodes},
        {str(node.number): tuple(c for c in node.children if str(c) in kept) for node in nodes},
    )


def _numbered(found: Iterable[T | int], known: dict[T, int]) -> tuple[int, ...]:
    """The number of each value; new values are added to `known`."""
    return tuple(
        each if isinstance(each, int) else known.setdefault(each, len(known)) for each in found
    )
