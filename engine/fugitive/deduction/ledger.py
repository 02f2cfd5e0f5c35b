"""How many hidden cards of each kind the walk has laid so far, as one number, a `Count`.

A count has four fields for each pool: even hideouts, odd hideouts, even sprints, odd sprints.
Which card a sprint is stays open while hideouts of the same pool may follow. Once the trail has
left a pool its sprints are settled: so many places, so many cards that are no hideout. From
then on the first two fields hold all its cards that have been used, and a sprint picks its
card at once.

With draws, a card laid now can be any drawn by now that has not been laid: earlier lays have
the earlier deadline, so the product over all lays counts every way to match cards and draws.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from .pools import BITS, FIELD, FIELDS, Pool, falling

Count: TypeAlias = int


class Choice(NamedTuple):
    """A card that may be laid next: in how many ways, and the count after it."""

    after: Count
    ways: int
    even: bool


class Ledger:
    """What may be laid at one moment of the trail. The walk tells it how time goes on."""

    def __init__(self, pools: tuple[Pool, ...]) -> None:
        self.pools = pools
        self.known = [0] * len(pools)
        self.drawn = [0] * len(pools)
        self._sprints: dict[tuple[int, Count], tuple[Choice, ...]] = {}
        self._hideouts: dict[tuple[int, int, int, Count], Choice] = {}

    def turn_to(self, time: int) -> None:
        self.drawn = [pool.drawn(time) for pool in self.pools]
        self._forget()

    def pool_of(self, number: int) -> int:
        """The pool of a number; for what lies beyond them all, as many as there are."""
        return next(
            (place for place, pool in enumerate(self.pools) if number <= pool.high),
            len(self.pools),
        )

    def known_card(self, card: int, counts: Iterable[Count]) -> dict[Count, int]:
        """In how many ways a card that is known can have been drawn, for each count."""
        place = next((i for i, pool in enumerate(self.pools) if card in pool.known), None)
        if place is None or self.pools[place].draws is None:
            return dict.fromkeys(counts, 1)
        ways = {count: self._in_hand(place, self._fields(place, count)) for count in counts}
        self.known[place] += 1
        self._forget()
        return ways

    def sprints(self, here: int, count: Count) -> tuple[Choice, ...]:
        """What the next sprint may be, when the trail has come to pool `here`."""
        key = (here, count)
        if key not in self._sprints:
            self._sprints[key] = tuple(self._each_sprint(here, count))
        return self._sprints[key]

    def hideout(self, here: int, there: int, number: int, count: Count) -> Choice:
        """The next hideout, with the pools that it leaves behind settled."""
        odd = number % 2
        key = (here, there, odd, count)
        if key not in self._hideouts:
            settled = self.settle(here, there, count)
            ways = settled.ways and self._in_hand(there, self._fields(there, settled.after))
            after = settled.after + (1 << _at(there, odd))
            self._hideouts[key] = Choice(after, settled.ways * ways, not odd)
        return self._hideouts[key]

    def settle(self, here: int, there: int, count: Count) -> Choice:
        """Pick the cards of all sprints from the pools that the trail leaves behind."""
        ways = 1
        for place in range(here, there):
            fields = self._fields(place, count)
            for odd in (0, 1):
                used, sprints = fields[odd], fields[2 + odd]
                ways *= falling(self.pools[place].unseen[odd] - used, sprints)
                count += (sprints << _at(place, odd)) - (sprints << _at(place, 2 + odd))
        return Choice(count, ways, even=False)

    def in_hand(self, count: Count) -> int:
        """In how many ways the draws that have not been laid can be other cards."""
        ways = 1
        for place, pool in enumerate(self.pools):
            if pool.draws is not None:
                hidden = sum(self._fields(place, count))
                left = len(pool.draws) - self.known[place] - hidden
                ways *= falling(sum(pool.unseen) - hidden, left) if left >= 0 else 0
        return ways

    def _each_sprint(self, here: int, count: Count) -> Iterable[Choice]:
        for place, pool in enumerate(self.pools):
            fields = self._fields(place, count)
            drawn = self._in_hand(place, fields)
            for odd in (0, 1) if drawn else ():
                left = pool.unseen[odd] - fields[odd] - fields[2 + odd]
                if left <= 0:
                    continue
                if place < here:
                    yield Choice(count + (1 << _at(place, odd)), drawn * left, not odd)
                else:
                    yield Choice(count + (1 << _at(place, 2 + odd)), drawn, not odd)

    def _in_hand(self, place: int, fields: tuple[int, ...]) -> int:
        """How many draws from a pool are left for the next card laid from it."""
        if self.pools[place].draws is None:
            return 1
        return max(0, self.drawn[place] - self.known[place] - sum(fields))

    def _fields(self, place: int, count: Count) -> tuple[int, int, int, int]:
        own = count >> _at(place, 0)
        return (
            own & FIELD,
            own >> BITS & FIELD,
            own >> 2 * BITS & FIELD,
            own >> 3 * BITS & FIELD,
        )

    def _forget(self) -> None:
        self._sprints.clear()
        self._hideouts.clear()


def _at(place: int, field: int) -> int:
    return BITS * (FIELDS * place + field)
