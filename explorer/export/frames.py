"""Every step of a study as data, for when no kernel answers: saved notebooks and exports."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from typing import Any

from engine.core.record import WholeRecord, replace, to_plain
from engine.core.timeline import START, Timeline

from ..draw.drawing import Drawing
from ..lessons.answers import Stored, answers
from ..page.look import Look
from ..page.page import page
from ..page.track import track
from ..panels import has_panel, panel
from ..panels.panel import Panel, Wanted
from ..session.session import Session
from ..session.snapshots import kept_apart

MOST_FRAMES = 240
MOST_PANELS = 64
"""A longer study is stored without them: they take long to work out."""
NOTHING_SET: Mapping[str, str] = {}


class Tree(WholeRecord):
    """Which step follows which."""

    parents: dict[str, int]
    children: dict[str, tuple[int, ...]]


class Frames(WholeRecord):
    """Pages by step; the parts that drawings are made of are stored once."""

    at: int
    """The step that is shown first."""
    stills: dict[str, str]
    parts: tuple[str, ...]
    pages: dict[str, dict[str, Any]]
    tracks: dict[str, dict[str, Any]]
    answers: dict[str, tuple[Stored, ...]]
    tree: Tree
    panels: dict[str, dict[str, Any]]
    """What the game shows beside its board, by step."""
    cells: tuple[dict[str, Any], ...]
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
    parts: dict[str, int] = {}
    pages: dict[str, dict[str, Any]] = {}
    tracks: dict[str, dict[str, Any]] = {}
    known: dict[str, tuple[Stored, ...]] = {}
    panels: dict[str, dict[str, Any]] = {}
    cells: dict[str, int] = {}
    steps = _chosen(session.timeline)
    for number in steps:
        session.go(number)
        if len(steps) <= MOST_PANELS and (beside := _panel(session, widths, settings)):
            panels[str(number)] = _stored_panel(beside, parts, cells)
        pages[str(number)], drawings = _stored(session, widths, parts)
        stills |= {str(drawing.width): drawing.still for drawing in drawings}
        tracks[str(number)] = to_plain(track(session))
        if found := answers(session):
            known[str(number)] = found
    at = here if str(here) in pages else START
    tree = _tree(session, set(pages))
    pointed = tuple(json.loads(cell) for cell in cells)
    missing = left_out(session)
    shown = (tuple(parts), pages, tracks, known, tree, panels, pointed)
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
    session: Session, widths: tuple[int, ...], parts: dict[str, int]
) -> tuple[dict[str, Any], tuple[Drawing, ...]]:
    """A page whose drawings name their parts by number; only what can be answered is asked."""
    shown, drawings = page(session, Look(), widths)
    stored = to_plain(shown)
    for board, drawing in zip(stored["boards"], drawings, strict=True):
        board["pieces"] = list(_numbered(groups(drawing.pieces), parts))
    asked = next((each.asked for each in answers(session)), None)
    stored["choices"]["asked"] = to_plain(asked)
    return stored, drawings


def _panel(session: Session, widths: tuple[int, ...], settings: Mapping[str, str]) -> Panel | None:
    wanted = Wanted(session.state, session.sight, (), settings, widths, session.language)
    return panel(session, wanted)


def _stored_panel(shown: Panel, parts: dict[str, int], cells: dict[str, int]) -> dict[str, Any]:
    """A panel without what can be set about it, whose pictures name their parts by number."""
    stored: dict[str, Any] = to_plain(replace(shown, controls=()))
    for picture in stored["pictures"]:
        picture["pieces"] = list(_numbered(groups(picture["pieces"]), parts))
        picture["cells"] = list(_numbered(map(json.dumps, picture["cells"]), cells))
    return stored


def _tree(session: Session, kept: set[str]) -> Tree:
    nodes = [node for number, node in session.timeline.nodes.items() if str(number) in kept]
    return Tree(
        {str(node.number): node.parent for node in nodes},
        {str(node.number): tuple(c for c in node.children if str(c) in kept) for node in nodes},
    )


def groups(pieces: str) -> list[str]:
    """The keyed groups that the pieces of a drawing are made of."""
    return [group for group in re.split(r"(?=<g data-key=)", pieces) if group]


def _numbered(found: Iterable[str], parts: dict[str, int]) -> Iterable[int]:
    return (parts.setdefault(group, len(parts)) for group in found)
