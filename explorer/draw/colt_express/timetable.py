"""The timetable: a column for each turn with its cards in order, and the event last.

On a narrow board, a turn is a row.
"""

from __future__ import annotations

from engine.core.record import Record

from .. import cards
from ..icons import icon
from ..measure import text_width, wrapped
from ..piece import Piece, Pieces, piece
from ..rails.scenery import Words
from ..rails.stage import LARGE_FROM, MEDIUM_FROM
from ..signs import caret
from ..svg import at, rect, text
from .sheet import Column, Entry, Manner, Sheet

GAP = 9
TITLE_ROOM = 138
COLUMN, ROW, NEXT_LINE = 104, 60, 64
ALONE = 72
"""The height of the event if no turns are shown beside it."""
MOST_IN_A_ROW = 6
PADDING = 10
STEP, CLOSEST = 29, 25
NARROWEST_EVENT, WIDEST_EVENT = 150, 300
LINE = 17
LETTER = cards.HEIGHT + 14
"""The distance from the top of a card down to the letter of its bandit."""


class Panel(Record):
    """A part of the timetable that can be focused."""

    key: str
    x: float
    y: float
    width: float
    height: float
    content: str


class Timetable(Record):
    title: Piece
    panels: tuple[Panel, ...]
    end: float

    @property
    def drawn(self) -> Pieces:
        panels = (piece(each.key, each.x, each.y, each.content) for each in self.panels)
        return (self.title, *panels)


def timetable(sheet: Sheet, width: int, top: float, words: Words) -> Timetable:
    if width >= LARGE_FROM:
        return _beside_title(sheet, width, top, words)
    if width >= MEDIUM_FROM:
        return _under_title(sheet, width, top, words)
    return _row_a_turn(sheet, width, top, words)


def _beside_title(sheet: Sheet, width: int, top: float, words: Words) -> Timetable:
    lines = wrapped(sheet.name, TITLE_ROOM, 16, bold=True)
    title = text("hx-u hx-d", sheet.title, 2, 24) + "".join(
        text("hx-title", line, 2, 46 + 19 * number) for number, line in enumerate(lines)
    )
    x: float = TITLE_ROOM + GAP
    panels = _columns(sheet, x, width - x - GAP - NARROWEST_EVENT, top, words)
    height = COLUMN if panels else ALONE
    x = _end(panels) or x
    event_width = min(WIDEST_EVENT, width - x) if panels else width - x
    panels.append(_event_column(sheet, x, top, event_width, height))
    return Timetable(piece("round", 0, top, title), tuple(panels), top + height)


def _under_title(sheet: Sheet, width: int, top: float, words: Words) -> Timetable:
    title, y = _title(sheet, width, top)
    panels = _columns(sheet, 0, width, y, words)
    room = width - _end(panels)
    if panels and room >= NARROWEST_EVENT:
        panels.append(_event_column(sheet, _end(panels), y, room, COLUMN))
    else:
        panels.append(_event_strip(sheet, width, y + (COLUMN + GAP if panels else 0)))
    last = panels[-1]
    return Timetable(title, tuple(panels), last.y + last.height)


def _end(panels: list[Panel]) -> float:
    """The right end of the turns, where the event may begin."""
    return panels[-1].x + panels[-1].width + GAP if panels else 0


def _event_column(sheet: Sheet, x: float, y: float, width: float, height: float) -> Panel:
    said = wrapped(sheet.event, width - 2 * PADDING, 13)
    content = (
        _event_frame(sheet, width, height)
        + text("hx-u hx-d", sheet.then[0], PADDING, 22)
        + _lines(said, PADDING, 44, "hx-u")
    )
    return Panel("event", x, y, width, height, content)


def _row_a_turn(sheet: Sheet, width: int, top: float, words: Words) -> Timetable:
    title, y = _title(sheet, width, top)
    panels = []
    for number, turn in enumerate(sheet.columns):
        lines = -(-len(turn.entries) // MOST_IN_A_ROW)
        a_line = -(-len(turn.entries) // lines)
        height = ROW + NEXT_LINE * (lines - 1)
        left = width - PADDING - a_line * STEP + STEP - cards.WIDTH
        content = _frame(turn, width, height) + _heading(turn, 10, 26, words)
        for place, entry in enumerate(turn.entries):
            line, column = divmod(place, a_line)
            content += _entry(entry, left + column * STEP, 8 + NEXT_LINE * line)
        panels.append(Panel(f"turn {number + 1}", 0, y, width, height, content))
        y += height + 6
    panels.append(_event_strip(sheet, width, y))
    return Timetable(title, tuple(panels), y + panels[-1].height)


def _title(sheet: Sheet, width: int, top: float) -> tuple[Piece, float]:
    """The name of the round card beside or under its number; and the top of the turns."""
    number = text("hx-u hx-d", sheet.title, 2, 20)
    beside = 2 + text_width(sheet.title, 13) + 8
    if beside + text_width(sheet.name, 16, bold=True) <= width:
        return piece("round", 0, top, number + text("hx-title", sheet.name, beside, 20)), top + 30
    return piece("round", 0, top, number + text("hx-title", sheet.name, 2, 40)), top + 50


def _event_strip(sheet: Sheet, width: int, y: float) -> Panel:
    then = sheet.then[-1]
    said, room = sheet.event, width - 2 * PADDING
    beside = text_width(then, 12, bold=True) + 8
    if beside + text_width(said, 12) <= room:
        height = 36.0
        content = text("hx-w", then, PADDING, 22) + text("", said, PADDING + beside, 22)
    else:
        lines = wrapped(said, room, 12)
        height = 34.0 + LINE * len(lines)
        content = text("hx-w", then, PADDING, 22) + _lines(lines, PADDING, 40)
    return Panel("event", 0, y, width, height, _event_frame(sheet, width, height) + content)


def _event_frame(sheet: Sheet, width: float, height: float) -> str:
    cls = "hx-event hx-on" if sheet.event_now else "hx-event"
    return rect(cls, 0.5, 0.5, width - 1, height - 1, 6)


def _lines(lines: list[str], x: float, y: float, cls: str = "") -> str:
    return "".join(text(cls, line, x, y + LINE * number) for number, line in enumerate(lines))


def _columns(sheet: Sheet, left: float, room: float, top: float, words: Words) -> list[Panel]:
    """The columns, as wide as their cards or their heading need."""
    counts = [len(turn.entries) for turn in sheet.columns]
    headings = [
        44 + text_width(words[f"turn_{turn.kind}"], 13, bold=True) for turn in sheet.columns
    ]
    widths: list[float] = []
    step = STEP
    for step in range(STEP, CLOSEST - 1, -1):
        needs = [2 * PADDING + step * count - step + cards.WIDTH for count in counts]
        widths = [max(pair) for pair in zip(needs, headings, strict=True)]
        if sum(widths) + GAP * (len(widths) - 1) <= room:
            break
    panels = []
    x = left
    for number, (turn, width) in enumerate(zip(sheet.columns, widths, strict=True)):
        content = _frame(turn, width, COLUMN) + _heading(turn, 8, 22, words)
        for place, entry in enumerate(turn.entries):
            content += _entry(entry, PADDING + place * step, 45)
        panels.append(Panel(f"turn {number + 1}", x, top, width, COLUMN, content))
        x += width + GAP
    return panels


def _frame(turn: Column, width: float, height: float) -> str:
    cls = "hx-turn" + (" hx-dark" if turn.kind == "tunnel" else "") + (" hx-on" if turn.now else "")
    return rect(cls, 0.5, 0.5, width - 1, height - 1, 6)


def _heading(turn: Column, x: float, y: float, words: Words) -> str:
    cls = "hx-u hx-w" if turn.now else "hx-u"
    return icon(turn.kind, x, y - 14, 18) + text(cls, words[f"turn_{turn.kind}"], x + 25, y)


def _entry(entry: Entry, x: float, y: float) -> str:
    """A card of the pile, a place for one, or a sign for cards drawn, over a letter."""
    letter = text("hx-w hx-d hx-mid", entry.letters, cards.WIDTH / 2, LETTER)
    shown = _card(entry)
    if entry.now:
        shown = (
            rect("hx-glow", -4, -4, cards.WIDTH + 8, cards.HEIGHT + 8, 6)
            + shown
            + rect("hx-current", -2, -2, cards.WIDTH + 4, cards.HEIGHT + 4, 4.5)
            + at(cards.WIDTH / 2, -13, caret())
        )
    return at(x, y, shown + letter, accent=entry.accent)


def _card(entry: Entry) -> str:
    match entry.manner:
        case Manner.HIDDEN:
            return cards.card_backs(0, 0, 1)
        case Manner.DUE:
            return cards.card_slot(0, 0)
        case Manner.DREW:
            said = text("hx-w hx-mid", f"+{entry.drawn}", cards.WIDTH / 2, 21)
            return cards.card_slot(0, 0) + said
        case Manner.DONE:
            return cards.card_face(0, 0, entry.card, "hx-done")
        case Manner.KNOWN_TO_VIEWER:
            return cards.card_face(0, 0, entry.card, "hx-peek")
        case _:
            return cards.card_face(0, 0, entry.card)
