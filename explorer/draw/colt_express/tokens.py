"""Loot tokens of 18 by 16, and the cylinder that shows the bullets left."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import cos, pi, sin

from engine.core.record import Record

from ..svg import at, disc, path, text

WIDTH, STEP = 18, 22
CHAMBER, CHAMBERS_OUT = 0.2, 0.66
"""The radius of a chamber and its distance from the middle, as shares of the cylinder's radius."""


class Token(Record):
    body: str
    lines: str
    lock: str = ""


TOKENS: Mapping[str, Token] = {
    "purse": Token(
        "M-3.8-3.6-5.6-8H5.6L3.8-3.6C8.2-.8 9 8 4.6 8H-4.6C-9 8-8.2-.8-3.8-3.6z", "M-4.2-3.4H4.2"
    ),
    "jewel": Token("M-8.5-1.8-4.8-7.2H4.8L8.5-1.8 0 8z", "M-8-1.8H8M-3-1.8 0 7"),
    "strongbox": Token("M-9-6.5h18v13h-18z", "M-9-1.8h18", disc(0, -0.6, 2.3)),
}


def token(kind: str, x: float, y: float, scale: float = 1) -> str:
    """A token, centred on a point."""
    drawn = TOKENS[kind]
    shapes = path(f"hx-loot hx-{kind}", drawn.body) + path("hx-seam", drawn.lines)
    return at(x, y, shapes + (path("hx-lock", drawn.lock) if drawn.lock else ""), scale)


def row_width(count: int, scale: float = 1) -> float:
    return ((count - 1) * STEP + WIDTH) * scale if count else 0


def token_row(kinds: Sequence[str], x: float, y: float, room: float, scale: float = 1) -> str:
    """Tokens side by side from x on, squeezed if they lack room."""
    half = WIDTH * scale / 2
    most = (room - 2 * half) / max(1, len(kinds) - 1)
    step = min(STEP * scale, most)
    return "".join(
        token(kind, x + half + number * step, y, scale) for number, kind in enumerate(kinds)
    )


def cylinder(x: float, y: float, left: int, radius: float, chambers: int) -> str:
    """A cylinder: a chamber for each bullet, filled while it is there; their number inside."""
    full = empty = ""
    for number in range(chambers):
        angle = number * 2 * pi / chambers
        out = CHAMBERS_OUT * radius
        hole = disc(out * sin(angle), -out * cos(angle), CHAMBER * radius)
        if number < left:
            full += hole
        else:
            empty += hole
    return at(
        x,
        y,
        path("hx-drum", disc(0, 0, radius))
        + path("hx-full", full)
        + path("hx-spent", empty)
        + text("hx-w hx-mid", str(left), 0, 4.3),
    )
