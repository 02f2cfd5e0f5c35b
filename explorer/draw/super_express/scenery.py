"""What lies still under the pieces, and the caption on the strip of ground."""

from __future__ import annotations

from engine.super_express.events import Event
from engine.super_express.state import State

from .. import scene, train
from ..measure import fitting, text_width
from ..svg import d, keyed, path, text
from .captions import captions
from .stage import CLOCK, LARGE, Stage
from .status import Words

MARGIN = 12
BASELINE = 18
"""Of words on the ground, under the rails."""


def scenery(stage: Stage, view: State, words: Words) -> str:
    gauge = stage.gauge
    lands = [
        scene.land(
            row * gauge.height,
            stage.width,
            gauge.rail,
            gauge.ground,
            tallness=1 if gauge is LARGE else 0.8,
            last=row == stage.rows - 1,
        )
        for row in range(stage.rows)
    ]
    cab = stage.berths[0].x
    return (
        scene.sky(stage.width, stage.height)
        + "".join(lands)
        + (_time_car(stage, words) if view.options.time_car else "")
        + train.locomotive_nose(gauge, cab, 0)
        + _floor_words(stage, words)
        + _front(stage, words)
    )


def _time_car(stage: Stage, words: Words) -> str:
    gauge, x = stage.gauge, CLOCK[stage.gauge]
    chimney = stage.berths[0].x - gauge.nose + 6
    room = 2 * min(x - 2, chimney - x)
    said = fitting((words["time_car"], words["time_car_short"]), room, 12)
    label = text("hx-d hx-mid", said, x, train.time_car_clock(gauge, 0) - 36)
    return train.time_car(gauge, x, 0) + label


def _floor_words(stage: Stage, words: Words) -> str:
    gauge = stage.gauge
    if gauge is LARGE:
        roof = text("hx-u hx-d", words["roof"], MARGIN, gauge.roof - 30)
        return roof + text("hx-u hx-d", words["inside"], MARGIN, gauge.floor - 39)
    return text("hx-d", words["roof"], 8, gauge.roof - 8)


def _front(stage: Stage, words: Words) -> str:
    rail = stage.gauge.rail
    pointer = d("M", 26, rail + 14, "h", -13, "m", 5, -4, "l", -5, 4, 5, 4)
    return path("hx-pointer", pointer) + text("hx-d", words["front"], 32, rail + BASELINE)


def caption(stage: Stage, view: State, last: tuple[Event, ...], words: Words) -> str:
    """The last move in words, or where nothing is told, which way the rear is."""
    x = stage.width - MARGIN
    y = (stage.rows - 1) * stage.gauge.height + stage.gauge.rail + BASELINE
    wanted = captions(view, last, words)
    if not wanted:
        pointer = path("hx-pointer", d("M", -13, -4, "h", 13, "m", -5, -4, "l", 5, 4, -5, 4))
        return keyed("caption", x, y, pointer + text("hx-d hx-end", words["rear"], -19, 0))
    front = 32 + text_width(words["front"], 12) + MARGIN if stage.rows == 1 else MARGIN
    said = fitting(wanted, x - front, 12)
    return keyed("caption", x, y, text("hx-d hx-end", said, 0, 0))
