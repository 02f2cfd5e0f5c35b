"""Cards of 24 by 33, tags with a value, and the words on a tab."""

from __future__ import annotations

from .icons import ICONS
from .measure import text_width
from .svg import at, d, path, rect, text

WIDTH, HEIGHT = 24, 33
TAG_WIDTH, TAG_HEIGHT = 34, 19
TAB_HEIGHT = 18

BACK_STEP = 9
"""The visible edge of a card back that lies under another."""

BACK = "M3 0h18a3 3 0 013 3v27a3 3 0 01-3 3h-18a3 3 0 01-3-3v-27a3 3 0 013-3z"
BACK_EDGE = "h-9a3 3 0 00-3 3v27a3 3 0 003 3h9"
FRAME = "M3 3h18v27h-18zM4 4v25h16v-25zM12 11l4 5.5-4 5.5-4-5.5z"
FRAME_EDGE = "v-1h-7v29h7v-1h-6v-27z"


def card_backs(x: float, y: float, count: int) -> str:
    """A stack of face-down cards, the last on top; only an edge shows of the others."""
    edges = range(-BACK_STEP * (count - 1), 0, BACK_STEP)
    backs = "".join(d("M", edge + 12, 0) + BACK_EDGE for edge in edges) + BACK
    frames = "".join(d("M", edge + 10, 4) + FRAME_EDGE for edge in edges) + FRAME
    return at(x + BACK_STEP * (count - 1), y, path("hx-cb", backs) + path("hx-ci", frames))


def card_face(x: float, y: float, picture: str, cls: str = "") -> str:
    """A card with its picture; a plain card if it has no picture yet."""
    face = rect("hx-cf", 0, 0, WIDTH, HEIGHT, 3)
    band = rect("hx-cn", 0, 0, WIDTH, 5, 2.5)
    return at(x, y, face + band + path("hx-i hx-ic", ICONS.get(picture, ICONS["face_up"])), cls=cls)


def card_slot(x: float, y: float) -> str:
    return rect("hx-slot", x + 0.5, y + 0.5, WIDTH - 1, HEIGHT - 1, 3)


def tag(x: float, y: float, words: str, width: float = TAG_WIDTH) -> str:
    plate = rect("hx-tag", x, y, width, TAG_HEIGHT, 4)
    return plate + text("hx-w hx-mid", words, x + width / 2, y + 13.9)


def tab_width(words: str) -> float:
    return text_width(words, 12, bold=True) + 14


def tab(x: float, y: float, words: str, cls: str) -> str:
    """A word on the edge of a tile."""
    width = tab_width(words)
    lettering = " hx-on-brass" if cls == "hx-tab" else ""
    plate = rect(cls, x, y, width, TAB_HEIGHT, 4)
    return plate + text(f"hx-w hx-mid{lettering}", words, x + width / 2, y + 13.2)
