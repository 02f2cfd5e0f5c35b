"""Charts as SVG text: dots with whiskers, bars, and a line with its band.

They are made of numbers and words alone, so the same result draws the same picture each time. The
colours come from the tokens of the boards. A full dot says that a line is left out for sure, a
hollow one that it is not; colour alone says nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape

from engine.core.record import Record

from ..draw.measure import text_width
from ..draw.svg import num, path, rect, text
from .scale import Scale, Unit, scale

WIDTH, NARROW = 720, 288
"""The width of a chart, and of one for a phone, where a row has its words above it."""
ROW, TOP, FOOT = 26, 8, 40
LINE = 18
"""The height of a line of words above a row."""
GAP = 12
SIZE = 13
MOST_NAME = 280
WIDER = 1.08
"""Signs such as % are wider than measured."""


class Dot(Record):
    """A value with its interval, its name, and what is said of it."""

    name: str
    value: float
    low: float
    high: float
    said: str
    full: bool = True


class Bar(Record):
    """A bar from zero; `inner` is a part of it that is drawn darker, or its opposite."""

    name: str
    value: float
    inner: float
    said: str


def dots(label: str, rows: Sequence[Dot], unit: Unit, width: int, line: float | None = None) -> str:
    """Dots with whiskers, a row each, and a line at a value that they are held against."""
    ends = [end for row in rows for end in (row.value, row.low, row.high)]
    held = [] if line is None else [line]

    def drawn(row: Dot, axis: Scale, y: float) -> str:
        low, high = axis.at(row.low), axis.at(row.high)
        ring = "hx-r-dot" if row.full else "hx-r-dot hx-r-hollow"
        whisker = (
            f"M{num(low)} {num(y)}H{num(high)}M{num(low)} {num(y - 4)}v8M{num(high)} {num(y - 4)}v8"
        )
        return path("hx-r-whisker", whisker) + (
            f'<circle class="{ring}" cx="{num(axis.at(row.value))}" cy="{num(y)}" r="5"/>'
        )

    names = [(row.name, row.said) for row in rows]
    return _rows(
        label, names, [*ends, *held], unit, width, line, lambda at, *where: drawn(rows[at], *where)
    )


def bars(label: str, rows: Sequence[Bar], unit: Unit, width: int) -> str:
    """Bars from zero, a row each; the darker part lies within or goes the other way."""
    ends = [0.0, *(end for row in rows for end in (row.value, row.inner))]

    def drawn(at: int, axis: Scale, y: float) -> str:
        row, zero = rows[at], axis.at(0)
        return _bar("hx-r-bar", zero, axis.at(row.value), y, 14) + _bar(
            "hx-r-bar hx-r-inner", zero, axis.at(row.inner), y, 8
        )

    return _rows(label, [(row.name, row.said) for row in rows], ends, unit, width, 0.0, drawn)


def _bar(cls: str, start: float, end: float, y: float, height: float) -> str:
    left, width = min(start, end), abs(end - start)
    return rect(cls, left, y - height / 2, width, height, 2) if width else ""


def line(
    label: str, points: Sequence[tuple[float, float, float, float]], unit: Unit, width: int
) -> str:
    """A line through (x, value, low, high), with the band between low and high."""
    height, left, right = 260, 64, 16
    across = scale([0.0, *(point[0] for point in points)], left, width - left - right)
    up = scale([end for point in points for end in point[1:]], TOP, height - TOP - FOOT)

    def y(value: float) -> float:
        return TOP + up.width - (up.at(value) - up.left)

    def corners(values: Sequence[tuple[float, float]]) -> str:
        return "L".join(f"{num(across.at(x))} {num(y(value))}" for x, value in values)

    upper = [(point[0], point[3]) for point in points]
    lower = [(point[0], point[2]) for point in reversed(points)]
    parts = [
        *(path("hx-r-grid", f"M{left} {num(y(tick))}H{width - right}") for tick in up.ticks),
        *(text("hx-r-tick-y", unit.tick(tick), left - 8, y(tick) + 4) for tick in up.ticks),
        *(
            text("hx-r-tick-x", Unit().tick(tick), across.at(tick), height - FOOT + 18)
            for tick in across.ticks
        ),
        text("hx-r-tick-x", "games", left + across.width / 2, height - 4),
        path("hx-r-band", f"M{corners([*upper, *lower])}z"),
        path("hx-r-line", f"M{corners([(point[0], point[1]) for point in points])}"),
    ]
    return _svg(label, height, "".join(parts), width)


def _rows(
    label: str,
    names: Sequence[tuple[str, str]],
    ends: Sequence[float],
    unit: Unit,
    width: int,
    held: float | None,
    drawn: Callable[[int, Scale, float], str],
) -> str:
    """Rows with their words, and an axis below."""
    place = _beside(names, ends, width) if width > NARROW else _above(names, ends, width)
    axis, bottom = place.axis, TOP + place.row * len(names)
    parts = [
        *(path("hx-r-grid", f"M{num(axis.at(tick))} {TOP}V{bottom}") for tick in axis.ticks),
        *(text("hx-r-tick-x", unit.tick(tick), axis.at(tick), bottom + 18) for tick in axis.ticks),
    ]
    if unit.name:
        parts.append(text("hx-r-tick-x", unit.name, axis.left + axis.width / 2, bottom + 34))
    if held is not None:
        parts.append(path("hx-r-held-line", f"M{num(axis.at(held))} {TOP - 4}V{bottom + 4}"))
    for at, (name, said) in enumerate(names):
        top = TOP + place.row * at
        parts.append(place.words(name, said, top))
        parts.append(drawn(at, axis, top + place.row - ROW / 2))
    return _svg(label, bottom + FOOT, "".join(parts), place.width)


class Place(Record):
    """Where the words of each row stand, and how much is left for its values."""

    axis: Scale
    width: float
    row: float
    """The height of a row; its values are drawn at its foot."""
    words: Callable[[str, str, float], str]
    """What writes the name of a row and what is said of it, below the top of the row."""


def _beside(names: Sequence[tuple[str, str]], ends: Sequence[float], width: int) -> Place:
    """Names on the left, what is said of them on the right."""
    left = min(MOST_NAME, _widest(name for name, _ in names)) + GAP
    right = _widest(said for _, said in names) * WIDER + GAP
    axis = scale(ends, left + GAP, max(width - left - right - 2 * GAP, 160))
    whole = left + right + axis.width + 2 * GAP

    def words(name: str, said: str, top: float) -> str:
        y = top + ROW / 2 + 4
        return _named(name, "hx-r-name", left - GAP, y, MOST_NAME) + text(
            "hx-r-said", said, whole - right + GAP, y
        )

    return Place(axis, whole, ROW, words)


def _above(names: Sequence[tuple[str, str]], ends: Sequence[float], width: int) -> Place:
    """All words above the values: in one line where there is room for that, or in two."""
    together = max((text_width(name + said, SIZE) for name, said in names), default=0)
    lines = 1 if together * WIDER + GAP <= width else 2

    def words(name: str, said: str, top: float) -> str:
        first = _named(name, "hx-r-name hx-r-above", 0, top + LINE - 4, width / WIDER)
        if lines == 1:
            return first + text("hx-r-said hx-r-last", said, width, top + LINE - 4)
        return first + text("hx-r-said", said, 0, top + 2 * LINE - 4)

    return Place(scale(ends, GAP, width - 2 * GAP), width, lines * LINE + ROW, words)


def _widest(words: Iterable[str]) -> float:
    return max((text_width(each, SIZE) for each in words), default=0)


def _named(name: str, cls: str, x: float, y: float, room: float) -> str:
    """A name; too long a one is cut, and said in full to who points at it."""
    short = name
    while text_width(short, SIZE) > room and len(short) > 4:
        short = f"{short[:-2].rstrip('…')}…"
    full = f"<title>{escape(name)}</title>" if short != name else ""
    words = escape(short, quote=False)
    return f'<text class="{cls}" x="{num(x)}" y="{num(y)}">{words}{full}</text>'


def _svg(label: str, height: float, content: str, width: float) -> str:
    size = f'width="{num(width)}" height="{num(height)}"'
    box = f'viewBox="0 0 {num(width)} {num(height)}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="hx-r-chart" {size} {box} role="img" '
        f'aria-label="{escape(label)}">{content}</svg>'
    )
