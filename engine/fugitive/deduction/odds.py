"""The odds that follow from evidence, as exact fractions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction

from engine.core.errors import GameError
from engine.core.record import Record

from .evidence import EVEN, Evidence, Model
from .walk import share_with, tally


class NoWorld(GameError):
    """No world fits the evidence: it contradicts itself."""

    def __init__(self) -> None:
        super().__init__("no cards could lie face down so that all of this is true")


class Odds(Record):
    """The chance of every number for every face-down hideout.

    `total` is the number of worlds; `counts` holds for each place of the trail in how many of
    them its hideout has each number. Both are weights where worlds are weighed. If `error` is
    not 0 the worlds were too many to count: the chances are estimates, and 19 in 20 of them are
    off by no more than `error`.
    """

    total: int
    counts: tuple[Mapping[int, int], ...]
    error: float = 0.0

    def chance(self, place: int, number: int) -> Fraction:
        return Fraction(self.counts[place].get(number, 0), self.total)

    def of_hideout(self, place: int) -> Mapping[int, Fraction]:
        """Return the numbers that a face-down hideout may have, each with its chance."""
        return {number: Fraction(ways, self.total) for number, ways in self.counts[place].items()}

    @property
    def hits(self) -> Mapping[int, Fraction]:
        """The numbers that may be face-down hideouts, each with the chance that it is one."""
        ways: dict[int, int] = {}
        for counts in self.counts:
            for number, some in counts.items():
                ways[number] = ways.get(number, 0) + some
        return {number: Fraction(some, self.total) for number, some in sorted(ways.items())}


class Guess(Record):
    """Numbers to name in one attempt, and the chance that all of them are right."""

    numbers: tuple[int, ...]
    chance: Fraction


def odds(evidence: Evidence, model: Model = EVEN) -> Odds:
    """Return the chance of every number for every face-down hideout."""
    counted = tally(evidence, model)
    if not counted.total:
        raise NoWorld
    return Odds(counted.total, counted.counts, counted.error)


def chance_of_all(evidence: Evidence, numbers: Iterable[int], model: Model = EVEN) -> Fraction:
    """Return the chance that an attempt naming all these numbers succeeds.

    Hideouts depend on one another, so this is not the product of the single chances. Where
    those are estimates so is this, kept within the bounds that they set.
    """
    named = frozenset(numbers)
    known = odds(evidence, model)
    if not named or not evidence.face_up.isdisjoint(named):
        return Fraction(0)
    together = share_with(evidence, model, named)
    if not known.error:
        return together
    hits = [known.hits.get(number, Fraction(0)) for number in named]
    return min(max(together, sum(hits, Fraction(1 - len(hits)))), *hits)


def best_single(evidence: Evidence, model: Model = EVEN) -> Guess | None:
    """Return the likeliest number, the lowest of several; None if no hideout is face down."""
    return likeliest(odds(evidence, model))


def likeliest(known: Odds) -> Guess | None:
    """Return the likeliest number by these odds, the lowest of several."""
    hits = known.hits
    if not hits:
        return None
    number = max(hits, key=lambda each: (hits[each], -each))
    return Guess((number,), hits[number])
