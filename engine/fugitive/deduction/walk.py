"""The walk that counts worlds: from the start along the trail, hideout by hideout.

A world gives a number to every face-down hideout and a card to every face-down sprint. Worlds
are too many to be listed, but most of what tells two of them apart makes no difference to how
they can go on. After each hideout the walk knows only

- the last number, since the next one is higher and within reach of it;
- which failed attempts are still alive: all their numbers up to the last one were there;
- how many odd and even cards have been laid from each pool (see `ledger`).

and for each such situation how many ways lead to it. A sprint matters by its parity alone, so
that a gap only asks for so many even ones among the sprints.

What is carried is not one number but a row of them, written side by side in one long integer:
all the ways, and of these the ways in which a given hideout had a given number. A sum of rows,
or a row times a number of ways, is one operation on the integer; giving a number to a hideout
copies the first entry into one that is still empty. So one walk yields all odds.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from math import prod
from typing import TypeAlias

from engine.core.record import Record

from .evidence import Evidence, Model
from .ledger import Count, Ledger
from .pools import pools
from .trail import Step, Walkable, walkable

Row: TypeAlias = int
Rows: TypeAlias = dict[Count, Row]
Situation: TypeAlias = tuple[int, int]
"""The last number, and the failed attempts that are alive as bits."""


class Tally(Record):
    """How many worlds there are, and in how many a hideout of the trail has a number.

    Where worlds weigh less than 1, all is multiplied by `scale`, so that it stays whole.
    """

    total: int
    counts: tuple[Mapping[int, int], ...]
    scale: int = 1


@lru_cache(maxsize=64)
def tally(evidence: Evidence, model: Model) -> Tally:
    ready = walkable(evidence)
    if ready is None:
        return Tally(0, tuple({} for _ in evidence.trail))
    return _Walk(evidence, model, ready).tally()


class _Walk:
    def __init__(self, evidence: Evidence, model: Model, ready: Walkable) -> None:
        self.steps, self.misses = ready
        self.bluff = model.bluff
        self.spent = sorted(evidence.spent, key=lambda spent: spent.time)
        self.ledger = Ledger(pools(evidence, model.draws))
        entries = [
            (place, number)
            for place, step in enumerate(self.steps)
            if step.hidden
            for number in step.numbers
        ]
        self.width = self._most_ways().bit_length() + 1
        self.first = (1 << self.width) - 1
        self.entry = {each: self.width * i for i, each in enumerate(entries, 1)}

    def _most_ways(self) -> int:
        """A number that no entry of a row can pass."""
        unseen = sum(sum(pool.unseen) for pool in self.ledger.pools)
        slots = sum(step.slots for step in self.steps)
        drawn = prod(
            max(len(pool.draws), sum(pool.unseen)) ** len(pool.draws)
            for pool in self.ledger.pools
            if pool.draws
        )
        numbers = prod(len(step.numbers) for step in self.steps)
        return int(numbers * unseen**slots * drawn * self.scale)

    @property
    def scale(self) -> int:
        most: int = self.bluff.denominator ** sum(
            step.footprints(step.slots) for step in self.steps
        )
        return most

    def tally(self) -> Tally:
        alive = (1 << len(self.misses)) - 1
        now: dict[Situation, Rows] = {(0, alive): {0: 1}}
        for place, step in enumerate(self.steps):
            now = self._spend(now, step.hideout.laid)
            now = self._lay(now, place, step)
        now = self._spend(now, None)
        row = sum(self._finished(last, rows) for (last, _), rows in now.items())
        counts: tuple[dict[int, int], ...] = tuple({} for _ in self.steps)
        for (place, number), offset in self.entry.items():
            if ways := row >> offset & self.first:
                counts[place][number] = ways
        return Tally(row & self.first, counts, self.scale)

    def _finished(self, last: int, rows: Rows) -> Row:
        here, end = self.ledger.pool_of(last), len(self.ledger.pools)
        return sum(
            row * self.ledger.settle(here, end, count).ways * self.ledger.in_hand(count)
            for count, row in rows.items()
        )

    def _spend(self, now: dict[Situation, Rows], until: int | None) -> dict[Situation, Rows]:
        """Account for the cards discarded before a time."""
        while self.spent and (until is None or self.spent[0].time < until):
            spent = self.spent.pop(0)
            self.ledger.turn_to(spent.time)
            now = self._known(now, spent.card)
        return now

    def _known(self, now: dict[Situation, Rows], card: int) -> dict[Situation, Rows]:
        ways = self.ledger.known_card(card, {count for rows in now.values() for count in rows})
        return {
            situation: {count: row * ways[count] for count, row in rows.items() if ways[count]}
            for situation, rows in now.items()
        }

    def _lay(self, now: dict[Situation, Rows], place: int, step: Step) -> dict[Situation, Rows]:
        self.ledger.turn_to(step.hideout.laid)
        for card in step.hideout.sprints:
            now = self._known(now, card)
        if step.hideout.number is not None:
            now = self._known(now, step.hideout.number)
        after: dict[Situation, Rows] = {}
        for (last, alive), rows in now.items():
            by_evens = self._with_sprints(self.ledger.pool_of(last), rows, step)
            mixed: dict[tuple[int, int], Rows] = {}
            for number in step.numbers:
                still = self._alive(alive, place, last, number)
                evens = [each for each in by_evens if step.fits(number - last, each)]
                if still is None or not evens:
                    continue
                key = (step.need(number - last), len(evens))
                if key not in mixed:
                    mixed[key] = self._mixed(by_evens, evens, step, key[0])
                target = after.setdefault((number, still), {})
                self._arrive(target, mixed[key], place, last, number)
        return after

    def _with_sprints(self, here: int, rows: Rows, step: Step) -> Mapping[int, Rows]:
        """The rows once the hidden sprints are laid, by how many of these are even."""
        by_evens: dict[int, Rows] = {0: rows}
        for _ in range(step.slots):
            grown: dict[int, Rows] = {}
            for evens, some in by_evens.items():
                for count, row in some.items():
                    for after, ways, even in self.ledger.sprints(here, count):
                        into = grown.setdefault(evens + even, {})
                        into[after] = into.get(after, 0) + (row if ways == 1 else row * ways)
            by_evens = grown
        told = step.evens()
        return {evens: some for evens, some in sorted(by_evens.items()) if evens in told}

    def _mixed(
        self, by_evens: Mapping[int, Rows], evens: Iterable[int], step: Step, need: int
    ) -> Rows:
        """All that have enough even sprints, each weighed by its footprints beyond need."""
        mixed: Rows = {}
        most = step.footprints(step.slots)
        for each in evens:
            beyond = max(0, step.footprints(each) - need)
            weight = self.bluff.numerator**beyond * self.bluff.denominator ** (most - beyond)
            for count, row in by_evens[each].items():
                mixed[count] = mixed.get(count, 0) + (row if weight == 1 else row * weight)
        return mixed

    def _arrive(self, target: Rows, rows: Rows, place: int, last: int, number: int) -> None:
        """Give the hideout its number."""
        here, there = self.ledger.pool_of(last), self.ledger.pool_of(number)
        hidden = self.steps[place].hidden
        for count, row in rows.items():
            if hidden:
                after, ways, _ = self.ledger.hideout(here, there, number, count)
                row += (row & self.first) << self.entry[place, number]
            else:
                after, ways, _ = self.ledger.settle(here, there, count)
            if ways:
                target[after] = target.get(after, 0) + (row if ways == 1 else row * ways)

    def _alive(self, alive: int, place: int, last: int, number: int) -> int | None:
        """The failed attempts still alive after a step; None if one would have been right."""
        for i, miss in enumerate(self.misses):
            if alive >> i & 1 and place < miss.trail:
                if any(last < each < number for each in miss.numbers):
                    alive ^= 1 << i
                elif miss.numbers[-1] <= number:
                    return None
                elif place + 1 == miss.trail:
                    alive ^= 1 << i
        return alive
