"""What happens along the trail, stage by stage: a card is known, a sprint is laid, a hideout.

A stage says where each situation may lead, and a table says how the count of cards laid goes on
there. Tables are shared by all situations that have come to the same pool, and kept, so that
the way can be gone back when time has gone on.
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
    """Where the trail has come to."""

    last: int
    alive: int
    """The failed attempts of which all numbers up to the last one were there, as bits."""
    under: int = 0
    """The even sprints under the hideout to come; then, once all its sprints lie there, the
    footprints that it needs."""


class Table(dict[Count, tuple[Choice, ...]]):
    """For each count what may follow; worked out when it is first asked for."""

    def __init__(self, work_out: Callable[[Count], tuple[Choice, ...]]) -> None:
        super().__init__()
        self.work_out = work_out

    def __missing__(self, count: Count) -> tuple[Choice, ...]:
        found = self[count] = self.work_out(count)
        return found


class Road(NamedTuple):
    """Where a situation may lead, with what weight, and how the counts go on."""

    to: Situation
    weight: int
    table: Table


class Stage(ABC):
    """One thing that happens. `place` is that of the hideout which gets its number, if one does."""

    place: int | None = None

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self._tables: dict[tuple[int, ...], Table] = {}

    @abstractmethod
    def roads(self, now: Situation) -> Iterator[Road]: ...

    def _table(self, work_out: Callable[..., tuple[Choice, ...]], *key: int) -> Table:
        if key not in self._tables:
            self._tables[key] = Table(lambda count: work_out(*key, count))
        return self._tables[key]


class Known(Stage):
    """A card leaves the fugitive's hand that has been seen since."""

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
    """All sprints lie there: what serves the same need goes on together, weighed by its bluffs."""

    def __init__(self, ledger: Ledger, step: Step, bluff: Fraction) -> None:
        super().__init__(ledger)
        self.step, self.bluff = step, bluff
        self._served: dict[tuple[int, int], list[tuple[int, int]]] = {}

    def roads(self, now: Situation) -> Iterator[Road]:
        key = (now.last, now.under)
        if key not in self._served:
            self._served[key] = list(self._serve(*key))
        for need, weight in self._served[key]:
            yield Road(now._replace(under=need), weight, self._table(_as_it_is))

    def _serve(self, last: int, evens: int) -> Iterator[tuple[int, int]]:
        """The needs that so many even sprints serve, each with its weight."""
        step = self.step
        if evens not in step.evens():
            return
        gaps = (number - last for number in step.numbers)
        for need in sorted({step.need(gap) for gap in gaps if step.fits(gap, evens)}):
            beyond = max(0, step.footprints(evens) - need)
            less = step.footprints(step.slots) - beyond
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
            if number <= last or step.need(number - last) != now.under:
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
        """The failed attempts still alive after a step; None if one would have been right."""
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
    """The sprints get their cards, and what was drawn and not laid is in the hand."""

    def __init__(self, ledger: Ledger, named: frozenset[int]) -> None:
        super().__init__(ledger)
        self.named = named

    def roads(self, now: Situation) -> Iterator[Road]:
        if all(number <= now.last for number in self.named):
            here = self.ledger.pool_of(now.last)
            yield Road(Situation(0, 0), 1, self._table(self._finished, here))

    def _finished(self, here: int, count: Count) -> tuple[Choice, ...]:
        ways = self.ledger.settle(here, len(self.ledger.pools), count).ways
        return (Choice(0, ways * self.ledger.in_hand(count)),)


def _as_it_is(count: Count) -> tuple[Choice, ...]:
    return (Choice(count, 1),)
