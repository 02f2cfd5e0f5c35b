"""Icons on a grid of 24, drawn with a line of width 2 and round ends."""

from __future__ import annotations

from collections.abc import Mapping

from .svg import num

CROSSHAIR = "M5.5 12a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M12 2v6M12 16v6M2 12h6M16 12h6"

ICONS: Mapping[str, str] = {
    "move": "M4 12H19M13 6l6 6-6 6",
    "turn": "M19 18H9.5a5 5 0 0 1 0-10H19M15 4l4 4-4 4",
    "floor": "M3.5 12h17M12 2.5v19M8.5 6 12 2.5 15.5 6M8.5 18l3.5 3.5 3.5-3.5",
    "shoot": CROSSHAIR,
    "reflex": "M13.5 2.5 5.5 13.5h5.2l-1.2 8 9-11.8h-5.6z",
    "horse": "M7.6 20.5C3.5 14 4.4 3.5 12 3.5S20.5 14 16.4 20.5M5.6 20.5h3.6M14.8 20.5h3.6"
    "M7.6 13.4v.1M8.6 8.2v.1M15.4 8.2v.1M16.4 13.4v.1",
    "clock": "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 6.5V12l-3.8 2.6",
    "check": "M4 12.5 9.5 18 20 6.5",
    "cross": "M6 6 18 18M18 6 6 18",
    "foot": "M12 2.2c3 0 4.8 2.7 4.8 6.2 0 3-1.5 4.6-1.9 6.6H9.1C8.7 13 7.2 11.4 7.2 8.4"
    " 7.2 4.9 9 2.2 12 2.2zM9.2 17h5.6c.2 2.6-.8 4.6-2.8 4.6S9 19.6 9.2 17z",
    "magnifier": "M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M15.3 15.3 21 21",
    "event": "M12 3v11M12 19v.5",
    "fire": CROSSHAIR,
    "punch": "M12 1.8l2 5.3 5.2-2.6-2.6 5.2 5.3 2-5.3 2 2.6 5.2-5.2-2.6-2 5.3-2-5.3-5.2 2.6 2.6-5.2"
    "-5.3-2 5.3-2-2.6-5.2 5.2 2.6z",
    "robbery": "M8.5 8.5 7 3.5h10l-1.5 5M8.5 8.5C4.5 11.5 3 21 7 21h10c4 0 2.5-9.5-1.5-12.5z"
    "M12 12.2v5.6",
    "marshal": "M12 2.6l2.5 6.5 7 .4-5.4 4.4 1.8 6.8L12 16.9l-5.9 3.8 1.8-6.8L2.5 9.5l7-.4z",
    "bullet": "M8 21V10c0-3.5 1.8-6.5 4-8 2.2 1.5 4 4.5 4 8v11zM8 16.5h8",
    "draw": "M4.5 7.5h10v13h-10zM8 7.5v-4h11.5v13h-5",
    "purse": "M8.6 8.4 6.6 3h10.8l-2 5.4M8.6 8.4C4.3 11.2 3 21 7.4 21h9.2c4.4 0 3.1-9.8-1.2-12.6z",
    "jewel": "M3 9.5 7.2 4h9.6L21 9.5 12 21zM3 9.5h18M8.6 9.5 12 21l3.4-11.5",
    "strongbox": "M3 6h18v13H3zM3 11h18M12 9.5v4",
    "face_up": "M8 3.5h8a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2z"
    "M9.5 9h5M9.5 13h5",
    "tunnel": "M3 20.5V13a9 9 0 0 1 18 0v7.5M7.5 20.5v-7a4.5 4.5 0 0 1 9 0v7M1.5 20.5h21",
    "speeding_up": "M5 5l7 7-7 7M13 5l7 7-7 7",
    "switching": "M20 8.5H5M9 4.5l-4 4 4 4M4 16.5h9",
}


def icon(name: str, x: float, y: float, size: float, cls: str = "hx-i") -> str:
    placed = f"translate({num(x)} {num(y)})scale({num(size / 24, 2)})"
    return f'<path class="{cls}" transform="{placed}" d="{ICONS[name]}"/>'
