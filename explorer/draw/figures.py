"""The figures of the games, told apart by hat, body and letter; colour only helps.

A figure stands with the middle of its plate at the origin, is 56 high, and is drawn looking left.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.record import Kind, Record

from .svg import at, d, num, path, text

STEP = 44
"""The room that a figure with a pointed plate takes on a floor, at scale 1."""
PLAIN_STEP = 40
"""The room that a figure without a direction takes."""
HEIGHT = 56


class Toward(Kind):
    """The direction in which a figure looks, as the board shows it."""

    LEFT = "left"
    RIGHT = "right"
    NOWHERE = "nowhere"


class Figure(Record):
    letter: str
    body: str
    lines: str
    """The lines drawn over the body, in the colour of the gap around pieces."""
    role: bool = False
    """True for a role, whose letter is the first of its word in the reader's language."""


FIGURES: Mapping[str, Figure] = {
    "belle": Figure(
        "B",
        "M-5.5-30.5q5.5 2 11 0l-.9 6Q7-12 17-6.5H-17Q-7-12-4.6-24.5zM6.6-37.4"
        "a6.6 6.6 0 11-13.2 0 6.6 6.6 0 1113.2 0zm-17.1-4.2Q0-48.4 10-44.2l.6 2.2"
        "Q0-45-9.6-39.2zM3.5-45c1.5-7 7.5-9.5 15-8.5 0 5-4.5 8.7-11 9.1z",
        "M-8-40.6q8-4 17.8-2",
    ),
    "cheyenne": Figure(
        "C",
        "M-9.5-30h19l4 20.5-4.5 4-4.5-4-4.5 4-4.5-4-4.5 4-4.5-4zM7.4-39.4"
        "a7.4 7.4 0 11-14.8 0 7.4 7.4 0 1114.8 0zM4.6-44.6C13.5-46 15-38 14.2-32.5"
        "c-.6 4.5 3.4 7 4.6 11-2.8 1.7-6.2 1.1-7.8-2.5-2-4.5-.8-9-2-12.5z",
        "M-7.4-42h15",
    ),
    "django": Figure(
        "J",
        "M-8.5-30h17l7 23.5h-31zm2.1-10H6.4v3.5a6.4 5 0 01-12.8 0zM-20-43.6"
        "a1.8 1.8 0 011.8-1.8H18.2a1.8 1.8 0 010 3.6H-18.2A1.8 1.8 0 01-20-43.6zm11.4-1.8"
        "L-7-53q7 2 14 0l1.6 7.6z",
        "M-8-40.9H8",
    ),
    "doc": Figure(
        "D",
        "M-8-30H8a4.5 4.5 0 014.5 4.5v19h-25v-19A4.5 4.5 0 01-8-30zm1.6-10.4H6.4V-37"
        "A6.4 5.2 0 01-6.4-37zm-2.9-2.2a9.3 9.6 0 0118.6 0zm-4.2-1.6q.5 3 4 3h19"
        "q3.5 0 4-3 1.5 5-3.7 5H-9.8q-5.2 0-3.7-5zM14-15v-1.6a1.6 1.6 0 011.6-1.6h2"
        "a1.6 1.6 0 011.6 1.6V-15h1v8.5H13.6V-15z",
        "M-9.3-42.5H9.3",
    ),
    "ghost": Figure(
        "G",
        "M-11-25.5A5 4.5 0 01-6-30H6a5 4.5 0 015 4.5V-8.2q-2.7 3.8-5.5 0Q2.8-12 0-8.2"
        "q-2.7 3.8-5.5 0-2.7-3.8-5.5 0zM-6.4-40H6.4v3.6L0-30.6-6.4-36.4zM-20-36.2"
        "q6-9.4 20-9.4 14 0 20 9.4-9-4.4-20-4.4-11 0-20 4.4zm11.6-9C-8.4-51-5.4-54 0-54"
        "c5.4 0 8.4 3 8.4 8.8z",
        "M-8.4-45Q0-46.2 8.4-45M-6.4-37.4H6.4",
    ),
    "mei": Figure(
        "M",
        "M-15.5-26.5-8-30.6H8l7.5 4.1-7 20h-17zM7.6-38.4a7.6 7 0 11-15.2 0 7.6 7 0 1115.2 0z"
        "M5.2-49A5.2 5 0 11-5.2-49 5.2 5 0 115.2-49zm-17.6-5.6L-11-56 12.6-45l-.8 2.2z",
        "M-7.6-39.6q7.6-5 15.2 0",
    ),
    "tuco": Figure(
        "T",
        "M-7-30H7c8 2 9.5 11 8.5 17-.5 3.5-2 6.5-2.5 6.5H-13"
        "c-.5 0-2-3-2.5-6.5-1-6 .5-15 8.5-17zm.6-8.6H6.4v2a6.4 5 0 01-12.8 0zm-14.1-9.9"
        "Q-14-41.6 0-41.6q14 0 20.5-6.9-3 11.1-20.5 11.1-17.5 0-20.5-11.1zm13.3 5.9"
        "C-6.5-50-4.4-54.4 0-54.4c4.4 0 6.5 4.4 7.2 11.8z",
        "M-7.4-42Q0-41 7.4-42",
    ),
    "fugitive": Figure(
        "F",
        "M-6-30.5H6Q14.5-23 16.5-6.5H-16.5Q-14.5-23-6-30.5zM1.5-55.5C9.5-52 11.5-43 10-35L6.5-29"
        "h-13L-10-35C-11-43-8.5-50 1.5-55.5z",
        "M-5.6-33.5C-6.2-42-3.4-45.6 0-45.6S6.2-42 5.6-33.5z",
        role=True,
    ),
    "marshal": Figure(
        "M",
        "M-10-30H10l4.5 5v18.5H-14.5V-25zM-6.4-40H6.4v3.4a6.4 5 0 01-12.8 0zM-21-42"
        "q10-3.4 21-3.4T21-42q-10 3.6-21 3.6T-21-42zM-9.2-44.4l1.4-8q3.6-3.2 7.8-1.4"
        " 4.2-1.8 7.8 1.4l1.4 8z",
        "M-14.3-24.6l4.8 2.6M14.3-24.6l-4.8 2.6M0-52.2l1 2.1 2.3.3-1.7 1.6.4 2.3-2-1.1-2 1.1"
        ".4-2.3-1.7-1.6 2.3-.3z",
        role=True,
    ),
}

MARSHAL = (
    "M-15-30H15v11C15-11 8-6 0-4-8-6-15-11-15-19zM-6.6-40H6.6v3.4a6.6 5.6 0 01-13.2 0z"
    "M-18.5-45.5Q-15-41-10-41H10q5 0 8.5-4.5 0 7.9-9.5 7.9H-9q-9.5 0-9.5-7.9z"
    "M-9.6-42c0-8 1.6-12.5 5-12.5q4.6 3.5 9.2 0c3.4 0 5 4.5 5 12.5z"
)
MARSHAL_STAR = "M0-28l2.3 6.2 6.6.3-5.1 4.1 1.7 6.4L0-14.7-5.5-11l1.7-6.4-5.1-4.1 6.6-.3z"
PLATE = "M-17-5H17a2 2 0 012 2V0A2 2 0 0117 2H-17a2 2 0 01-2-2V-3a2 2 0 012-2z"
POINTED_PLATE = "M-23-1.5-16-5H17a2 2 0 012 2V0A2 2 0 0117 2H-16z"
GUN = "M-9-27.4H-23q-1 0-1 1v2q0 1 1 1h7l-1.2 4.2h4.4l1.4-4.2H-9z"
STRUCK_OUT = "M-21-4L21-50"


def _star(x: float, y: float, size: float) -> str:
    tip, waist = 4.6 * size, 1.2 * size
    near, far = waist, tip - waist
    return d(
        "M", x, y - tip, "l", near, far, far, near, -far, near, -near, far,
        -near, -far, -far, -near, far, -near, "z",
    )  # fmt: skip


STARS = _star(2, -40, 1.05) + _star(12, -45, 1.35) + _star(21, -39, 0.95)


def pawn(
    name: str,
    scale: float,
    toward: Toward = Toward.NOWHERE,
    *,
    stunned: bool = False,
    called: str = "",
) -> str:
    """A figure on the board. Every pose has the same nodes, so that a change can be animated.

    `called` is its word in the reader's language, which a role takes its letter from.
    """
    figure = FIGURES[name]
    plate = PLATE if toward is Toward.NOWHERE else POINTED_PLATE
    gun = "" if stunned or toward is Toward.NOWHERE else GUN
    return (
        f'<g style="transform:scale({num(scale, 2)})">'
        f'<g class="{"hx-right" if toward is Toward.RIGHT else "hx-left"}">'
        f"{path('hx-b', plate + gun)}"
        f'<g class="{"hx-lie" if stunned else "hx-up"}">'
        f"{path('hx-b', figure.body)}{path('hx-l', figure.lines)}</g>"
        f"{path('hx-z', STARS) if stunned else ''}</g>"
        f"{_letter(letter_of(name, called), scale, _letter_place(toward, stunned))}</g>"
    )


def marshal(scale: float) -> str:
    """The marshal: the only hollow figure, with a star in place of a letter."""
    drawn = path("hx-law", MARSHAL) + path("hx-star", MARSHAL_STAR + PLATE)
    return f'<g style="transform:scale({num(scale, 2)})">{drawn}</g>'


def letter_of(name: str, called: str = "") -> str:
    """Return the letter of a figure: its own, or for a role the first of its word."""
    figure = FIGURES[name]
    return called[:1].upper() if called and figure.role else figure.letter


def portrait(
    name: str, x: float, y: float, scale: float = 1, *, out: bool = False, called: str = ""
) -> str:
    """A figure beside its name, without a direction; struck out if it is out of the game."""
    figure = FIGURES[name]
    drawn = path("hx-b", PLATE + figure.body) + path("hx-l", figure.lines)
    strike = path("hx-x", STRUCK_OUT) if out else ""
    letter = _letter(letter_of(name, called), scale, STANDING_LETTER)
    return at(x, y, drawn + strike + letter, scale, "hx-is-out" if out else "")


STANDING_LETTER = (0.0, -11.4)


def _letter_place(toward: Toward, stunned: bool) -> tuple[float, float]:
    if not stunned:
        return STANDING_LETTER
    return (7 if toward is Toward.RIGHT else -7), -14.3


def _letter(letter: str, scale: float, place: tuple[float, float]) -> str:
    """The letter of a figure: never mirrored, never lying, never too small to read."""
    usual, least = 15, 12.4
    size = max(usual, least / scale)
    larger = f' style="font-size:{num(size)}px"' if size > usual else ""
    return text("hx-m", letter, *place, larger)
