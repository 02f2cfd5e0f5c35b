"""A whole timeline as JSON and as text, and back.

The text holds the start, then a move a line; a branch is indented under the move it replaces:

    game: NAME
    seed: 7
    start:
      (the position, in the notation of the game)
    moves:
      a move  # a comment
      the main line goes on
        = name of a branch
        another move instead
      and on
"""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from operator import or_
from typing import Any, NoReturn, TypeVar, cast

from .game import Game
from .moves import IllegalMove, Move
from .notation import NotationError
from .record import Record, RecordError, from_json, from_plain, to_json, to_plain
from .timeline import START, Timeline

S = TypeVar("S", bound=Record)


class StoredNode(Record):
    parent: int
    move: dict[str, Any]
    comment: str = ""
    name: str = ""


class StoredTimeline(Record):
    game: str
    seed: int | str
    start: dict[str, Any]
    nodes: tuple[StoredNode, ...]
    comment: str = ""


def move_to_json(move: Move[S]) -> str:
    return to_json(move)


def move_from_json(game: Game[S], text: str) -> Move[S]:
    return from_json(text, _any_move(game))


def _any_move(game: Game[S]) -> type[Move[S]]:
    return cast(type[Move[S]], reduce(or_, game.move_types))


# -- JSON


def timeline_to_json(timeline: Timeline[S]) -> str:
    order = timeline.walk()
    place = {number: index for index, number in enumerate(order)}
    nodes = tuple(
        StoredNode(
            place[timeline.nodes[number].parent],
            to_plain(timeline.nodes[number].move),
            timeline.nodes[number].comment,
            timeline.nodes[number].name,
        )
        for number in order[1:]
    )
    root = timeline.nodes[START]
    start = to_plain(root.state)
    return to_json(StoredTimeline(timeline.game.name, timeline.seed, start, nodes, root.comment))


def timeline_from_json(text: str, find: Callable[[str], Game[S]]) -> Timeline[S]:
    stored = from_json(text, StoredTimeline)
    game = find(stored.game)
    start = cast(S, from_plain(stored.start, game.state_type))
    timeline = Timeline(game, start, stored.seed)
    timeline.comment(START, stored.comment)
    for number, node in enumerate(stored.nodes, 1):
        if not 0 <= node.parent < number:
            raise RecordError(f"step {number} follows step {node.parent}, which is not before it")
        timeline.go(node.parent)
        try:
            timeline.play(from_plain(node.move, _any_move(game)))
        except IllegalMove as error:
            raise RecordError(f"step {number} can't be played: {error}") from None
        timeline.comment(number, node.comment)
        timeline.rename(number, node.name)
    timeline.first()
    return timeline


# -- text


def timeline_to_text(timeline: Timeline[S]) -> str:
    root = timeline.nodes[START]
    position = timeline.game.position_text(root.state).splitlines()
    lines = [f"game: {timeline.game.name}", f"seed: {to_json(timeline.seed)}", "start:"]
    lines += [f"  {line}" for line in position]
    lines.append("moves:" + _remark(root.comment))
    _write_from(timeline, START, 1, lines)
    return "\n".join(lines)


def _write_from(timeline: Timeline[S], number: int, depth: int, lines: list[str]) -> None:
    while children := timeline.nodes[number].children:
        main, *others = children
        _write_move(timeline, main, depth, lines)
        for other in others:
            name = timeline.nodes[other].name
            lines.append("  " * (depth + 1) + f"= {name}".rstrip())
            _write_move(timeline, other, depth + 1, lines)
            _write_from(timeline, other, depth + 1, lines)
        number = main


def _write_move(timeline: Timeline[S], number: int, depth: int, lines: list[str]) -> None:
    node = timeline.nodes[number]
    assert node.move is not None
    text = timeline.game.move_text(node.move, timeline.nodes[node.parent].state)
    lines.append("  " * depth + text + _remark(node.comment))


def _remark(comment: str) -> str:
    return f"  # {to_json(comment)[1:-1]}" if comment else ""


def _comment(remark: str) -> str:
    return from_json(f'"{remark}"', str) if remark else ""


def timeline_from_text(text: str, find: Callable[[str], Game[S]]) -> Timeline[S]:
    reader = _TextReader(text)
    game = find(reader.value("game"))
    seed = from_json(reader.value("seed"), int | str)  # type: ignore[arg-type]
    reader.value("start")
    timeline = Timeline(game, game.read_position("\n".join(reader.indented())), seed)
    comment = reader.remark("moves")
    timeline.comment(START, comment)
    reader.moves(timeline, START, 1)
    if not reader.done:
        reader.fail("expected a move")
    timeline.first()
    return timeline


class _TextReader:
    def __init__(self, text: str) -> None:
        self.text = text
        self.lines = text.split("\n")
        self.at = 0

    @property
    def done(self) -> bool:
        return not any(line.strip() for line in self.lines[self.at :])

    @property
    def line(self) -> str:
        return self.lines[self.at] if self.at < len(self.lines) else ""

    @property
    def depth(self) -> int:
        return (len(self.line) - len(self.line.lstrip(" "))) // 2

    def fail(self, problem: str) -> NoReturn:
        start = sum(len(line) + 1 for line in self.lines[: self.at])
        raise NotationError(self.text, start, start + len(self.line), problem)

    def value(self, key: str) -> str:
        name, colon, value = self.line.partition(":")
        if not colon or name.strip() != key:
            self.fail(f"expected a line '{key}: …'")
        self.at += 1
        return value.strip()

    def remark(self, key: str) -> str:
        _, _, remark = self.value(key).partition("# ")
        return _comment(remark)

    def indented(self) -> list[str]:
        found = []
        while self.at < len(self.lines) and self.depth > 0:
            found.append(self.line.strip())
            self.at += 1
        return found

    def moves(self, timeline: Timeline[S], number: int, depth: int) -> None:
        """The line that continues from a position, with the branches off it."""
        while not self.done and self.depth >= depth:
            if self.depth > depth:
                self.fail("this line is indented too far")
            if self.line.strip().startswith("="):
                return
            before = number
            number = self._move(timeline, before)
            while not self.done and self.depth == depth + 1:
                name = self.line.strip()
                if not name.startswith("="):
                    self.fail("expected '= name of the branch'")
                self.at += 1
                branch = self._move(timeline, before)
                timeline.rename(branch, name[1:].strip())
                self.moves(timeline, branch, depth + 1)

    def _move(self, timeline: Timeline[S], number: int) -> int:
        words, _, remark = self.line.strip().partition("  # ")
        timeline.go(number)
        try:
            timeline.play(timeline.game.read_move(words, timeline.state))
        except NotationError as error:
            self.fail(error.problem)
        except IllegalMove as error:
            self.fail(str(error))
        self.at += 1
        if remark:
            timeline.comment(timeline.at, _comment(remark))
        return timeline.at
