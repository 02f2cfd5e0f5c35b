"""The timeline as a track: stations, a disc for each move, sidings for branches."""

from __future__ import annotations

from typing import Any, Literal

from engine.core.moves import CHANCE
from engine.core.record import WholeRecord
from engine.core.sight import SPECTATOR
from engine.core.timeline import START, Node, Timeline

from ..draw.figures import FIGURES
from ..session.session import Session

MOST_ON_A_SIDING = 6


class Stop(WholeRecord, rename={"number": "n", "letter": "l", "who": "a", "kind": "k"}):
    """A move on the track: by whom, and whether it was secret or nobody's."""

    number: int
    letter: str
    who: str
    kind: Literal["open", "secret", "luck"]


class Siding(WholeRecord):
    """Another line: where it leaves, its name, its first moves and how many more there are."""

    after: int
    name: str
    main: bool
    stops: tuple[Stop, ...]
    more: int


class Station(WholeRecord):
    """A round; its moves are folded away unless the current one is among them.

    `within` are the folded ones at which something is still asked.
    """

    chapter: int
    stops: tuple[Stop, ...]
    folded: int
    first: int
    within: tuple[int, ...] = ()


class Track(WholeRecord):
    stations: tuple[Station, ...]
    sidings: tuple[Siding, ...]
    branch: str = ""
    """The name of the branch that the reader stands on; empty on the main line or without one."""
    start: int = START
    asks: tuple[int, ...] = ()
    """The steps at which a question is still open."""


def track(session: Session) -> Track:
    """The line through the current position; only the current round is open."""
    timeline = session.timeline
    line = timeline.line()
    chapters: dict[int, list[Node[Any]]] = {}
    for node in line[1:]:
        chapters.setdefault(_chapter(timeline, node), []).append(node)
    here = _chapter(timeline, timeline.here)
    if here not in chapters and chapters:
        here = min(chapters)
    asks = session.lesson.open_at
    stations = tuple(
        Station(chapter, tuple(_stop(timeline, node) for node in nodes), 0, nodes[0].number)
        if chapter == here
        else Station(
            chapter,
            (),
            len(nodes),
            nodes[0].number,
            tuple(node.number for node in nodes if node.number in asks),
        )
        for chapter, nodes in chapters.items()
    )
    return Track(stations, _sidings(session, line, here), _branch(session), asks=asks)


def _branch(session: Session) -> str:
    """The name given last on the way to this position since the main line was left."""
    timeline = session.timeline
    left = [node for node in timeline.path() if not timeline.on_main_line(node.number)]
    return next((session.say(node.name) for node in reversed(left) if node.name), "")


def _chapter(timeline: Timeline[Any], node: Node[Any]) -> int:
    """A move belongs to the round in which it was made."""
    return timeline.game.chapter(timeline.node(node.parent).state)


def _stop(timeline: Timeline[Any], node: Node[Any]) -> Stop:
    game, before = timeline.game, timeline.node(node.parent).state
    seat = game.to_act(before)
    if seat == CHANCE:
        return Stop(node.number, "", "", "luck")
    who = game.seat_name(before, seat)
    assert node.move is not None
    secret = game.witness_move(node.move, before, SPECTATOR) != node.move
    return Stop(node.number, FIGURES[who].letter, who, "secret" if secret else "open")


def _sidings(session: Session, line: tuple[Node[Any], ...], here: int) -> tuple[Siding, ...]:
    """The branches of the current round, and those that leave where the reader stands."""
    timeline = session.timeline
    on_line = {node.number for node in line}
    found = []
    for node in line:
        for child in node.children:
            shown = node == timeline.here or _chapter(timeline, timeline.node(child)) == here
            if child in on_line or not shown:
                continue
            branch = timeline.line(child)[len(timeline.path(child)) - 1 :]
            stops = tuple(_stop(timeline, each) for each in branch[:MOST_ON_A_SIDING])
            more = len(branch) - len(stops)
            name = session.say(timeline.node(child).name)
            main = timeline.on_main_line(child)
            found.append(Siding(node.number, name, main, stops, more))
    return tuple(found)
