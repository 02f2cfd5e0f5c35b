"""The walk that counts worlds: forward along the trail, and back.

A world gives a number to every face-down hideout and a card to every face-down sprint. There are
too many worlds to list them, but most differences between two worlds don't affect how they can
go on. So at each stage the walk keeps only

- the last number, since the next one is higher and within reach of it;
- which failed attempts are still alive: every number they name up to the last one was there;
- how many odd and even cards have been laid from each pool (see `ledger`);

and for each such situation the number of ways that lead to it. Of a sprint only the parity
matters: a gap asks only how many of the sprints are even.

Walking back gives the number of ways in which each situation can be completed. The product of
the two numbers is the number of worlds that pass through the situation, so one walk forward and
one back yield all odds.

After a long game in which nothing was found there may still be a million situations. Then the
walk goes on with a sample that stands for all (see `thinning`), and does so a few times; how
much the results differ tells how far off their mean may be.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import cycle
from math import sqrt
from statistics import fmean, variance
from typing import NamedTuple

from engine.core.record import Record

from .coarse import worth
from .evidence import Evidence, Model
from .layers import AT_THE_END, backward, forward, size, total, worlds_by_number
from .sampling import offsets
from .stages import Stage
from .thinning import Thinned, thinned
from .trail import KEPT, Walkable, walkable
from .way import Way, way

MOST_EXACT = 60_000
"""The limit on situations of an exact walk, over all stages; only models with draws exceed it."""
MOST_KEPT = 500
"""The number of situations to which each stage is thinned if it has more."""
WALKS = 2
"""The number of walks that are compared if layers are thinned."""
SIGMAS = 1.96
"""The truth lies within so many standard errors 19 times in 20."""


class Tally(Record):
    """The number of worlds, and for each hideout in how many of them it has each number.

    Where worlds weigh less than 1, everything is multiplied by `scale` to keep it whole. If
    `error` is not 0 there were too many to count: of the chances that follow from these
    estimates, 19 in 20 are off by no more than `error`.
    """

    total: int
    counts: tuple[Mapping[int, int], ...]
    scale: int = 1
    error: float = 0.0


@lru_cache(KEPT)
def tally(evidence: Evidence, model: Model) -> Tally:
    """Count the worlds that fit the evidence."""
    ready = walkable(evidence)
    if ready is None:
        return Tally(0, tuple({} for _ in evidence.trail))
    walked = walk(evidence, model, ready)
    found = [_back(walked, nth) for nth in range(walked.walks)]
    return _mean(found, walked.trail.scale)


@lru_cache(KEPT)
def share_with(evidence: Evidence, model: Model, named: frozenset[int]) -> Fraction:
    """Return the share of the worlds in which all these numbers are face-down hideouts."""
    ready, worlds = walkable(evidence), tally(evidence, model)
    hidden = {n for step in ready.steps if step.hidden for n in step.numbers} if ready else set()
    if ready is None or not named <= hidden:
        return Fraction(0)
    for _, passed in _forward(way(evidence, model, ready, named), exact=not worlds.error):
        ends = [int(total(each.kept)) for each in passed]
    return min(Fraction(1), Fraction(sum(ends), len(ends)) / worlds.total)


class _TooManySituations(Exception):
    """There are more situations than an exact walk visits."""


class _Found(NamedTuple):
    total: float
    counts: tuple[Mapping[int, float], ...]


def _forward(trail: Way, exact: bool) -> Iterator[tuple[Stage, list[Thinned]]]:
    """Walk forward; yield each stage and the layers after it.

    There is one layer as long as nothing has to be thinned, and one for each walk from then on.
    """
    layers = [Thinned(trail.start)]
    luck = [offsets(seed) for seed in range(WALKS)]
    worths = [] if exact else worth(trail)
    visited = 0
    for nth, stage in enumerate(trail.stages()):
        reached = [forward(stage, each.kept) for each in layers]
        most = max(map(size, reached))
        visited += most
        if exact and trail.by_deck and visited > MOST_EXACT:
            raise _TooManySituations
        if exact or most <= MOST_KEPT:
            layers = [Thinned(each) for each in reached]
        else:
            every = zip(cycle(reached), luck, strict=False)
            layers = [thinned(each, worths[nth], MOST_KEPT, next(some)) for each, some in every]
        yield stage, layers


class Walked(NamedTuple):
    """The stages of a trail that was walked forward, and the layers after each of them."""

    trail: Way
    stages: list[Stage]
    passed: list[list[Thinned]]

    @property
    def walks(self) -> int:
        """The number of walks: several only if layers were thinned."""
        return len(self.passed[-1])

    def layers(self, nth: int) -> list[Thinned]:
        """Return the layers of one walk."""
        return [each[nth % len(each)] for each in self.passed]


def walk(evidence: Evidence, model: Model, ready: Walkable) -> Walked:
    """Walk forward, with layers thinned only if there are too many situations otherwise."""
    try:
        return _whole(way(evidence, model, ready), exact=True)
    except _TooManySituations:
        return _whole(way(evidence, model, ready), exact=False)


def _whole(trail: Way, exact: bool) -> Walked:
    stages: list[Stage] = []
    passed: list[list[Thinned]] = []
    for stage, layers in _forward(trail, exact):
        stages.append(stage)
        passed.append(layers)
    return Walked(trail, stages, passed)


def _back(walked: Walked, nth: int) -> _Found:
    stages, passed = walked.stages, walked.layers(nth)
    counts: list[Mapping[int, float]] = [{} for _ in walked.trail.steps]
    onward = AT_THE_END
    for stage, before, reached in zip(stages[:0:-1], stages[-2::-1], passed[-2::-1], strict=True):
        onward = backward(stage, reached.kept, onward)
        if before.place is not None:
            counts[before.place] = worlds_by_number(reached.kept, onward)
        onward = reached.raised(onward)
    return _Found(total(passed[-1].kept), tuple(counts))


def _mean(found: Sequence[_Found], scale: int) -> Tally:
    """Return the mean of the walks; how much they differ says how far off it may be."""
    walks, places = len(found), range(len(found[0].counts))
    numbers = [sorted({n for each in found for n in each.counts[place]}) for place in places]
    counts = tuple(
        {n: sum(int(each.counts[place].get(n, 0)) for each in found) // walks for n in some}
        for place, some in zip(places, numbers, strict=True)
    )
    error = 0.0
    if walks > 1:
        spreads = [
            variance(each.counts[place].get(n, 0) / each.total for each in found)
            for place in places
            for n in numbers[place]
        ]
        error = SIGMAS * sqrt(fmean(spreads) / walks)
    return Tally(sum(int(each.total) for each in found) // walks, counts, scale, error)
