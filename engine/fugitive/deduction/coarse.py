"""A quick estimate of how a trail goes on, by a walk over far fewer situations.

The coarse walk ignores failed attempts. For a pool it counts only how many cards were laid from
it, and for the pools that the trail has passed only how many from all of them together. It
takes a sprint to be even as often as the cards of its pool are. The result is near the truth
and found quickly, which is enough to choose what is kept when a layer is thinned.
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
"""Estimate for each count of a situation how many worlds it leads to, times its weight now."""

LEFT = 0
"""The field for all pools that the trail has passed; at first the pool of the starting cards."""


class CoarseLedger(Ledger):
    """A ledger with one field for each pool to come: all cards laid from it.

    It treats all cards that were drawn and not laid as alike. So only a hideout weighs less,
    the more cards it could have been.
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
        """Add up what was laid from the pools that the trail passes."""
        for place in range(max(1, here), there):
            used = self.used(place, count)
            count += (used << at(LEFT, 0)) - (used << at(place, 0))
        return Choice(count, 1)

    def hands(self, count: Count) -> int:
        return 1

    def used(self, place: int, count: Count) -> int:
        return self._fields(place, count)[0]

    def _sprint(self, field: int, pools: range, odd: int, count: Count) -> Choice:
        unseen = sum(sum(self.pools[i].unseen) for i in pools)
        drawn = sum(self._drawn(i) for i in pools) - self.used(field, count)
        share = sum(self.pools[i].unseen[odd] for i in pools) / unseen if unseen else 0
        return Choice(count + (1 << at(field, 0)), drawn * share)

    def _drawn(self, place: int) -> int:
        """Return how many unknown cards of a pool the fugitive has drawn by now."""
        pool = self.pools[place]
        if pool.draws is None:
            return sum(pool.unseen)
        return self.drawn[place] - self.known[place]


def worth(way: Way) -> list[Worth]:
    """Return for each stage of a trail a function that estimates what matters after it."""
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
    """Translates counts of the exact ledger into coarse ones, each only once for all stages."""

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
        """Return the coarse count, and how many choices of cards it stands for."""
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
        """Return what one pool adds to the coarse count and to the choices."""
        pool, used = self.ledger.pools[place], self.ledger.laid(0, own)
        count = own << at(place, 0)
        cards = 1 if left else self.ledger.settle(place, place + 1, count).ways
        if pool.draws is not None:
            cards *= factorial(max(0, sum(pool.unseen) - used))
        return Choice(used << at(LEFT if left else place, 0), cards)
