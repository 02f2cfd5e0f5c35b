"""Icons on a grid of 24, drawn by one line of width 2 with round ends."""

from __future__ import annotations

from collections.abc import Mapping

from .svg import num

ICONS: Mapping[str, str] = {
    "move": "M4 12H19M13 6l6 6-6 6",
    "turn": "M19 18H9.5a5 5 0 0 1 0-10H19M15 4l4 4-4 4",
    "floor": "M3.5 12h17M12 2.5v19M8.5 6 12 2.5 15.5 6M8.5 18l3.5 3.5 3.5-3.5",
    "shoot": "M5.5 12a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M12 2v6M12 16v6M2 12h6M16 12h6",
    "reflex": "M13.5 2.5 5.5 13.5h5.2l-1.2 8 9-11.8h-5.6z",
    "horse": "M7.6 20.5C3.5 14 4.4 3.5 12 3.5S20.5 14 16.4 20.5M5.6 20.5h3.6M14.8 20.5h3.6"
    "M7.6 13.4v.1M8.6 8.2v.1M15.4 8.2v.1M16.4 13.4v.1",
    "clock": "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 6.5V12l-3.8 2.6",
    "check": "M4 12.5 9.5 18 20 6.5",
    "cross": "M6 6 18 18M18 6 6 18",
    "foot": "M12 2.2c3 0 4.8 2.7 4.8 6.2 0 3-1.5 4.6-1.9 6.6H9.1C8.7 13 7.2 11.4 7.2 8.4"
    " 7.2 4.9 9 2.2 12 2.2zM9.2 17h5.6c.2 2.6-.8 4.6-2.8 4.6S9 19.6 9.2 17z",
    "star": "M12 2.5l2.9 6.2 6.6.8-4.9 4.6 1.3 6.7L12 17.5l-5.9 3.3 1.3-6.7-4.9-4.6 6.6-.8z",
}


def icon(name: str, x: float, y: float, size: float, cls: str = "hx-i") -> str:
    placed = f"translate({num(x)} {num(y)})scale({num(size / 24, 2)})"
    return f'<path class="{cls}" transform="{placed}" d="{ICONS[name]}"/>'
