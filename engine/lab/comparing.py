"""How two results differ: the size of each difference with its interval, and what pairing gained.

Games of the same number and seed are played on the same luck, so their differences vary less than
the games do. By how much depends on the change and on the players, so each comparison says it.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import isfinite

from engine.core.bounds import quoted
from engine.core.errors import GameError
from engine.core.record import Record

from .arrays import np
from .intervals import CONFIDENCE, Interval, Values, betting, unbounded
from .measures import Asked, Measure, Series, find_measure, measured
from .results import Result


class Difference(Record):
    """What b has more than a of a label: the effect, its interval, and what pairing left.

    `left` is the variance of the differences as a share of what it would be without pairing.
    """

    label: str
    a: float
    b: float
    effect: float
    interval: Interval
    left: float
    games: int

    def __str__(self) -> str:
        name = f"{self.label}: " if self.label else ""
        low, high = self.interval.low, self.interval.high
        sizes = f"{self.a:.4g} → {self.b:.4g}"
        return f"{name}{self.effect:+.4g} [{low:+.4g}, {high:+.4g}], {sizes} in {self.games} games"


class Comparison(Record):
    measure: str
    meaning: str
    confidence: float
    shared: bool
    """Whether both results were played on the same luck."""
    left: float
    """The variance that pairing left over all labels; 1 where it gained nothing."""
    width: float
    """The width of the intervals beside that of games matched with another game's luck."""
    rows: tuple[Difference, ...]
    warning: str = ""
    source: tuple[str, ...] = ()
    """What was played of either, in a sentence each."""
    share: bool = False
    """Whether every value lies from 0 to 1."""

    def __getitem__(self, label: str) -> Difference:
        for row in self.rows:
            if row.label == label:
                return row
        known = ", ".join(quoted(row.label) for row in self.rows)
        raise GameError(f"the comparison has no {quoted(label)}; there are {known}")

    @property
    def gained(self) -> str:
        """Return what pairing gained, in a sentence."""
        if not self.shared:
            return "The two were played on different luck, so nothing is paired."
        if self.left >= 1:
            return "Both were played on the same luck, but pairing gained nothing."
        return (
            f"Both were played on the same luck: {self.left:.0%} of the variance is left, and the "
            f"intervals are {self.width:.2f} times as wide as without pairing."
        )

    def __str__(self) -> str:
        head = f"{self.measure} ({self.meaning}), b less a, {self.confidence:.0%} intervals"
        return "\n".join([head, *map(str, self.rows), *self.notes, *self.source])

    @property
    def notes(self) -> tuple[str, ...]:
        return (self.gained, *((self.warning,) if self.warning else ()))

    def cite(self) -> str:
        return " Compared with: ".join(self.source)


def compare(a: Result, b: Result, measure: Asked, confidence: float = CONFIDENCE) -> Comparison:
    """Return how b differs from a; without shared luck games are matched in the order of play."""
    if a.game != b.game:
        raise GameError(f"{a.game} and {b.game} are different games and can't be compared")
    found, shared = find_measure(measure), on_the_same_luck(a, b)
    ours, theirs = measured(found, a.games), measured(found, b.games)
    labels = list(dict.fromkeys((*ours, *theirs)))
    pairs = {
        label: _pairs(_all(found, ours, label, a), _all(found, theirs, label, b), shared)
        for label in labels
    }
    kept = {label: both for label, both in pairs.items() if both[0].size}
    if not kept:
        raise GameError(f"no game of both results has a value of {found.name} to compare")
    rows = tuple(
        difference(label, one, other, found, a.planned, confidence)
        for label, (one, other) in kept.items()
    )
    apart = sum(float(one.var() + other.var()) for one, other in kept.values())
    paired = sum(float((other - one).var()) for one, other in kept.values())
    left = paired / apart if apart else 1.0
    width = 1.0
    if shared:
        unpaired = [
            _interval(np.roll(other, 1) - one, found, a.planned, confidence)
            for one, other in kept.values()
        ]
        width = _ratio([row.interval.half for row in rows], [each.half for each in unpaired])
    warning = a.warning or b.warning
    sources = (f"a: {a.cite()}", f"b: {b.cite()}")
    return Comparison(
        found.name,
        found.meaning,
        confidence,
        shared,
        left,
        width,
        rows,
        warning,
        sources,
        found.share,
    )


def on_the_same_luck(a: Result, b: Result) -> bool:
    return (a.seed, a.drawn, len(a.names)) == (b.seed, b.drawn, len(b.names))


def _all(measure: Measure, found: Mapping[str, Series], label: str, result: Result) -> Series:
    """The values of a label; where one result never has it, what its absence counts."""
    if label in found or measure.absent is None:
        return found.get(label, {})
    return {played.number: measure.absent for played in result.games}


def _pairs(ours: Series, theirs: Series, shared: bool) -> tuple[Values, Values]:
    if shared:
        both = sorted(ours.keys() & theirs.keys())
        return np.array([ours[each] for each in both]), np.array([theirs[each] for each in both])
    count = min(len(ours), len(theirs))
    one = [ours[number] for number in sorted(ours)[:count]]
    return np.array(one), np.array([theirs[number] for number in sorted(theirs)[:count]])


def difference(
    label: str, one: Values, other: Values, measure: Measure, planned: int, confidence: float
) -> Difference:
    """Return what the other has more than the one, game by game."""
    effects = other - one
    interval = _interval(effects, measure, planned, confidence)
    apart = float(one.var() + other.var())
    left = float(effects.var()) / apart if apart else 1.0
    means = (float(one.mean()), float(other.mean()), float(effects.mean()))
    return Difference(label, *means, interval, left, int(one.size))


def _interval(effects: Values, measure: Measure, planned: int, confidence: float) -> Interval:
    """The interval for a mean difference; one of shares lies from -1 to 1."""
    if not measure.share:
        return unbounded(effects, planned, confidence)
    mapped = betting((effects + 1) / 2, planned, confidence)
    return Interval(2 * mapped.low - 1, 2 * mapped.high - 1)


def _ratio(ours: list[float], theirs: list[float]) -> float:
    ratio = sum(ours) / sum(theirs) if sum(theirs) else 1.0
    return ratio if isfinite(ratio) else 1.0
