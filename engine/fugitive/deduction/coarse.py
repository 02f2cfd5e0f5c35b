"""How a trail is likely to go on, by a walk over far fewer situations.

It forgets the failed attempts. It knows of a pool only how many cards were laid from it, and of
the pools that the trail has left, only how many from all of them. A sprint is even as often as
cards of its pool are. What this walk finds is near the truth and found quickly, which is enough
to tell what is worth being kept where a layer is thinned.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from math import factorial
from typing import TypeAlias

from .layers import AT_THE_END, Layer, backward, forward
from .ledger import ALL_FIELDS, Choice, Count, Ledger, at
from .stages import Situation
from .way import Way

Worth: TypeAlias = Callable[[Situation, Mapping[Count, float]], dict[Count, float]]
"""About how much will come of each count in a situation, times what it weighs now."""

LEFT = 0
"""The field for all pools that the trail has left; at first that of the cards one starts with."""


class CoarseLedger(Ledger):
    """Counts with one field for each pool to come: all cards laid from it.

    All cards drawn and not laid are alike, so that only what is laid as a hideout weighs less
    the more cards there are that it could have been.
    """

    def known_card(self, place: int, count: Count) -> tuple[Choice, ...]:
        drawn = self.drawn[place] - self.known[place] - self.used(place, count) * (place != LEFT)
        return (Choice(count, drawn),) if drawn > 0 else ()

    def sprints(self, here: int, odd: int, count: Count) -> tuple[Choice, ...]:
        ahead = max(1, here)
        found = [self._sprint(LEFT, range(ahead), odd, count)]
        for place in range(ahead, len(self.pools)):
            found.append(self._sprint(place, range(place, place + 1), odd, count))
        return tuple(choice for choice in found if choice.ways > 0)

    def hideout(self, here: int, there: int, odd: int, count: Count) -> tuple[Choice, ...]:
        count = self.settle(here, there, count).after
        used = self.used(there, count)
        cards = sum(self.pools[there].unseen) - used
        drawn = self._drawn(there) - used
        if drawn <= 0 or cards <= 0:
            return ()
        return (Choice(count + (1 << at(there, 0)), drawn / cards),)

    def settle(self, here: int, there: int, count: Count) -> Choice:
        """What was laid from the pools that are left is no longer told apart."""
        for place in range(max(1, here), there):
            used = self.used(place, count)
            count += (used << at(LEFT, 0)) - (used << at(place, 0))
        return Choice(count, 1)

    def in_hand(self, count: Count) -> int:
        return 1

    def used(self, place: int, count: Count) -> int:
        return self._fields(place, count)[0]

    def _sprint(self, field: int, pools: range, odd: int, count: Count) -> Choice:
        unseen = sum(sum(self.pools[i].unseen) for i in pools)
        drawn = sum(self._drawn(i) for i in pools) - self.used(field, count)
        share = sum(self.pools[i].unseen[odd] for i in pools) / unseen if unseen else 0
        return Choice(count + (1 << at(field, 0)), drawn * share)

    def _drawn(self, place: int) -> int:
        """How many cards of a pool that are not known have come to the fugitive by now."""
        pool = self.pools[place]
        if pool.draws is None:
            return sum(pool.unseen)
        return self.drawn[place] - self.known[place]


def worth(way: Way) -> list[Worth]:
    """For each stage of a trail what is worth how much after it."""
    rough = way._replace(misses=(), ledger=CoarseLedger(way.ledger.pools))
    stages, layers = [], [rough.start]
    for stage in rough.stages():
        stages.append(stage)
        layers.append(forward(stage, layers[-1]))
    judge = _Judge(way.ledger)
    onward = AT_THE_END
    found = [partial(judge.worth, onward)]
    for stage, layer in zip(stages[:0:-1], layers[-2:0:-1], strict=True):
        onward = backward(stage, layer, onward)
        found.append(partial(judge.worth, onward))
    return [*reversed(found)]


class _Judge:
    """What is worked out for a count once, for all stages."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.known: dict[tuple[int, Count], tuple[Count, float]] = {}
        self.parts: dict[tuple[int, Count, bool], Choice] = {}

    def worth(
        self, onward: Layer, now: Situation, rows: Mapping[Count, float]
    ) -> dict[Count, float]:
        ends = onward.get(now._replace(alive=0), {})
        here, known = self.ledger.pool_of(now.last), self.known
        found = {}
        for count, ways in rows.items():
            if (here, count) not in known:
                known[here, count] = self._roughly(here, count)
            rough, cards = known[here, count]
            if rough in ends:
                found[count] = ways * ends[rough] * cards
        return found

    def _roughly(self, here: int, count: Count) -> tuple[Count, float]:
        """The count of a coarse ledger, and how many cards there are for what it counts."""
        rough, cards = 0, 1.0
        for place in range(len(self.ledger.pools)):
            key = (place, count >> at(place, 0) & ALL_FIELDS, place < here)
            part = self.parts.get(key)
            if part is None:
                part = self.parts[key] = self._part(*key)
            rough += part.after
            cards *= part.ways
        return rough, cards

    def _part(self, place: int, own: Count, left: bool) -> Choice:
        """What one pool adds to that."""
        pool, used = self.ledger.pools[place], self.ledger.laid(0, own)
        count = own << at(place, 0)
        cards = 1 if left else self.ledger.settle(place, place + 1, count).ways
        if pool.draws is not None:
            cards *= factorial(max(0, sum(pool.unseen) - used))
        return Choice(used << at(LEFT if left else place, 0), cards)
