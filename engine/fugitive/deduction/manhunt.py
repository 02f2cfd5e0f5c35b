"""The marshal's chance to win a manhunt: to name every face-down hideout without a miss."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from math import sqrt
from random import Random

from engine.core.record import Kind, Record, replace

from .evidence import EVEN, Evidence, Model
from .listing import TooMany, World, listed
from .odds import NoWorld, odds
from .sampling import picked

MOST_WORLDS = 1500
MOST_LOOKS = 200_000
"""The limit on worlds that the search for best play visits, repetitions included."""
SAMPLES = 40
SIGMAS = 1.96
"""The truth lies within so many standard errors 19 times in 20."""


class Method(Kind):
    EXACT = "manhunt.exact"
    """Best play, over every world."""
    SAMPLED = "manhunt.sampled"
    """An estimate from random games. The marshal names the likeliest number each time and
    ignores what revealed sprints tell, so best play can only do better."""


class ManhuntOdds(Record):
    """The chance to win, and two bounds around it that are equal where it is exact."""

    chance: Fraction
    low: float
    high: float
    method: Method
    first: int | None
    """The number to name first; None where nothing is face down."""


def manhunt_odds(
    evidence: Evidence, rng: Random, model: Model = EVEN, samples: int = SAMPLES
) -> ManhuntOdds:
    """Return the chance to win a manhunt: exact where worlds are few, otherwise estimated."""
    try:
        return _exact(listed(evidence, model, MOST_WORLDS))
    except TooMany:
        return _sampled(evidence, model, rng, samples)


def _exact(worlds: Mapping[World, int]) -> ManhuntOdds:
    total = sum(worlds.values())
    if not total:
        raise NoWorld
    search = _Search()
    won, first = search.best(tuple(worlds.items()), frozenset())
    chance = Fraction(won, total)
    return ManhuntOdds(chance, float(chance), float(chance), Method.EXACT, first)


class _Search:
    """Finds best play: tries the likeliest numbers first and stops when no other can be better."""

    def __init__(self) -> None:
        self.left = MOST_LOOKS

    def best(
        self, worlds: tuple[tuple[World, int], ...], found: frozenset[int]
    ) -> tuple[int, int | None]:
        """Return the weight of the worlds that best play wins, and the number to name."""
        weights: dict[int, int] = {}
        for world, weight in worlds:
            for place, number in enumerate(world.numbers):
                if place not in found:
                    weights[number] = weights.get(number, 0) + weight
        if not weights:
            return sum(weight for _, weight in worlds), None
        best, choice = 0, None
        for number in sorted(weights, key=lambda each: (-weights[each], each)):
            if weights[number] <= best:
                break
            won = self._naming(number, worlds, found)
            if won > best:
                best, choice = won, number
            if weights[number] == sum(weight for _, weight in worlds):
                break
        return best, choice

    def _naming(
        self, number: int, worlds: tuple[tuple[World, int], ...], found: frozenset[int]
    ) -> int:
        """Return the weight of the worlds won by naming a number.

        The marshal learns where it turns up, and with which sprints, before going on.
        """
        self.left -= len(worlds)
        if self.left < 0:
            raise TooMany
        seen: dict[tuple[int, object], list[tuple[World, int]]] = {}
        for world, weight in worlds:
            for place, each in enumerate(world.numbers):
                if each == number and place not in found:
                    seen.setdefault((place, world.sprints[place]), []).append((world, weight))
        return sum(self.best(tuple(some), found | {place})[0] for (place, _), some in seen.items())


def _sampled(evidence: Evidence, model: Model, rng: Random, samples: int) -> ManhuntOdds:
    ask: dict[Evidence, tuple[int, Mapping[int, int], Fraction]] = {}

    def likeliest(known: Evidence) -> tuple[int, Mapping[int, int], Fraction]:
        """Return the likeliest number, how often it is at which place, and its chance."""
        if known not in ask:
            now = odds(known, model)
            hits = now.hits
            number = max(hits, key=lambda each: (hits[each], -each))
            places = {i: counts[number] for i, counts in enumerate(now.counts) if number in counts}
            ask[known] = number, places, hits[number]
        return ask[known]

    chances = [_one_hunt(evidence, likeliest, rng) for _ in range(samples)]
    mean = sum(chances, Fraction(0)) / samples
    spread = sqrt(sum(float(each - mean) ** 2 for each in chances) / max(1, samples - 1))
    error = SIGMAS * spread / sqrt(samples)
    first = likeliest(evidence)[0]
    low, high = max(0.0, float(mean) - error), min(1.0, float(mean) + error)
    return ManhuntOdds(mean, low, high, Method.SAMPLED, first)


def _one_hunt(
    evidence: Evidence,
    likeliest: Callable[[Evidence], tuple[int, Mapping[int, int], Fraction]],
    rng: Random,
) -> Fraction:
    """Return the chance to name every number right, with the places drawn at random."""
    chance = Fraction(1)
    while evidence.hidden:
        number, places, hit = likeliest(evidence)
        chance *= hit
        evidence = _turned_up(evidence, picked(places, rng), number)
    return chance


def _turned_up(evidence: Evidence, place: int, number: int) -> Evidence:
    trail = list(evidence.trail)
    trail[place] = replace(trail[place], number=number)
    return replace(evidence, trail=tuple(trail))
