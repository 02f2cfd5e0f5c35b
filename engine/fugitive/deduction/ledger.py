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

from bisect import bisect_left
from typing import NamedTuple, TypeAlias

from .pools import BITS, FIELD, FIELDS, Pool, falling

Count: TypeAlias = int

ALL_FIELDS = (1 << BITS * FIELDS) - 1


class Choice(NamedTuple):
    """What may be laid next: the count after it, and in how many ways."""

    after: Count
    ways: float


class Ledger:
    """What may be laid at one moment of the trail. The walk tells it how time goes on."""

    def __init__(self, pools: tuple[Pool, ...]) -> None:
        self.pools = pools
        self.known = [0] * len(pools)
        self.drawn = [0] * len(pools)
        self._highest = [pool.high for pool in pools]
        self._settled: dict[tuple[int, Count], Choice] = {}
        self._laid_next: dict[tuple[int, Count, int, bool], Choice] = {}

    def turn_to(self, time: int) -> None:
        self.drawn = [pool.drawn(time) for pool in self.pools]
        self._laid_next.clear()

    def know(self, place: int) -> None:
        """A card of a pool has left the hand that has been seen since."""
        self.known[place] += 1
        self._laid_next.clear()

    def pool_of(self, number: int) -> int:
        """The pool of a number; for what lies beyond them all, as many as there are."""
        return bisect_left(self._highest, number)

    def drawn_pool(self, card: int) -> int | None:
        """The pool that a card which is known was drawn from; None where it was not drawn."""
        return next(
            (
                place
                for place, pool in enumerate(self.pools)
                if card in pool.known and pool.draws is not None
            ),
            None,
        )

    def known_card(self, place: int, count: Count) -> tuple[Choice, ...]:
        """In how many ways a card of a pool that is known can have been drawn."""
        ways = self._in_hand(place, self._fields(place, count))
        return (Choice(count, ways),) if ways else ()

    def sprints(self, here: int, odd: int, count: Count) -> tuple[Choice, ...]:
        """What the next sprint may be if it is odd, or even; the trail has come to a pool."""
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
        """The next hideout, with the pools that it leaves behind settled."""
        settled, ways = self.settle(here, there, count)
        ways *= self._in_hand(there, self._fields(there, settled)) if ways else 0
        return (Choice(settled + (1 << at(there, odd)), ways),) if ways else ()

    def settle(self, here: int, there: int, count: Count) -> Choice:
        """Pick the cards of all sprints from the pools that the trail leaves behind."""
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
        """The fields of one pool with its sprints settled."""
        ways = 1
        fields = self._fields(0, own)
        for odd in (0, 1):
            used, sprints = fields[odd], fields[2 + odd]
            ways *= falling(self.pools[place].unseen[odd] - used, sprints)
            own += (sprints << at(0, odd)) - (sprints << at(0, 2 + odd))
        return Choice(own, ways)

    def laid(self, place: int, count: Count) -> int:
        """How many hidden cards have been laid from a pool."""
        return sum(self._fields(place, count))

    def in_hand(self, count: Count) -> int:
        """In how many ways the draws that have not been laid can be other cards."""
        ways = 1
        for place, pool in enumerate(self.pools):
            if pool.draws is not None:
                hidden = self.laid(place, count)
                left = len(pool.draws) - self.known[place] - hidden
                ways *= falling(sum(pool.unseen) - hidden, left) if left >= 0 else 0
        return ways

    def _sprint_from(self, place: int, own: Count, odd: int, settled: bool) -> Choice:
        """A sprint from one pool: what it adds to the count, and in how many ways."""
        fields = self._fields(0, own)
        drawn = self._in_hand(place, fields)
        left = max(0, self.pools[place].unseen[odd] - fields[odd] - fields[2 + odd])
        if settled:
            return Choice(1 << at(place, odd), drawn * left)
        return Choice(1 << at(place, 2 + odd), drawn if left else 0)

    def _in_hand(self, place: int, fields: tuple[int, ...]) -> int:
        """How many draws from a pool are left for the next card laid from it."""
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
    return BITS * (FIELDS * place + field)
