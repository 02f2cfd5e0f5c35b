"""A whole timeline as text, and back.

The text holds the start, then a move a line; a branch is indented under the move it replaces:

    game: NAME
    seed: 7
    start:
      (the position, in the notation of the game)
    moves:
      a move  # a comment
      a marked position  @ [["a spot"],["from","to"]]
      the main line goes on  = a name  # another comment
        = name of a branch
        another move instead
      and on
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn, TypeVar, cast

from .bounds import MOST_ARCHIVE, check_text
from .game import Game
from .moves import IllegalMove
from .notation import NotationError
from .record import Record, RecordError, from_json, to_json
from .timeline import Timeline
from .tree import START, Mark

S = TypeVar("S", bound=Record)


def timeline_to_text(timeline: Timeline[S]) -> str:
    root = timeline.nodes[START]
    position = timeline.game.notation.position_text(root.state).splitlines()
    lines = [f"game: {timeline.game.name}", f"seed: {to_json(timeline.seed)}", "start:"]
    lines += [f"  {line}" for line in position]
    lines.append("moves:" + _marks(root.marks) + _name(root.name) + _remark(root.comment))
    _write_from(timeline, START, 1, lines)
    return "\n".join(lines)


def _write_from(timeline: Timeline[S], number: int, depth: int, lines: list[str]) -> None:
    while children := timeline.nodes[number].children:
        main, *others = children
        lines.append("  " * depth + _move(timeline, main, named=True))
        for other in others:
            name = _escaped(timeline.nodes[other].name)
            lines.append("  " * (depth + 1) + f"= {name}".rstrip())
            lines.append("  " * (depth + 1) + _move(timeline, other, named=False))
            _write_from(timeline, other, depth + 1, lines)
        number = main


def _move(timeline: Timeline[S], number: int, named: bool) -> str:
    """The text of a move with its comment, and with its name unless a line of its own names it."""
    node = timeline.nodes[number]
    assert node.move is not None
    text = timeline.game.notation.move_text(node.move, timeline.nodes[node.parent].state)
    return text + _marks(node.marks) + (_name(node.name) if named else "") + _remark(node.comment)


def _marks(marks: tuple[Mark, ...]) -> str:
    if not marks:
        return ""
    pairs = to_json([(mark.at, mark.to) if mark.to else (mark.at,) for mark in marks])
    return MARKS + pairs.replace("#", "\\u0023").replace("=", "\\u003d")


def _name(name: str) -> str:
    return f"{NAME}{_escaped(name)}" if name else ""


def _remark(comment: str) -> str:
    return f"{REMARK}{_escaped(comment)}" if comment else ""


MARKS, NAME, REMARK = "  @ ", "  = ", "  # "


def _escaped(text: str) -> str:
    """The text escaped as in JSON, with the signs escaped that the format itself uses."""
    inner = to_json(text)[1:-1].replace("#", "\\u0023").replace("\x85", "\\u0085")
    for sign in ("\u2028", "\u2029"):
        inner = inner.replace(sign, f"\\u{ord(sign):04x}")
    spaces = len(inner) - len(inner.lstrip())
    before = "".join(f"\\u{ord(sign):04x}" for sign in inner[:spaces])
    rest = inner[spaces:]
    kept = rest.rstrip()
    return before + kept + "".join(f"\\u{ord(sign):04x}" for sign in rest[len(kept) :])


def timeline_from_text(text: str, find: Callable[[str], Game[S]]) -> Timeline[S]:
    reader = _TextReader(text)
    game = find(reader.value("game"))
    seed = reader.seed()
    reader.value("start")
    timeline = Timeline(game, reader.position(game), seed)
    _, marks, name, comment = reader.parts(reader.line)
    reader.value("moves")
    _annotate(timeline, START, comment, name, marks)
    reader.moves(timeline, START, 1)
    if not reader.done:
        reader.fail("expected a move")
    timeline.first()
    return timeline


def _annotate(
    timeline: Timeline[S], number: int, comment: str, name: str, marks: tuple[Mark, ...]
) -> None:
    timeline.comment(number, comment)
    timeline.rename(number, name)
    timeline.mark(number, marks)


class _TextReader:
    def __init__(self, text: str) -> None:
        self.text = check_text(text, "a timeline", MOST_ARCHIVE).rstrip()
        self.lines = self.text.split("\n")
        self.at = 0

    @property
    def done(self) -> bool:
        return self.at >= len(self.lines)

    @property
    def line(self) -> str:
        return self.lines[self.at] if self.at < len(self.lines) else ""

    @property
    def depth(self) -> int:
        return (len(self.line) - len(self.line.lstrip(" "))) // 2

    def fail(self, problem: str, column: int = 0) -> NoReturn:
        start = sum(len(line) + 1 for line in self.lines[: self.at]) + column
        raise NotationError(self.text, start, start + len(self.line) - column, problem)

    def value(self, key: str) -> str:
        name, colon, value = self.line.partition(":")
        if not colon or name.strip() != key:
            self.fail(f"expected a line '{key}: …'")
        self.at += 1
        return value.strip()

    def seed(self) -> int | str:
        value = self.value("seed")
        try:
            return cast("int | str", from_json(value, cast(type[Any], int | str)))
        except RecordError:
            self.at -= 1
            self.fail("expected a seed: a whole number, or a text in double quotes")

    def position(self, game: Game[S]) -> S:
        first = self.at
        lines = []
        while self.at < len(self.lines) and self.depth > 0:
            lines.append(self.line[2:])
            self.at += 1
        try:
            return game.read_position("\n".join(lines))
        except NotationError as error:
            self.at = first + error.line - 1
            self.fail(error.problem, error.column + 1)

    def parts(self, line: str) -> tuple[str, tuple[Mark, ...], str, str]:
        """Split a line into its words, marks, name and comment."""
        head, _, remark = line.strip().partition(REMARK)
        head, _, name = head.partition(NAME)
        words, _, marks = head.partition(MARKS)
        return (
            words,
            self.marks(marks),
            self.unescaped(name, "name"),
            self.unescaped(remark, "comment"),
        )

    def marks(self, text: str) -> tuple[Mark, ...]:
        try:
            pairs = from_json(text, list[list[str]]) if text else []
            return tuple(Mark(*pair) for pair in pairs)
        except (RecordError, TypeError) as error:
            self.fail(f"these marks can't be read: {error}")

    def unescaped(self, text: str, what: str) -> str:
        try:
            return from_json(f'"{text}"', str)
        except RecordError as error:
            self.fail(f"this {what} can't be read: {error}")

    def moves(self, timeline: Timeline[S], number: int, depth: int) -> None:
        """Read the moves that continue from a position, with their branches."""
        while not self.done and self.depth >= depth:
            if self.depth > depth:
                self.fail("this line is indented too far")
            if self.line.strip().startswith("="):
                return
            before = number
            number = self.move(timeline, before)
            while not self.done and self.depth == depth + 1:
                title = self.line.strip()
                if not title.startswith("="):
                    self.fail("expected '= name of the branch'")
                name = self.unescaped(title[1:].strip(), "name")
                self.at += 1
                branch = self.move(timeline, before)
                timeline.rename(branch, name)
                self.moves(timeline, branch, depth + 1)

    def move(self, timeline: Timeline[S], number: int) -> int:
        words, marks, name, comment = self.parts(self.line)
        timeline.go(number)
        try:
            timeline.play(timeline.game.notation.read_move(words, timeline.state))
        except NotationError as error:
            indent = len(self.line) - len(self.line.lstrip(" "))
            self.fail(error.problem, indent + error.column - 1)
        except IllegalMove as error:
            self.fail(str(error))
        _annotate(timeline, timeline.at, comment, name, marks)
        self.at += 1
        return timeline.at
