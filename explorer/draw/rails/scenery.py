"""The still scenery under a train, its cars, and the words on the strip of ground."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .. import scene
from ..measure import fitting, text_width
from ..piece import Piece, Pieces, piece
from ..svg import d, path, text
from . import train
from .stage import Stage

MARGIN = 12
BASELINE = 18
"""The baseline of words on the ground, counted from the rails."""
NEXT_LINE = 16

Words = Mapping[str, str]


def country(stage: Stage) -> str:
    gauge = stage.gauge
    lands = [
        scene.land(
            row * gauge.height,
            stage.width,
            gauge.rail,
            gauge.ground,
            tallness=1 if stage.large else 0.8,
            last=row == stage.rows - 1,
        )
        for row in range(stage.rows)
    ]
    return scene.sky(stage.width, stage.height) + "".join(lands)


def engine(stage: Stage, words: Words) -> str:
    """The nose of the locomotive, the names of the levels, and a sign that points to the front."""
    nose = train.locomotive_nose(stage.gauge, stage.berths[0].x, 0)
    return nose + _level_words(stage, words) + _front(stage, words)


def _level_words(stage: Stage, words: Words) -> str:
    gauge = stage.gauge
    if stage.large:
        roof = text("hx-u hx-d", words["roof"], MARGIN, gauge.roof - 30)
        return roof + text("hx-u hx-d", words["inside"], MARGIN, gauge.floor - 39)
    return text("hx-d", words["roof"], 8, gauge.roof - 8)


def _front(stage: Stage, words: Words) -> str:
    rail = stage.gauge.rail
    pointer = d("M", 26, rail + 14, "h", -13, "m", 5, -4, "l", -5, 4, 5, 4)
    return path("hx-pointer", pointer) + text("hx-d", words["front"], 32, rail + BASELINE)


def front_end(stage: Stage, words: Words) -> float:
    """The right end of the words about the front, on the ground of the last row."""
    return 32 + text_width(words["front"], 12) if stage.rows == 1 else 0


def cars(stage: Stage, shells: Sequence[str]) -> Pieces:
    """The cars of the train, each with its shell and its wheels."""
    drawn = []
    for number, (berth, shell) in enumerate(zip(stage.berths, shells, strict=True)):
        turning = train.wheels if number else train.driving_wheels
        wheels = turning(stage.gauge, berth.width)
        drawn.append(piece(f"car {number}", berth.x, berth.y, wheels + shell))
    return tuple(drawn)


def couplings(stage: Stage, number: int) -> list[tuple[float, float]]:
    """The couplings to the car in front; where the train wraps, out of the board and in again."""
    berths, berth = stage.berths, stage.berths[number]
    ends: list[tuple[float, float]] = []
    if number > 0:
        wrapped = berths[number - 1].row < berth.row
        ends.append((-berth.x if wrapped else -stage.gauge.gap - 1, 1))
    if number + 1 < len(berths) and berths[number + 1].row > berth.row:
        ends.append((berth.width - 1, stage.width - berth.x))
    return ends


def caption(stage: Stage, wanted: Sequence[str], left: float, words: Words) -> Piece:
    """The last line of the ground: the last move, right of `left`, or a sign to the rear."""
    x = stage.width - MARGIN
    lower = NEXT_LINE * (stage.gauge.ground // NEXT_LINE - 1)
    y = (stage.rows - 1) * stage.gauge.height + stage.gauge.rail + BASELINE + lower
    if not wanted:
        pointer = path("hx-pointer", d("M", -13, -4, "h", 13, "m", -5, -4, "l", 5, 4, -5, 4))
        return piece("caption", x, y, pointer + text("hx-d hx-end", words["rear"], -19, 0))
    said = fitting(wanted, x - left - MARGIN, 12)
    return piece("caption", x, y, text("hx-d hx-end", said, 0, 0))
