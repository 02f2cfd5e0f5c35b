"""Hideout cards: a number over its footprints, or a back with a keyhole; sprints, decks, hands.

A card is drawn from its upper left corner, at any width; its height follows.
"""

from __future__ import annotations

from ..icons import icon
from ..measure import text_width
from ..svg import at, d, path, rect, text

RATIO = 1.38
SPRINT_STEP = 17
"""The visible edge of each card under a hideout, enough to count them."""
SPRINT_ASIDE = 4
HAND_WIDTH, HAND_HEIGHT = 36, 48
DECK_WIDTH, DECK_HEIGHT = 38, 52
DECK_EDGE = 1.5
FOOT = 13
LARGEST_SPRINT_FOOT = 11
SPRINT_EDGE = 6
"""The room to the right of the footprints of a sprint card, which stand beside its number."""


def height_of(width: float) -> float:
    return width * RATIO


def footprints(count: int, middle: float, y: float, size: float = FOOT, room: float = 56) -> str:
    """A number of footprints side by side, centred on `middle`, small enough for the room."""
    size = min(size, room / max(1, count))
    left = middle - count * size / 2
    return "".join(icon("foot", left + place * size, y, size, "hx-print") for place in range(count))


def face(width: float, number: int, feet: int, cls: str = "") -> str:
    height = height_of(width)
    return at(
        0,
        0,
        rect("hx-cf", 0, 0, width, height, 5)
        + text("hx-num hx-mid", str(number), width / 2, height * 0.54)
        + footprints(feet, width / 2, height - 20),
        cls=cls,
    )


def back(width: float) -> str:
    height = height_of(width)
    return (
        rect("hx-hb", 0, 0, width, height, 5)
        + rect("hx-hi", 4, 4, width - 8, height - 8, 3)
        + keyhole(width / 2, height / 2)
    )


def keyhole(x: float, y: float, size: float = 1) -> str:
    ward = d("a", 6 * size, 6 * size, 0, 0, 1, 3 * size, 11.2 * size)
    slot = d("l", 2.6 * size, 10 * size, "h", -11.2 * size, "l", 2.6 * size, -10 * size)
    bow = d("a", 6 * size, 6 * size, 0, 0, 1, 3 * size, -11.2 * size)
    return path("hx-key", d("M", x, y - 11 * size) + ward + slot + bow + "z")


def goal(width: float, number: int) -> str:
    """The goal of the trail: an outline until the card is played."""
    height = height_of(width)
    outline = rect("hx-slot", 0.5, 0.5, width - 1, height - 1, 5)
    return outline + text("hx-num hx-mid hx-d", str(number), width / 2, height * 0.54)


def sprint_face(width: float, number: int, feet: int, cls: str = "") -> str:
    """A card under a hideout, with its number and footprints at its lower edge."""
    height = height_of(width)
    room = width - SPRINT_EDGE - 7 - text_width(str(number), 13, bold=True)
    foot = min(LARGEST_SPRINT_FOOT, room / max(1, feet))
    middle = width - SPRINT_EDGE - feet * foot / 2
    return at(
        0,
        0,
        rect("hx-cf", 0, 0, width - 2, height, 4)
        + text("hx-w", str(number), 7, height - 4.5)
        + footprints(feet, middle, height - 9 - foot / 2, foot, room),
        cls=cls,
    )


def sprint_back(width: float) -> str:
    height = height_of(width)
    line = rect("hx-hi", 3, height - 13, width - 8, 9, 2)
    return rect("hx-hb", 0, 0, width - 2, height, 4) + line


def hand_face(number: int, feet: int) -> str:
    return (
        rect("hx-cf", 0.5, 0.5, HAND_WIDTH - 1, HAND_HEIGHT - 1, 4)
        + text("hx-card hx-mid", str(number), HAND_WIDTH / 2, 25)
        + footprints(feet, HAND_WIDTH / 2, 32, 11, HAND_WIDTH - 4)
    )


def hand_back() -> str:
    return (
        rect("hx-hb", 0, 0, HAND_WIDTH, HAND_HEIGHT, 4)
        + rect("hx-hi", 3, 3, HAND_WIDTH - 6, HAND_HEIGHT - 6, 2)
        + keyhole(HAND_WIDTH / 2, HAND_HEIGHT / 2, 0.72)
    )


def deck(numeral: int, count: int) -> str:
    """A face-down pile as thick as it has cards, up to five; an outline once it is empty."""
    if not count:
        empty = rect("hx-slot", 0.5, 0.5, DECK_WIDTH - 1, DECK_HEIGHT - 1, 4)
        return empty + text("hx-card hx-mid hx-d", str(numeral), DECK_WIDTH / 2, 32)
    edges = "".join(
        rect("hx-hb", DECK_EDGE * depth, -DECK_EDGE * depth, DECK_WIDTH, DECK_HEIGHT, 4)
        for depth in range(min(count - 1, 4), -1, -1)
    )
    frame = rect("hx-hi", 3, 3, DECK_WIDTH - 6, DECK_HEIGHT - 6, 2)
    return edges + frame + text("hx-card hx-mid hx-gilt", str(numeral), DECK_WIDTH / 2, 32)


EVENT_HEIGHT = 36


def event_width(words: str) -> float:
    return text_width(words, 12, bold=True) + 38


def event_card(words: str, picture: str) -> str:
    """An event in force: a sign for the side it favours, and its name."""
    plate = rect("hx-note", 0.5, 0.5, event_width(words) - 1, EVENT_HEIGHT - 1, 4)
    cls = "hx-print" if picture == "foot" else "hx-i"
    return plate + icon(picture, 8, 10, 16, cls) + text("hx-w", words, 29, 22.4)
