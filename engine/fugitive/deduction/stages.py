"""The stages of a walk: a known card leaves the hand, a sprint is laid, a hideout gets its number.

A stage says to which situations each situation may lead, and a table says how the count of
cards laid changes on the way. Situations that have come to the same pool share a table. Tables
are kept, since the walk needs them again on its way back.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import NamedTuple

from .evidence import Miss
from .ledger import Choice, Count, Ledger
from .trail import Step


class Situation(NamedTuple):
    """A point on the way along the trail: the last number, and what is still open there."""

    last: int
    alive: int
    """The failed attempts that may still come out right, as bits: every number they name up to
    the last hideout was there."""
    under: int = 0
    """While sprints are laid for the next hideout, how many of them are even; once all are
    laid, the footprints that the hideout needs."""


class Table(dict[Count, tuple[Choice, ...]]):
    """Maps a count to those that may follow it, computed when it is first asked for."""

    def __init__(self, work_out: Callable[[Count], tuple[Choice, ...]]) -> None:
        super().__init__()
        self.work_out = work_out

    def __missing__(self, count: Count) -> tuple[Choice, ...]:
        found = self[count] = self.work_out(count)
        return found


class Road(NamedTuple):
    """A situation that another may lead to, with its weight and a table of how counts change."""

    to: Situation
    weight: int
    table: Table


class Stage(ABC):
    """One thing that happens. `place` is the face-down hideout that gets its number, if any."""

    place: int | None = None

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self._tables: dict[tuple[int, ...], Table] = {}

    @abstractmethod
    def roads(self, now: Situation) -> Iterator[Road]:
        """Yield the situations that may follow."""

    def _table(self, work_out: Callable[..., tuple[Choice, ...]], *key: int) -> Table:
        if key not in self._tables:
            self._tables[key] = Table(lambda count: work_out(*key, count))
        return self._tables[key]


class Known(Stage):
    """A card leaves the fugitive's hand that is known by now."""

    def __init__(self, ledger: Ledger, pool: int) -> None:
        super().__init__(ledger)
        self.pool = pool

    def roads(self, now: Situation) -> Iterator[Road]:
        yield Road(now, 1, self._table(self.ledger.known_card, self.pool))


class Sprint(Stage):
    """A sprint is laid face down."""

    def roads(self, now: Situation) -> Iterator[Road]:
        here = self.ledger.pool_of(now.last)
        for odd in (0, 1):
            table = self._table(self.ledger.sprints, here, odd)
            yield Road(now._replace(under=now.under + 1 - odd), 1, table)


class Gathered(Stage):
    """All sprints of a hideout are laid: situations with the same need are joined.

    Footprints beyond the need are a bluff and lower the weight.
    """

    def __init__(self, ledger: Ledger, step: Step, bluff: Fraction) -> None:
        super().__init__(ledger)
        self.step, self.reach, self.bluff = step, step.reach(), bluff
        self._served: dict[tuple[int, int], list[tuple[int, int]]] = {}

    def roads(self, now: Situation) -> Iterator[Road]:
        key = (now.last, now.under)
        if key not in self._served:
            self._served[key] = list(self._serve(*key))
        for need, weight in self._served[key]:
            yield Road(now._replace(under=need), weight, self._table(_as_it_is))

    def _serve(self, last: int, evens: int) -> Iterator[tuple[int, int]]:
        """Yield the needs that so many even sprints can meet, each with its weight."""
        step, fits = self.step, self.reach.fits
        fitting = [number for number in step.numbers if fits(last, number, evens)]
        for need in sorted({step.need(last, number) for number in fitting}):
            beyond = max(0, step.footprints(evens) - need)
            less = step.most_footprints - beyond
            yield need, int(self.bluff.numerator**beyond * self.bluff.denominator**less)


class Arrival(Stage):
    """The hideout gets its number."""

    def __init__(
        self,
        ledger: Ledger,
        step: Step,
        place: int,
        misses: tuple[Miss, ...],
        named: frozenset[int],
    ) -> None:
        super().__init__(ledger)
        self.step, self.at, self.misses, self.named = step, place, misses, named
        self.place = place if step.hidden else None

    def roads(self, now: Situation) -> Iterator[Road]:
        step, last = self.step, now.last
        here = self.ledger.pool_of(last)
        for number in step.numbers:
            if number <= last or step.need(last, number) != now.under:
                continue
            if any(last < each < number for each in self.named):
                continue
            alive = self._alive(now.alive, last, number)
            if alive is None:
                continue
            there = self.ledger.pool_of(number)
            table = (
                self._table(self.ledger.hideout, here, there, number % 2)
                if step.hidden
                else self._table(self._settled, here, there)
            )
            yield Road(Situation(number, alive), 1, table)

    def _settled(self, here: int, there: int, count: Count) -> tuple[Choice, ...]:
        return (self.ledger.settle(here, there, count),)

    def _alive(self, alive: int, last: int, number: int) -> int | None:
        """Return the failed attempts that are still alive after this hideout.

        Return None if one of them would have been right, which rules the situation out.
        """
        for i, miss in enumerate(self.misses):
            if alive >> i & 1 and self.at < miss.trail:
                if any(last < each < number for each in miss.numbers):
                    alive ^= 1 << i
                elif miss.numbers[-1] <= number:
                    return None
                elif self.at + 1 == miss.trail:
                    alive ^= 1 << i
        return alive


class Finish(Stage):
    """The end: all sprints are assigned cards, and the cards still in hand are counted."""

    def __init__(self, ledger: Ledger, named: frozenset[int]) -> None:
        super().__init__(ledger)
        self.named = named

    def roads(self, now: Situation) -> Iterator[Road]:
        if all(number <= now.last for number in self.named):
            here = self.ledger.pool_of(now.last)
            yield Road(Situation(0, 0), 1, self._table(self._finished, here))

    def _finished(self, here: int, count: Count) -> tuple[Choice, ...]:
        ways = self.ledger.settle(here, len(self.ledger.pools), count).ways
        return (Choice(0, ways * self.ledger.hands(count)),)


def _as_it_is(count: Count) -> tuple[Choice, ...]:
    return (Choice(count, 1),)
