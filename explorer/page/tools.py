"""The tools beside a board: notes, what if, the rules, which reading matters, and keeping it."""

from __future__ import annotations

from fractions import Fraction

from engine.core.messages import Messages, load_messages, plain
from engine.core.record import Record, WholeRecord
from engine.core.sight import ALL_SEEING
from engine.core.tree import START

from ..draw.drawing import Drawing
from ..draw.piece import Pieces
from ..session.standpoint import Standpoint
from ..session.what_if import Alternative, Result, WhatIf, what_if
from .board import drawn_after
from .readings import ReadingsHere, readings_here

NOTES, WHAT_IF, RULES, READINGS, KEEP = "notes", "what_if", "rules", "readings", "keep"
ALL = (NOTES, WHAT_IF, RULES, READINGS, KEEP)

SMALL = (328, 520)
"""The possible widths of a small board."""
FRAME, GAP = 18, 12
"""The frame around a small board, and the gap between two, in pixels."""
MOST_BOARDS = 8
MOST_ASKED = 64
MOST_RESULTS = 3


class Notes(WholeRecord):
    name: str
    comment: str
    marks: tuple[tuple[str, str], ...]
    at_start: bool
    on_main: bool
    restore: bool


class SmallBoard(WholeRecord):
    """A position that may follow: how likely it is, and how it came about."""

    label: str
    share: str
    story: str
    height: float
    pieces: Pieces
    spoken: str


class Foresight(WholeRecord):
    width: int
    still: str
    boards: tuple[SmallBoard, ...]
    note: str
    more: bool


class Keep(WholeRecord):
    """The box for saving and sharing.

    `code` is filled only on request, for a viewer who may see everything. `said` is the outcome of
    the last request.
    """

    allowed: bool
    code: str
    back: bool
    said: str


class Lookup(WholeRecord):
    """The rules to look up; `back` is set while a position that shows one is being visited."""

    back: bool


class Tools(WholeRecord):
    open: str = ""
    notes: Notes | None = None
    what_if: Foresight | None = None
    rules: Lookup | None = None
    readings: ReadingsHere | None = None
    keep: Keep | None = None


class ToolState(Record):
    """The state of a study's tools: which is open, a code to show, whether there is a way back."""

    open: str = ""
    code: str = ""
    said: str = ""
    back: bool = False
    visiting: bool = False
    """True while a position that shows a rule is open in place of the study itself."""
    turned: int = 0
    """The number of times the reader turned to the next boards of what if, at this step."""
    step: int = START


def tools(here: Standpoint, state: ToolState, room: int) -> Tools:
    """The open tool, for a page of this width."""
    if here.home or state.open not in ALL:
        return Tools()
    if state.open == NOTES:
        return Tools(NOTES, notes=_notes(here))
    if state.open == WHAT_IF:
        return Tools(
            WHAT_IF,
            what_if=_foresight(here, state.turned if state.step == here.at else 0, room),
        )
    if state.open == RULES:
        return Tools(RULES, rules=Lookup(state.visiting))
    if state.open == READINGS:
        return Tools(READINGS, readings=readings_here(here))
    allowed = here.sight is ALL_SEEING
    return Tools(
        KEEP,
        keep=Keep(allowed, state.code if allowed else "", state.back, state.said),
    )


def _notes(here: Standpoint) -> Notes:
    node = here.node
    return Notes(
        here.say(node.name),
        here.say(node.comment),
        tuple((mark.at, mark.to) for mark in node.marks),
        node.number == START,
        here.on_main_line,
        here.restorable,
    )


def _foresight(here: Standpoint, turned: int, room: int) -> Foresight:
    found = what_if(here, MOST_ASKED)
    words = load_messages("explorer", here.language)
    count = len(found.alternatives)
    first = turned * MOST_BOARDS % max(1, count)
    shown = found.alternatives[first : first + MOST_BOARDS]
    width = _width(here, shown, room)
    drawn, still = [], ""
    for alternative in shown:
        for result in alternative.results[:MOST_RESULTS]:
            picture = drawn_after(here, result.state, result.events, width)
            still = picture.still
            drawn.append(
                SmallBoard(
                    alternative.label,
                    _share(alternative, result, words),
                    " ".join(plain(each.segments) for each in result.story),
                    _height(picture),
                    picture.pieces,
                    picture.label,
                )
            )
    note = _note(words, found, shown)
    return Foresight(width, still, tuple(drawn), note, count > len(shown))


def _width(here: Standpoint, shown: tuple[Alternative, ...], room: int) -> int:
    """The width at which the boards, side by side, take up the least height."""
    found = next((each.results[0] for each in shown if each.results), None)
    if found is None:
        return SMALL[0]

    def needed(width: int) -> float:
        columns = max(1, (room + GAP) // (width + FRAME + GAP))
        return _height(drawn_after(here, found.state, found.events, width)) / columns

    fitting = [width for width in SMALL if width + FRAME <= room] or SMALL[:1]
    return min(fitting, key=needed)


def _height(drawing: Drawing) -> float:
    return drawing.short or drawing.height


def _share(alternative: Alternative, result: Result, words: Messages) -> str:
    """The likelihood as a fraction and in percent; empty if it is certain once the move is made."""
    share = (alternative.chance or Fraction(1)) * result.share
    if share == 1:
        return ""
    return _chance(share, words)


def _chance(share: Fraction, words: Messages) -> str:
    exact = f"{share.numerator}/{share.denominator}"
    percent = f"{float(share):.1%}".replace(".", words.phrase("number.decimal"))
    return f"{exact} · {percent}"


def _note(words: Messages, found: WhatIf, shown: tuple[Alternative, ...]) -> str:
    notes = [
        words.phrase("what_if.hidden") if found.hidden else "",
        words.phrase("what_if.sampled").format(count=found.worlds) if found.worlds else "",
        _rest(words, found, shown),
    ]
    return " ".join(note for note in notes if note)


def _rest(words: Messages, found: WhatIf, shown: tuple[Alternative, ...]) -> str:
    """The note on how many alternatives are not shown, and for luck how likely those are."""
    count = found.more + len(found.alternatives) - len(shown)
    if not count:
        return ""
    chances = [each.chance for each in shown if each.chance is not None]
    if not chances:
        return words.phrase("what_if.more").format(count=count)
    share = _chance(1 - sum(chances, Fraction(0)), words)
    return words.phrase("what_if.more.luck").format(count=count, share=share)
