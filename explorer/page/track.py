"""The timeline as a track: stations, a disc for each move, sidings for branches."""

from __future__ import annotations

from typing import Any, Literal

from engine.core.moves import CHANCE
from engine.core.record import WholeRecord
from engine.core.sight import SPECTATOR
from engine.core.tree import START, Node, Tree

from ..draw.figures import FIGURES
from ..lessons.open_questions import open_at
from ..session.standpoint import Standpoint

MOST_ON_A_SIDING = 6


class Stop(WholeRecord, rename={"number": "n", "letter": "l", "who": "a", "kind": "k"}):
    """A move on the track: its player, and whether it was secret or made by luck."""

    number: int
    letter: str
    who: str
    kind: Literal["open", "secret", "luck"]


class Siding(WholeRecord):
    """A branch: where it leaves, its name, its first moves and how many more there are."""

    after: int
    name: str
    main: bool
    stops: tuple[Stop, ...]
    more: int


class Station(WholeRecord):
    """A round, folded unless the current move is in it.

    `within` are its folded moves at which a question is still open.
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
    """The name of the branch that the reader is on; empty on the main line or if it has none."""
    start: int = START
    asks: tuple[int, ...] = ()
    """The steps at which a question is still open."""


def track(here: Standpoint) -> Track:
    """The track of the line through the current position; only the current round is open."""
    tree = here.tree
    chapters: dict[int, list[Node[Any]]] = {}
    for node in here.line[1:]:
        chapters.setdefault(_chapter(tree, node), []).append(node)
    current = _chapter(tree, here.node)
    if current not in chapters and chapters:
        current = min(chapters)
    asks = open_at(here)
    stations = tuple(
        Station(chapter, tuple(_stop(tree, node) for node in nodes), 0, nodes[0].number)
        if chapter == current
        else Station(
            chapter,
            (),
            len(nodes),
            nodes[0].number,
            tuple(node.number for node in nodes if node.number in asks),
        )
        for chapter, nodes in chapters.items()
    )
    return Track(stations, _sidings(here, current), _branch(here), asks=asks)


def _branch(here: Standpoint) -> str:
    """The last name given since the path to this position left the main line."""
    left = [node for node in here.path if not here.tree.on_main_line(node.number)]
    return next((here.say(node.name) for node in reversed(left) if node.name), "")


def _chapter(tree: Tree[Any], node: Node[Any]) -> int:
    """The round of the move that led to a position."""
    return tree.game.teaching.chapter(tree.node(node.parent).state)


def _stop(tree: Tree[Any], node: Node[Any]) -> Stop:
    game, before = tree.game, tree.node(node.parent).state
    seat = game.rules.to_act(before)
    if seat == CHANCE:
        return Stop(node.number, "", "", "luck")
    who = game.board.seat_name(before, seat)
    assert node.move is not None
    secret = game.sight.witness_move(node.move, before, SPECTATOR) != node.move
    return Stop(node.number, FIGURES[who].letter, who, "secret" if secret else "open")


def _sidings(here: Standpoint, current: int) -> tuple[Siding, ...]:
    """The branches that leave the current round or the current position."""
    tree = here.tree
    on_line = {node.number for node in here.line}
    found = []
    for node in here.line:
        for child in node.children:
            shown = node.number == here.at or _chapter(tree, tree.node(child)) == current
            if child in on_line or not shown:
                continue
            branch = tree.line(child)[len(tree.path(child)) - 1 :]
            stops = tuple(_stop(tree, each) for each in branch[:MOST_ON_A_SIDING])
            more = len(branch) - len(stops)
            name = here.say(tree.node(child).name)
            found.append(Siding(node.number, name, tree.on_main_line(child), stops, more))
    return tuple(found)
