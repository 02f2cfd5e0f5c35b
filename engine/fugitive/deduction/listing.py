"""Lists worlds one by one, where they are few: what a marshal would see in each, and its weight.

Sprint cards are told apart only where it matters: a card that may be a hideout elsewhere is
listed as itself, any other only by its pool and parity.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations_with_replacement
from math import factorial
from typing import NamedTuple, TypeAlias

from .evidence import Evidence, Model
from .pools import falling, pools
from .trail import Step, walkable

Label: TypeAlias = tuple[int, int]
"""A pool and a card of it; where it does not matter which card, -1 for odd and -2 for even."""

Used: TypeAlias = tuple[Label, ...]


class World(NamedTuple):
    """The numbers of the face-down hideouts, in order, and the sprints under each."""

    numbers: tuple[int, ...] = ()
    sprints: tuple[tuple[Label, ...], ...] = ()


class TooMany(Exception):
    """There are more worlds than were asked for."""


TRIES = 20
"""The number of ways to lay sprints that are tried for each world that may be listed."""


def listed(evidence: Evidence, model: Model, most: int) -> Mapping[World, int]:
    """Return every world that fits, with its weight as a whole number.

    Raise `TooMany` if there are more than `most`.
    """
    ready = walkable(evidence)
    if ready is None:
        return {}
    found: Counter[World] = Counter()
    listing = _Listing(evidence, model, ready.steps, most * TRIES)
    for visited, (world, weight) in enumerate(listing.worlds(), 1):
        if visited > most:
            raise TooMany
        found[world] += weight
    return {world: weight for world, weight in found.items() if weight}


class _Listing:
    def __init__(
        self, evidence: Evidence, model: Model, steps: tuple[Step, ...], tries: int
    ) -> None:
        self.evidence, self.model, self.steps, self.tries = evidence, model, steps, tries
        self.pools = pools(evidence, model.draws)
        self.reaches = [step.reach() for step in steps]
        mattering = {n for step in steps if step.hidden for n in step.numbers}
        self.label = {
            card: (self._pool_of(card), card if card in mattering else card % 2 - 2)
            for card in sorted(evidence.unseen)
        }
        self.cards = Counter(self.label.values())

    def worlds(self) -> Iterator[tuple[World, int]]:
        return self._from(0, (0,), (), World(), 1)

    def _pool_of(self, card: int) -> int:
        if card == self.evidence.cards.goal:
            return 0
        return next(place for place, pool in enumerate(self.pools) if card <= pool.high)

    def _from(
        self, place: int, trail: tuple[int, ...], used: Used, world: World, weight: int
    ) -> Iterator[tuple[World, int]]:
        """Yield the worlds that continue a trail in which the hidden cards `used` were laid."""
        if place == len(self.steps):
            if not self._contradicted(trail[1:]):
                yield world, weight * self._histories(used)
            return
        step = self.steps[place]
        for number in step.numbers:
            hideout: Used = (self.label[number],) if step.hidden else ()
            if number <= trail[-1] or set(hideout) & set(used):
                continue
            for sprints, ways in self._sprints(place, (*used, *hideout), trail[-1], number):
                seen = World((*world.numbers, number), (*world.sprints, sprints))
                yield from self._from(
                    place + 1,
                    (*trail, number),
                    (*used, *hideout, *sprints),
                    seen if step.hidden else world,
                    weight * ways,
                )

    def _sprints(
        self, place: int, used: Used, last: int, number: int
    ) -> Iterator[tuple[Used, int]]:
        """Yield the hidden sprints that may lie under a hideout, each with its weight."""
        step, fits = self.steps[place], self.reaches[place].fits
        left = self.cards - Counter(used)
        bluff, most = self.model.weight, step.most_footprints
        for sprints in combinations_with_replacement(sorted(left), step.slots):
            self.tries -= 1
            if self.tries < 0:
                raise TooMany
            evens = sum(self._even(label) for label in sprints)
            if not fits(last, number, evens):
                continue
            ways = factorial(step.slots)
            for label, times in Counter(sprints).items():
                ways = ways // factorial(times) * falling(left[label], times)
            beyond = max(0, step.footprints(evens) - step.need(last, number))
            weight = bluff.numerator**beyond * bluff.denominator ** (most - beyond)
            if ways:
                yield sprints, ways * int(weight)

    def _even(self, label: Label) -> bool:
        _, card = label
        return card == -2 if card < 0 else card % 2 == 0

    def _contradicted(self, numbers: tuple[int, ...]) -> bool:
        return any(set(miss.numbers) <= set(numbers[: miss.trail]) for miss in self.evidence.misses)

    def _histories(self, used: Used) -> int:
        """Return in how many ways the fugitive can have drawn the cards laid and those in hand."""
        laid = list(self._laid(used))
        ways = 1
        for place, pool in enumerate(self.pools):
            if pool.draws is None:
                continue
            times = sorted(time for each, time in laid if each == place)
            for before, time in enumerate(times):
                ways *= max(0, pool.drawn(time) - before)
            others = sum(pool.unseen) + len(pool.known) - len(times)
            ways *= falling(others, len(pool.draws) - len(times)) if ways else 0
        return ways

    def _laid(self, used: Used) -> Iterator[tuple[int, int]]:
        """Yield for every card that left the fugitive's hand its pool and the time."""
        hidden = iter(used)
        for step in self.steps:
            for _ in range(step.hidden + step.slots):
                yield next(hidden)[0], step.hideout.laid
        known = [(spent.card, spent.time) for spent in self.evidence.spent]
        for step in self.steps:
            cards = (*step.hideout.sprints, step.hideout.number)
            known += [(card, step.hideout.laid) for card in cards if card is not None]
        for card, time in known:
            for place, pool in enumerate(self.pools):
                if card in pool.known:
                    yield place, time
