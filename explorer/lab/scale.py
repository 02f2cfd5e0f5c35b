"""Numbers of a chart: the scale of its axis, the ticks on it, and how a value is written."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil, floor, isfinite, log10

from engine.core.record import Record

TICKS = 6


class Unit(Record):
    """How values are written: shares as percent, differences with their sign."""

    share: bool = False
    signed: bool = False

    def text(self, value: float) -> str:
        if not isfinite(value):
            return "−∞" if value < 0 else "∞"
        sign = "+" if self.signed else ""
        if self.share:
            said = f"{100 * value:{sign}.1f}"
            return (said if self.signed else f"{said}%").replace("-", "−")
        return f"{value:{sign}.4g}".replace("-", "−")

    def tick(self, value: float) -> str:
        """A round value at the axis."""
        if not value:
            return "0"
        if self.share:
            return f"{100 * value:g}".replace("-", "−") + "%" * (not self.signed)
        return f"{value:g}".replace("-", "−")

    @property
    def name(self) -> str:
        """Return what stands at the axis."""
        return "percentage points" if self.share and self.signed else ""


class Scale(Record):
    """A row of values from `low` to `high`, over `width` pixels from `left`."""

    low: float
    high: float
    left: float
    width: float

    def at(self, value: float) -> float:
        """Return where a value lies; those outside the scale lie at its edge."""
        within = min(max(value, self.low), self.high)
        return self.left + (within - self.low) / (self.high - self.low) * self.width

    @property
    def ticks(self) -> tuple[float, ...]:
        step = _round_step((self.high - self.low) / TICKS)
        first = ceil(self.low / step - 1e-9)
        last = floor(self.high / step + 1e-9)
        return tuple(round(each * step, 12) for each in range(first, last + 1))


def scale(values: Iterable[float], left: float, width: float) -> Scale:
    """A scale that holds all values that are finite, with some air around them."""
    finite = [value for value in values if isfinite(value)] or [0.0, 1.0]
    low, high = min(finite), max(finite)
    if high - low < 1e-12:
        low, high = low - 0.5, high + 0.5
    air = (high - low) * 0.04
    return Scale(low - air if low else 0.0, high + air if high else 0.0, left, width)


def _round_step(wanted: float) -> float:
    """The next of 1, 2, 5, 10, 20, … at any size."""
    power = 10.0 ** floor(log10(wanted))
    return next(power * each for each in (1, 2, 5, 10) if power * each >= wanted * (1 - 1e-9))
