"""Finds a world at random by going back through a walk that was made once for all worlds.

From the end each situation was reached from others, each in a known number of ways. Picking one
of them by these numbers, stage by stage back to the start, picks every world as often as its
weight says. Where layers of the walk were thinned this is an estimate, as the odds then are: a
number comes up at a hideout as often as they say.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple, TypeAlias

from .evidence import WITH_DRAWS, Evidence
from .layers import Layer, total
from .ledger import Count
from .pools import BITS, FIELDS
from .stages import Arrival, Road, Situation, Sprint, Stage, Table
from .trail import Walkable
from .walk import Walked, walk
from .world import World

AT_THE_END = Situation(0, 0)
NOTHING = 0

Sources: TypeAlias = dict[Count, list[tuple[Count, float]]]
"""The counts from which a table leads to a count, with the ways for each."""


class _Sprint(NamedTuple):
    pool: int
    odd: int


class Walks:
    """The walks for some evidence, in the model with draws, to go back through again and again."""

    def __init__(self, evidence: Evidence, ready: Walkable) -> None:
        self.evidence = evidence
        walked = walk(evidence, WITH_DRAWS, ready)
        self.pools = walked.trail.ledger.pools
        self.walks = [_Walk(walked, nth) for nth in range(walked.walks)]

    def world(self, rng: Random) -> World | None:
        """Return a world at random; None if there is none."""
        weights = [each.total for each in self.walks]
        if not any(weights):
            return None
        back = self.walks[_picked(weights, rng)].back(rng)
        numbers = [0] * len(self.evidence.trail)
        under: list[list[_Sprint]] = []
        sprints: list[_Sprint] = []
        for each in reversed(back):
            if isinstance(each, _Sprint):
                sprints.append(each)
            else:
                numbers[len(under)] = each
                under.append(sprints)
                sprints = []
        return self._with_cards(tuple(numbers), under, rng)

    def _with_cards(
        self, numbers: tuple[int, ...], under: list[list[_Sprint]], rng: Random
    ) -> World:
        """Return the world with a card for every sprint, and for every draw not laid."""
        loose = self._loose(numbers, rng)
        sprints = tuple(
            tuple(sorted([loose[each.pool][each.odd].pop() for each in some])) for some in under
        )
        hand: list[int] = []
        for place, pool in enumerate(self.pools):
            cards = [*loose[place][0], *loose[place][1]]
            if pool.draws is not None:
                laid = sum(sum(pool == place for pool, _ in some) for some in under)
                hideouts = sum(
                    hideout.number is None and self._pool_of(number) == place
                    for hideout, number in zip(self.evidence.trail, numbers, strict=True)
                )
                drawn = len(pool.draws) - len(pool.known) - laid - hideouts
                cards = rng.sample(cards, drawn)
            hand += cards
        return World(numbers, sprints, frozenset(hand))

    def _loose(self, numbers: tuple[int, ...], rng: Random) -> list[tuple[list[int], list[int]]]:
        """Return the unseen cards that are no hideouts, shuffled, by pool and parity."""
        loose: list[tuple[list[int], list[int]]] = [([], []) for _ in self.pools]
        for card in sorted(self.evidence.unseen.difference(numbers)):
            loose[self._pool_of(card)][card % 2].append(card)
        for some in loose:
            for cards in some:
                rng.shuffle(cards)
        return loose

    def _pool_of(self, card: int) -> int:
        if card == self.evidence.cards.goal:
            return 0
        return next(place for place, pool in enumerate(self.pools) if card <= pool.high)


class _Walk:
    def __init__(self, walked: Walked, nth: int) -> None:
        kept = [each.kept for each in walked.layers(nth)]
        self.stages = walked.stages
        self.before = [walked.trail.start, *kept[:-1]]
        self.total = total(kept[-1])
        self.roads: list[dict[Situation, list[tuple[Situation, Road]]]] = [{} for _ in self.stages]
        self.sources: dict[int, Sources] = {}

    def back(self, rng: Random) -> list[int | _Sprint]:
        """Return the hideouts and sprints of a world at random, from the last to the first."""
        now, count = AT_THE_END, NOTHING
        found: list[int | _Sprint] = []
        for nth in range(len(self.stages) - 1, -1, -1):
            stage, came = self.stages[nth], [*self._came_from(nth, now, count)]
            before, there = came[_picked([ways for _, _, ways in came], rng)][:2]
            if isinstance(stage, Arrival):
                found.append(now.last)
            elif isinstance(stage, Sprint):
                field = (count - there).bit_length() // BITS
                found.append(_Sprint(field // FIELDS, field % 2))
            now, count = before, there
        return found

    def _came_from(
        self, nth: int, now: Situation, count: Count
    ) -> Iterator[tuple[Situation, Count, float]]:
        layer = self.before[nth]
        for source, road in self._roads(self.stages[nth], layer, nth).get(now, ()):
            rows = layer[source]
            for there, ways in self._sources(road.table).get(count, ()):
                if there in rows:
                    yield source, there, rows[there] * road.weight * ways

    def _roads(
        self, stage: Stage, layer: Layer, nth: int
    ) -> dict[Situation, list[tuple[Situation, Road]]]:
        """Return the roads of a stage by where they lead to."""
        roads = self.roads[nth]
        if not roads:
            for source in layer:
                for road in stage.roads(source):
                    roads.setdefault(road.to, []).append((source, road))
        return roads

    def _sources(self, table: Table) -> Sources:
        """Return a table read backwards."""
        found = self.sources.get(id(table))
        if found is None:
            found = self.sources[id(table)] = {}
            for count, choices in table.items():
                for after, ways in choices:
                    found.setdefault(after, []).append((count, ways))
        return found


def _picked(weights: list[float], rng: Random) -> int:
    """Return a place in the list at random, as likely as its weight; exact for whole numbers."""
    whole = sum(weights)
    left = rng.randrange(whole) if isinstance(whole, int) else rng.random() * whole
    for place, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return place
    return len(weights) - 1
