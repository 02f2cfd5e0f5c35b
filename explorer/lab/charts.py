"""Charts as SVG text: dots with whiskers, bars, and a line with its band.

They are made of numbers and words alone, so the same result draws the same picture each time. The
colours come from the tokens of the boards. A full dot says that a line is left out for sure, a
hollow one that it is not; colour alone says nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from engine.core.record import Record

from ..draw.measure import text_width
from ..draw.svg import num, path, rect, text
from .scale import Scale, Unit, scale

WIDTH = 720
ROW, TOP, FOOT = 26, 8, 40
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


def dots(label: str, rows: Sequence[Dot], unit: Unit, line: float | None = None) -> str:
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
        label, names, [*ends, *held], unit, line, lambda at, axis, y: drawn(rows[at], axis, y)
    )


def bars(label: str, rows: Sequence[Bar], unit: Unit) -> str:
    """Bars from zero, a row each; the darker part lies within or goes the other way."""
    ends = [0.0, *(end for row in rows for end in (row.value, row.inner))]

    def drawn(at: int, axis: Scale, y: float) -> str:
        row, zero = rows[at], axis.at(0)
        return _bar("hx-r-bar", zero, axis.at(row.value), y, 14) + _bar(
            "hx-r-bar hx-r-inner", zero, axis.at(row.inner), y, 8
        )

    return _rows(label, [(row.name, row.said) for row in rows], ends, unit, 0.0, drawn)


def _bar(cls: str, start: float, end: float, y: float, height: float) -> str:
    left, width = min(start, end), abs(end - start)
    return rect(cls, left, y - height / 2, width, height, 2) if width else ""


def line(label: str, points: Sequence[tuple[float, float, float, float]], unit: Unit) -> str:
    """A line through (x, value, low, high), with the band between low and high."""
    height, left, right = 260, 64, 16
    across = scale([0.0, *(point[0] for point in points)], left, WIDTH - left - right)
    up = scale([end for point in points for end in point[1:]], TOP, height - TOP - FOOT)

    def y(value: float) -> float:
        return TOP + up.width - (up.at(value) - up.left)

    def corners(values: Sequence[tuple[float, float]]) -> str:
        return "L".join(f"{num(across.at(x))} {num(y(value))}" for x, value in values)

    upper = [(point[0], point[3]) for point in points]
    lower = [(point[0], point[2]) for point in reversed(points)]
    parts = [
        *(path("hx-r-grid", f"M{left} {num(y(tick))}H{WIDTH - right}") for tick in up.ticks),
        *(text("hx-r-tick-y", unit.tick(tick), left - 8, y(tick) + 4) for tick in up.ticks),
        *(
            text("hx-r-tick-x", Unit().tick(tick), across.at(tick), height - FOOT + 18)
            for tick in across.ticks
        ),
        text("hx-r-tick-x", "games", left + across.width / 2, height - 4),
        path("hx-r-band", f"M{corners([*upper, *lower])}z"),
        path("hx-r-line", f"M{corners([(point[0], point[1]) for point in points])}"),
    ]
    return _svg(label, height, "".join(parts))


def _rows(
    label: str,
    names: Sequence[tuple[str, str]],
    ends: Sequence[float],
    unit: Unit,
    held: float | None,
    drawn: Callable[[int, Scale, float], str],
) -> str:
    """Rows with their names on the left, what is said of them on the right, and an axis below."""
    left = min(MOST_NAME, max((text_width(name, SIZE) for name, _ in names), default=0)) + GAP
    right = max((text_width(said, SIZE) for _, said in names), default=0) * WIDER + GAP
    axis = scale(ends, left + GAP, max(WIDTH - left - right - 2 * GAP, 160))
    bottom = TOP + ROW * len(names)
    width = left + right + axis.width + 2 * GAP
    parts = [
        *(path("hx-r-grid", f"M{num(axis.at(tick))} {TOP}V{bottom}") for tick in axis.ticks),
        *(text("hx-r-tick-x", unit.tick(tick), axis.at(tick), bottom + 18) for tick in axis.ticks),
    ]
    if unit.name:
        parts.append(text("hx-r-tick-x", unit.name, axis.left + axis.width / 2, bottom + 34))
    if held is not None:
        parts.append(path("hx-r-held-line", f"M{num(axis.at(held))} {TOP - 4}V{bottom + 4}"))
    for at, (name, said) in enumerate(names):
        y = TOP + ROW * at + ROW / 2
        parts.append(_named(name, left - GAP, y + 4))
        parts.append(drawn(at, axis, y))
        parts.append(text("hx-r-said", said, width - right + GAP, y + 4))
    return _svg(label, bottom + FOOT, "".join(parts), width)


def _named(name: str, right: float, y: float) -> str:
    """A name that ends at the axis; too long a one is cut, and said in full to who points at it."""
    short = name
    while text_width(short, SIZE) > MOST_NAME and len(short) > 4:
        short = f"{short[:-2].rstrip('…')}…"
    full = f"<title>{escape(name)}</title>" if short != name else ""
    words = escape(short, quote=False)
    return f'<text class="hx-r-name" x="{num(right)}" y="{num(y)}">{words}{full}</text>'


def _svg(label: str, height: float, content: str, width: float = WIDTH) -> str:
    size = f'width="{num(width)}" height="{num(height)}"'
    box = f'viewBox="0 0 {num(width)} {num(height)}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="hx-r-chart" {size} {box} role="img" '
        f'aria-label="{escape(label)}">{content}</svg>'
    )
