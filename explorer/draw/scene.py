"""The land that a game is set in: sky, hills, ground and rails."""

from __future__ import annotations

from functools import lru_cache

from .svg import d, path, rect

# Mesas, as points from left to right: how far along, and how high above the rails.
HILLS = (
    (0, 70), (30, 78), (62, 120), (66, 158), (150, 158), (154, 124), (200, 84), (300, 70),
    (352, 92), (384, 140), (388, 206), (470, 206), (474, 176), (500, 176), (503, 140), (548, 92),
    (640, 74), (700, 74), (742, 110), (746, 150), (880, 150), (884, 112), (940, 84), (1000, 92),
    (1032, 136), (1036, 186), (1100, 186), (1104, 140), (1152, 96),
)  # fmt: skip


def sky(width: float, height: float) -> str:
    return rect("hx-sky", 0, 0, width, height, 8)


@lru_cache
def land(
    y: float, width: float, rail: float, ground: float, *, tallness: float = 1, last: bool = True
) -> str:
    """A strip of land whose rails lie `rail` below y; the last one has round corners."""
    level = y + rail
    return (
        country(level, width, ground, tallness=tallness, last=last)
        + path("hx-ties", d("M", 0, level + 3.5, "H", width))
        + path("hx-rail", d("M", 0, level, "H", width))
    )


@lru_cache
def country(
    level: float, width: float, ground: float, *, tallness: float = 1, last: bool = True
) -> str:
    """Hills down to a level, and the ground below it."""
    shown = [(x, height) for x, height in HILLS if x < width]
    beyond = HILLS[len(shown)] if len(shown) < len(HILLS) else HILLS[-1]
    last_x, last_height = shown[-1]
    share = (width - last_x) / max(1, beyond[0] - last_x)
    edge = (width, last_height + (beyond[1] - last_height) * min(1, share))
    ridge = "".join(d("L", x, level - height * tallness) for x, height in (*shown, edge))
    hills = path("hx-hill", d("M", 0, level) + ridge + d("V", level, "z"))
    return hills + path("hx-ground", _ground(level, width, ground, 8 if last else 0))


def _ground(level: float, width: float, depth: float, corner: float) -> str:
    return d(
        "M", 0, level, "H", width, "v", depth - corner, "a", corner, corner, 0, 0, 1, -corner,
        corner, "H", corner, "a", corner, corner, 0, 0, 1, -corner, -corner, "z",
    )  # fmt: skip
