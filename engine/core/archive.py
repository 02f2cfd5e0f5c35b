"""A whole timeline as one text, by which study codes notice that rules have changed.

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

from typing import TypeVar

from .record import Record, to_json
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
