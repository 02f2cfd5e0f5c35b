"""The way along a trail: every stage of it, in order."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from .evidence import Evidence, Miss, Model, Spent
from .layers import Layer
from .ledger import Ledger
from .pools import pools
from .stages import Arrival, Finish, Gathered, Known, Situation, Sprint, Stage
from .trail import Step, Walkable


class Way(NamedTuple):
    """A trail to be walked. If numbers are named, only worlds that have all of them count."""

    steps: tuple[Step, ...]
    misses: tuple[Miss, ...]
    spent: tuple[Spent, ...]
    bluff: Fraction
    ledger: Ledger
    named: frozenset[int] = frozenset()

    @property
    def scale(self) -> int:
        """The factor that keeps all weights whole."""
        most: int = self.bluff.denominator ** sum(step.most_footprints for step in self.steps)
        return most

    @property
    def by_deck(self) -> bool:
        """True if cards are counted for each deck."""
        return len(self.ledger.pools) > 1

    @property
    def start(self) -> Layer:
        """The layer before the first stage: nothing is laid, all failed attempts are alive."""
        return {Situation(0, (1 << len(self.misses)) - 1): {0: 1}}

    def stages(self) -> Iterator[Stage]:
        """Yield the stages in order. Walk each at once: the ledger then moves on in time."""
        spent = list(self.spent)
        for place, step in enumerate(self.steps):
            while spent and spent[0].time < step.hideout.laid:
                yield from self._spend(spent.pop(0))
            self.ledger.turn_to(step.hideout.laid)
            for card in (*step.hideout.sprints, step.hideout.number):
                yield from self._known(card)
            for _ in range(step.slots):
                yield Sprint(self.ledger)
            if not step.bare:
                yield Gathered(self.ledger, step, self.bluff)
            yield Arrival(self.ledger, step, place, self.misses, self.named)
        for each in spent:
            yield from self._spend(each)
        yield Finish(self.ledger, self.named)

    def _spend(self, spent: Spent) -> Iterator[Stage]:
        self.ledger.turn_to(spent.time)
        yield from self._known(spent.card)

    def _known(self, card: int | None) -> Iterator[Stage]:
        pool = None if card is None else self.ledger.drawn_pool(card)
        if pool is not None:
            yield Known(self.ledger, pool)
            self.ledger.know(pool)


def way(
    evidence: Evidence, model: Model, ready: Walkable, named: frozenset[int] = frozenset()
) -> Way:
    """Return the way along a trail, with a ledger of its own."""
    spent = tuple(sorted(evidence.spent, key=lambda each: each.time))
    ledger = Ledger(pools(evidence, model.draws))
    return Way(ready.steps, ready.misses, spent, model.weight, ledger, named)
