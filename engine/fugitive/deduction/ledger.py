"""The hidden cards of each kind that the walk has laid so far, packed into one number, a `Count`.

A count has four fields of bits for each pool: even hideouts, odd hideouts, even sprints, odd
sprints. While hideouts of a pool may still follow, it is left open which of its cards a sprint
is. Once the trail has passed the pool its sprints are settled: they are assigned cards that
turned out to be no hideouts. From then on the first two fields hold all cards of the pool that
are used, and a further sprint from it is assigned its card at once.

With draws, a card laid now may be any card that was drawn by now and not laid before. Lays come
in the order of their deadlines, so multiplying these numbers counts every way to match cards
with draws.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import NamedTuple, TypeAlias

from .pools import BITS, FIELD, FIELDS, Pool, falling

Count: TypeAlias = int

ALL_FIELDS = (1 << BITS * FIELDS) - 1


class Choice(NamedTuple):
    """The count after something was laid, and in how many ways that can be."""

    after: Count
    ways: float


class Ledger:
    """Says what can be laid at one moment of the trail. The walk moves it on in time."""

    def __init__(self, pools: tuple[Pool, ...]) -> None:
        self.pools = pools
        self.known = [0] * len(pools)
        self.drawn = [0] * len(pools)
        self._highest = [pool.high for pool in pools]
        self._settled: dict[tuple[int, Count], Choice] = {}
        self._laid_next: dict[tuple[int, Count, int, bool], Choice] = {}

    def turn_to(self, time: int) -> None:
        """Move on to a time: more cards may have been drawn by then."""
        self.drawn = [pool.drawn(time) for pool in self.pools]
        self._laid_next.clear()

    def know(self, place: int) -> None:
        """Note that a card of a pool left the hand and is known by now."""
        self.known[place] += 1
        self._laid_next.clear()

    def pool_of(self, number: int) -> int:
        """Return the pool of a number; beyond the last pool, the number of pools."""
        return bisect_left(self._highest, number)

    def drawn_pool(self, card: int) -> int | None:
        """Return the pool that a known card was drawn from; None if it was not drawn."""
        return next(
            (
                place
                for place, pool in enumerate(self.pools)
                if card in pool.known and pool.draws is not None
            ),
            None,
        )

    def known_card(self, place: int, count: Count) -> tuple[Choice, ...]:
        """Return in how many ways a known card of a pool can have been drawn."""
        ways = self._draws_left(place, self._fields(place, count))
        return (Choice(count, ways),) if ways else ()

    def sprints(self, here: int, odd: int, count: Count) -> tuple[Choice, ...]:
        """Return what an odd, or even, sprint may be when the trail has come to the pool `here`."""
        found = []
        for place in range(len(self.pools)):
            key = (place, count >> at(place, 0) & ALL_FIELDS, odd, place < here)
            laid = self._laid_next.get(key)
            if laid is None:
                laid = self._laid_next[key] = self._sprint_from(*key)
            if laid.ways:
                found.append(Choice(count + laid.after, laid.ways))
        return tuple(found)

    def hideout(self, here: int, there: int, odd: int, count: Count) -> tuple[Choice, ...]:
        """Lay a hideout from the pool `there`, and settle the pools that the trail passes."""
        settled, ways = self.settle(here, there, count)
        ways *= self._draws_left(there, self._fields(there, settled)) if ways else 0
        return (Choice(settled + (1 << at(there, odd)), ways),) if ways else ()

    def settle(self, here: int, there: int, count: Count) -> Choice:
        """Assign cards to all sprints from the pools that the trail passes."""
        ways: float = 1
        for place in range(here, there):
            own = count >> at(place, 0) & ALL_FIELDS
            settled = self._settled.get((place, own))
            if settled is None:
                settled = self._settled[place, own] = self._settle(place, own)
            count += settled.after - own << at(place, 0)
            ways *= settled.ways
        return Choice(count, ways)

    def _settle(self, place: int, own: Count) -> Choice:
        """Return the fields of one pool with its sprints settled."""
        ways = 1
        fields = self._fields(0, own)
        for odd in (0, 1):
            used, sprints = fields[odd], fields[2 + odd]
            ways *= falling(self.pools[place].unseen[odd] - used, sprints)
            own += (sprints << at(0, odd)) - (sprints << at(0, 2 + odd))
        return Choice(own, ways)

    def laid(self, place: int, count: Count) -> int:
        """Return how many hidden cards have been laid from a pool."""
        return sum(self._fields(place, count))

    def hands(self, count: Count) -> int:
        """Return in how many ways the cards still in hand can be chosen."""
        ways = 1
        for place, pool in enumerate(self.pools):
            if pool.draws is not None:
                hidden = self.laid(place, count)
                left = len(pool.draws) - self.known[place] - hidden
                ways *= falling(sum(pool.unseen) - hidden, left) if left >= 0 else 0
        return ways

    def _sprint_from(self, place: int, own: Count, odd: int, settled: bool) -> Choice:
        """Return what a sprint from one pool adds to the count, and in how many ways."""
        fields = self._fields(0, own)
        drawn = self._draws_left(place, fields)
        left = max(0, self.pools[place].unseen[odd] - fields[odd] - fields[2 + odd])
        if settled:
            return Choice(1 << at(place, odd), drawn * left)
        return Choice(1 << at(place, 2 + odd), drawn if left else 0)

    def _draws_left(self, place: int, fields: tuple[int, ...]) -> int:
        """Return how many draws from a pool are left for the next card laid from it."""
        if self.pools[place].draws is None:
            return 1
        return max(0, self.drawn[place] - self.known[place] - sum(fields))

    def _fields(self, place: int, count: Count) -> tuple[int, int, int, int]:
        own = count >> at(place, 0)
        return (
            own & FIELD,
            own >> BITS & FIELD,
            own >> 2 * BITS & FIELD,
            own >> 3 * BITS & FIELD,
        )


def at(place: int, field: int) -> int:
    """Return the first bit of a field of a pool."""
    return BITS * (FIELDS * place + field)
