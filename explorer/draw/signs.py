"""Signs on pieces and places: rings, badges, the caret, and the traces of the last move."""

from __future__ import annotations

from .icons import icon
from .svg import d, path, rect

CARET = "M-6 0h12l-6 7.5z"


def caret() -> str:
    return path("hx-caret", CARET)


def legal_ring(x: float, y: float, width: float, height: float) -> str:
    return rect("hx-glow", x, y, width, height, 9) + rect("hx-legal", x, y, width, height, 9)


def chosen_ring(x: float, y: float, width: float, height: float) -> str:
    return rect("hx-chosen", x, y, width, height, 9)


def right_ring(x: float, y: float, width: float, height: float) -> str:
    return rect("hx-right-ring", x, y, width, height, 9)


def wrong_ring(x: float, y: float, width: float, height: float) -> str:
    return rect("hx-wrong-ring", x, y, width, height, 9)


def badge(cls: str, picture: str) -> str:
    """A disc with a tick or a cross, around the origin."""
    return f'<circle class="{cls}" r="9"/>' + icon(picture, -6, -6, 12, "hx-i hx-on-badge")


def walk_line(x1: float, y1: float, x2: float, y2: float) -> str:
    line = d("M", x1, y1, "L", x2, y2)
    return path("hx-trace-gap", line) + path("hx-trace", line)


def arrow_head(x: float, y: float, dx: float, dy: float) -> str:
    """The head of an arrow that points along (dx, dy), one of the four ways of the grid."""
    back_x, back_y = -6 * dx, -6 * dy
    side_x, side_y = 5 * dy, 5 * dx
    tip = d("M", x + back_x + side_x, y + back_y + side_y, "L", x, y)
    return path("hx-head", tip + d("L", x + back_x - side_x, y + back_y - side_y))


def shot_line(x1: float, x2: float, y: float) -> str:
    return path("hx-shot", d("M", x1, y, "H", x2))


def shot_up_line(x1: float, y1: float, x2: float, y2: float) -> str:
    return path("hx-shot", d("M", x1, y1, "L", x2, y2))


def hit_ring(x: float, y: float) -> str:
    return f'<circle class="hx-hit" cx="{x:.1f}" cy="{y:.1f}" r="5"/>'
