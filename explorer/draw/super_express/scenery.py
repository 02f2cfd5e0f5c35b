"""The still scenery under the pieces."""

from __future__ import annotations

from engine.super_express.state import State

from ..measure import fitting
from ..rails import train
from ..rails.scenery import country, engine
from ..rails.stage import Stage
from ..svg import text
from .stage import CLOCK
from .status import Words


def scenery(stage: Stage, view: State, words: Words) -> str:
    clock = _time_car(stage, words) if view.options.time_car else ""
    return country(stage) + clock + engine(stage, words)


def _time_car(stage: Stage, words: Words) -> str:
    gauge, x = stage.gauge, CLOCK[stage.gauge]
    chimney = stage.berths[0].x - gauge.nose + 6
    room = 2 * min(x - 2, chimney - x)
    said = fitting((words["time_car"], words["time_car_short"]), room, 12)
    label = text("hx-d hx-mid", said, x, train.time_car_clock(gauge, 0) - 36)
    return train.time_car(gauge, x, 0) + label
