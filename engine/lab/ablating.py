"""Which change matters most: every setting in turn against those of the table, ranked.

Whoever looks at twenty intervals finds one that misses by mere luck. So all intervals together
hold with the confidence that was asked for: each of k has a k-th of what may go wrong.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.errors import GameError
from engine.core.record import Record

from .comparing import Comparison, Difference, compare
from .intervals import CONFIDENCE
from .measures import Measure
from .results import Result
from .sourced import Sourced
from .trying import Setting


class Change(Record):
    """A setting, the label that it changes most, and what pairing gained."""

    setting: Setting
    label: str
    difference: Difference
    left: float
    """The variance that pairing left over all labels."""
    width: float
    """The width of the intervals beside that of games with another game's luck."""

    @property
    def sure(self) -> bool:
        """Return whether the interval leaves zero out."""
        return self.difference.interval.low > 0 or self.difference.interval.high < 0

    def __str__(self) -> str:
        row, low, high = (
            self.difference,
            self.difference.interval.low,
            self.difference.interval.high,
        )
        name = f" of {self.label}" if self.label else ""
        gained = f"{self.left:.0%} of the variance left"
        sizes = f"{row.effect:+.4g}{name} [{low:+.4g}, {high:+.4g}], {row.a:.4g} → {row.b:.4g}"
        return f"{'*' if self.sure else ' '} {self.setting}: {sizes}; {gained}"


class Refused(Record):
    """A setting that can't be tried alone, and why."""

    setting: Setting
    reason: str


class Ablation(Sourced, Record):
    measure: str
    meaning: str
    confidence: float
    """The confidence of all intervals together."""
    each: float
    """The confidence of each interval, which is higher."""
    games: int
    changes: tuple[Change, ...]
    """What was tried, the largest effect first."""
    refused: tuple[Refused, ...] = ()
    waiting: tuple[Setting, ...] = ()
    """What was not tried any more, because somebody stopped."""
    warning: str = ""
    source: str = ""
    share: bool = False

    def __getitem__(self, setting: str) -> Change:
        for each in self.changes:
            if str(each.setting) == setting:
                return each
        known = ", ".join(str(each.setting) for each in self.changes)
        raise GameError(f"{setting!r} was not tried; there are {known}")

    @property
    def remarks(self) -> tuple[str, ...]:
        sure = sum(each.sure for each in self.changes)
        together = (
            f"All intervals together hold with {self.confidence:.0%} confidence, each alone with "
            f"{self.each:.2%}. {sure} of {len(self.changes)} changes leave zero out."
        )
        refused = [f"Not tried: {each.setting} ({each.reason})" for each in self.refused]
        left = ", ".join(map(str, self.waiting))
        stopped = [f"Stopped before {left}."] if left else []
        return (together, *refused, *stopped)

    def __str__(self) -> str:
        head = f"{self.measure} ({self.meaning}), changes ranked by effect, {self.games} games each"
        return self.written(head, self.changes)


def ablation(
    base: Result,
    tried: Sequence[tuple[Setting, Result]],
    measure: Measure,
    confidence: float = CONFIDENCE,
    refused: Sequence[Refused] = (),
    waiting: Sequence[Setting] = (),
) -> Ablation:
    """The changes ranked by their largest effect on a measure."""
    count = sum(len(compare(base, result, measure).rows) for _, result in tried)
    each = 1 - (1 - confidence) / max(count, 1)
    changes = [_change(setting, compare(base, result, measure, each)) for setting, result in tried]
    ranked = sorted(changes, key=lambda change: -abs(change.difference.effect))
    return Ablation(
        measure.name,
        measure.meaning,
        confidence,
        each,
        len(base.games),
        tuple(ranked),
        tuple(refused),
        tuple(waiting),
        base.warning,
        base.cite(),
        measure.share,
    )


def _change(setting: Setting, found: Comparison) -> Change:
    largest = max(found.rows, key=lambda row: abs(row.effect))
    return Change(setting, largest.label, largest, found.left, found.width)
