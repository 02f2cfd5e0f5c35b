"""How a trail is likely to go on, by a walk over far fewer situations.

It forgets the failed attempts, and of what was laid from a pool it knows only how much: a sprint
is even as often as cards of its pool are. What it finds is near the truth and found quickly,
which is enough to tell what is worth being kept where a layer is thinned.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TypeAlias

from .layers import AT_THE_END, Layer, backward, forward
from .ledger import Choice, Count, Ledger, at
from .pools import BITS, FIELD, FIELDS
from .stages import Situation
from .way import Way

Worth: TypeAlias = Callable[[Situation, Mapping[Count, float]], dict[Count, float]]
"""About how much will come of each count in a situation, times what it weighs now."""


SHIFTS = tuple(BITS * field for field in range(FIELDS))
"""Where the fields of a pool begin."""


class CoarseLedger(Ledger):
    """Counts with one field for each pool: all cards laid from it."""

    def sprints(self, here: int, odd: int, count: Count) -> tuple[Choice, ...]:
        return tuple(
            Choice(count + (1 << at(place, 0)), drawn * self._share(place, odd, count))
            for place in range(len(self.pools))
            if (drawn := self._in_hand(place, self._fields(place, count)))
        )

    def hideout(self, here: int, there: int, odd: int, count: Count) -> tuple[Choice, ...]:
        drawn = self._in_hand(there, self._fields(there, count))
        return (Choice(count + (1 << at(there, 0)), drawn),) if drawn else ()

    def settle(self, here: int, there: int, count: Count) -> Choice:
        return Choice(count, 1)

    def _share(self, place: int, odd: int, count: Count) -> float:
        """How many cards of a pool are left, of one parity."""
        unseen = self.pools[place].unseen
        left = max(0, sum(unseen) - sum(self._fields(place, count)))
        return unseen[odd] * left / sum(unseen) if left else 0


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
        self.mask = sum(FIELD << at(place, 0) for place in range(len(ledger.pools)))
        self.settled: dict[tuple[int, Count], float] = {}

    def worth(
        self, onward: Layer, now: Situation, rows: Mapping[Count, float]
    ) -> dict[Count, float]:
        ends = onward.get(now._replace(alive=0), {})
        here, beyond = self.ledger.pool_of(now.last), len(self.ledger.pools)
        settled, mask = self.settled, self.mask
        found = {}
        for count, ways in rows.items():
            used = sum([count >> shift & mask for shift in SHIFTS])
            if used in ends:
                if (here, count) not in settled:
                    settled[here, count] = self.ledger.settle(here, beyond, count).ways
                found[count] = ways * ends[used] * settled[here, count]
        return found
