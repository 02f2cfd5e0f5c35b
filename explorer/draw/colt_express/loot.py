"""Loot on the board: on the sill inside, or on a paper tag at the roof."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ..measure import text_width
from ..rails.train import Gauge
from ..svg import rect, text
from . import tokens

CLOSEST = 12
"""The least distance at which tokens can still be counted, at scale 1."""
TAG_SCALE, TAG_PADDING = 0.72, 5
LOOSE, TIGHT = 4, 1
SMALLEST = 0.76
"""The scale of tokens where even counted ones have little room."""


def pile(kinds: Sequence[str], room: float, scale: float) -> tuple[str, float]:
    """Tokens side by side, or one of each kind with its number; and their width."""
    closest = tokens.WIDTH * scale + CLOSEST * scale * (len(kinds) - 1)
    if not kinds or closest > room:
        return counted(kinds, room, scale)
    width = min(room, tokens.row_width(len(kinds), scale))
    return tokens.token_row(kinds, 0, 0, width, scale), width


def counted(kinds: Sequence[str], room: float, scale: float) -> tuple[str, float]:
    """One token of each kind, followed by its number if there are more; and their width."""
    drawn, width = "", 0.0
    for size, gap, times in ((1, LOOSE, "×"), (1, TIGHT, ""), (SMALLEST, TIGHT, "")):
        drawn, width = _counted(kinds, size * scale, gap, times)
        if width <= room:
            break
    return drawn, width


def _counted(kinds: Sequence[str], scale: float, gap: float, times: str) -> tuple[str, float]:
    x, drawn = 0.0, ""
    for kind, count in Counter(kinds).items():
        drawn += tokens.token(kind, x + tokens.WIDTH * scale / 2, 0, scale)
        x += tokens.WIDTH * scale + gap
        if count > 1:
            said = f"{times}{count}"
            drawn += text("hx-w", said, x - gap / 2, 4.3)
            x += text_width(said, 12, bold=True) + gap
    return drawn, max(0, x - gap)


def sill_place(gauge: Gauge) -> tuple[float, float]:
    """The start of the loot on a sill, from the left wall and the top of a car's row."""
    return 7, gauge.floor + gauge.sill / 2


def sill_scale(gauge: Gauge) -> float:
    return 0.82 if gauge.scale < 1 else 1


def roof_tag(kinds: Sequence[str], room: float) -> tuple[str, float]:
    """A paper tag with loot, from its left end; and its width."""
    drawn, width = pile(kinds, room - 2 * TAG_PADDING, TAG_SCALE)
    whole = width + 2 * TAG_PADDING
    inside = f'<g transform="translate({TAG_PADDING} 0)">{drawn}</g>'
    return rect("hx-paper", 0, -8, whole, 16, 4) + inside, whole
