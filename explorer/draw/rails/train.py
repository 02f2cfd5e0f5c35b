"""The train: cars as cutaways, the nose of the locomotive, the time car.

A car is drawn from its left wall, on the height of its row: roof slab, timber band with the
name, room, floor, wheels.
"""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from engine.core.record import Record

from ..svg import box, d, disc, path, rect, text

WALL = 3.5
SLAB = 7
NAME_INSET = 8


class Gauge(Record):
    """The measures of a train at one size; all heights count from the top of its row."""

    lane: int
    """The room above a floor."""
    band: int
    beam: int
    """The thickness of the beam under a car."""
    gap: int
    nose: int
    ground: int
    scale: float
    """The scale of a pawn if there is room to spare."""
    bogies: bool
    """True if the wheels go in pairs."""
    sill: int = 0
    """The strip under the feet inside, where loot lies."""

    @property
    def roof(self) -> float:
        return self.lane + 2

    @property
    def band_top(self) -> float:
        return self.roof + SLAB - 1

    @property
    def room_top(self) -> float:
        return self.band_top + self.band

    @property
    def floor(self) -> float:
        return self.room_top + self.lane

    @property
    def deck(self) -> float:
        """The top of the beam, which the sill lies on."""
        return self.floor + self.sill

    @property
    def rail(self) -> float:
        return self.deck + self.beam + 23

    @property
    def height(self) -> float:
        return self.rail + self.ground


@lru_cache
def car(gauge: Gauge, width: float, name: str, *couplings: tuple[float, float]) -> str:
    """A car with its couplings, each from a left to a right end.

    Its name stands in the middle of the band, or at the left if loot hangs at the right.
    """
    top, floor, deck = gauge.room_top, gauge.floor, gauge.deck
    opening = d("M", WALL, top, "V", floor, "H", width - WALL, "V", top, "z")
    iron = box(-2, deck, width + 4, gauge.beam) + "".join(
        box(left, deck + 0.5, right - left, 4.5) for left, right in couplings
    )
    baseline = gauge.band_top + gauge.band / 2 + 5.1
    return (
        path("hx-room", box(0, top, width, floor - top))
        + path("hx-timber", box(0, gauge.band_top, width, floor - gauge.band_top) + opening)
        + (path("hx-sill", box(0, floor, width, gauge.sill)) if gauge.sill else "")
        + rect("hx-roof", -3, gauge.roof, width + 6, SLAB, 3)
        + path("hx-iron", iron)
        + (
            text("hx-plate", name, NAME_INSET, baseline)
            if gauge.sill
            else text("hx-plate hx-mid", name, width / 2, baseline)
        )
    )


def tail_lamp(gauge: Gauge, width: float) -> str:
    return path("hx-tail", disc(width + 1, gauge.floor - 9, 4.5))


def outline(gauge: Gauge, width: float) -> str:
    """The outline of a wagon that has been uncoupled."""
    shell = (
        box(-3, gauge.roof, width + 6, SLAB)
        + box(0, gauge.room_top, width, gauge.deck - gauge.room_top)
        + box(-2, gauge.deck, width + 4, gauge.beam)
    )
    rims = "".join(disc(x, gauge.rail - 9, 7) for x in _wheel_places(gauge, width))
    return path("hx-gone", shell + rims)


@lru_cache
def wheels(gauge: Gauge, width: float) -> str:
    return _wheels(_wheel_places(gauge, width), gauge.rail - 9, 7)


@lru_cache
def driving_wheels(gauge: Gauge, width: float) -> str:
    places = (0.17 * width, 0.5 * width, 0.83 * width)
    rod = path("hx-rod", d("M", places[0], gauge.rail - 13, "H", places[2]))
    return rod + _wheels(places, gauge.rail - 13, 11)


def _wheel_places(gauge: Gauge, width: float) -> tuple[float, ...]:
    if not gauge.bogies:
        near, far = round(0.22 * width), round(0.78 * width)
        return near, far
    near, far = round(0.2 * width), round(0.8 * width)
    return near - 10, near + 10, far - 10, far + 10


def _wheels(places: tuple[float, ...], y: float, radius: float) -> str:
    hub = d("m", radius, 0, "h", 0.1)
    return path("hx-wheel", "".join(disc(x, y, radius) + hub for x in places))


@lru_cache
def locomotive_nose(gauge: Gauge, x: float, y: float) -> str:
    """The part of the locomotive in front of its cab, whose left wall is at x."""
    left, rail = x - gauge.nose, y + gauge.rail
    under = y + gauge.deck + gauge.beam
    top = y + gauge.floor - 0.72 * gauge.lane
    boiler = d(
        "M", x + 1, top, "H", left + 16, "a", 16, 16, 0, 0, 0, -16, 16, "V", under + 3, "H", x + 1,
        "z",
    )  # fmt: skip
    chimney = d("M", left + 15, top + 2, "v", -28, "l", -6, -18, "h", 22, "l", -6, 18, "v", 28, "z")
    catcher = d("M", left + 6, under, "L", left - 12, rail - 2, "h", 26, "L", left + 20, under, "z")
    ribs = d("M", left + 3, under + 3, "l", -7, 17, "M", left + 9, under + 3, "l", -5, 17)
    trim = d("M", left + 18, top + 1, "V", under + 2, "M", x - 9, top, "V", under + 2)
    return (
        path("hx-engine", catcher)
        + path("hx-ribs", ribs)
        + path("hx-engine", boiler + chimney)
        + rect("hx-engine", left + 7, top - 47, 26, 5, 2)
        + path("hx-trim", trim)
        + f'<circle class="hx-lamp" cx="{left + 2:.1f}" cy="{top + 9:.1f}" r="5.5"/>'
        + _wheels((left + 26,), rail - 9, 7)
    )


TIME_CAR_WIDTH = 54
DIAL = 27


def time_car_clock(gauge: Gauge, y: float) -> float:
    """The height of the middle of the clock."""
    return y + gauge.floor - 0.54 * gauge.lane


@lru_cache
def time_car(gauge: Gauge, x: float, y: float) -> str:
    """A clock on a trolley, where nobody stands. Its middle is at x."""
    rail = y + gauge.rail
    middle = time_car_clock(gauge, y)
    deck = rail - 18
    stand = d("M", x - 15, deck, "L", x - 8, middle + 24, "h", 16, "L", x + 15, deck, "z")
    ticks = "".join(_tick(x, middle, hour) for hour in range(12))
    backward = d("M", x + 10, middle + 7, "A", 12.5, 12.5, 0, 1, 0, x - 11.5, middle + 5)
    head = d("M", x - 16.5, middle + 1, "l", 5, 5, 5.2, -5)
    hands = d("M", x, middle - 7, "v", 7, "h", 5)
    return (
        rect("hx-iron", x - TIME_CAR_WIDTH / 2, deck, TIME_CAR_WIDTH, 5, 2)
        + _wheels((x - 15, x + 15), rail - 8, 6)
        + path("hx-engine", stand)
        + f'<circle class="hx-dial" cx="{x:.1f}" cy="{middle:.1f}" r="{DIAL}"/>'
        + path("hx-tick", ticks)
        + path("hx-hand", backward + head + hands)
    )


def _tick(x: float, y: float, hour: int) -> str:
    angle = hour * pi / 6
    inner = 19 if hour % 3 == 0 else 22
    dx, dy = sin(angle), -cos(angle)
    return d("M", x + 24.5 * dx, y + 24.5 * dy, "L", x + inner * dx, y + inner * dy)
