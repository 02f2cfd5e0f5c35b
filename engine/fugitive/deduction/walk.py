"""The walk that counts worlds: from the start along the trail, and back.

A world gives a number to every face-down hideout and a card to every face-down sprint. Worlds
are too many to be listed, but most of what tells two of them apart makes no difference to how
they can go on. At each stage the walk knows only

- the last number, since the next one is higher and within reach of it;
- which failed attempts are still alive: all their numbers up to the last one were there;
- how many odd and even cards have been laid from each pool (see `ledger`).

and for each such situation how many ways lead to it. A sprint matters by its parity alone, so
that a gap only asks for so many even ones among the sprints.

The way back says in how many ways each situation can be brought to an end. The product of both
is in how many worlds it comes about, so that going there and back yields all odds.

There may still be a million situations, after a long game in which nothing was found. Then the
walk goes on with some of them that stand for all (see `thinning`), a few times over; how much
the answers differ tells how far off their mean may be.
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
from .layers import AT_THE_END, backward, forward, met, size, total
from .sampling import offsets
from .stages import Stage
from .thinning import Thinned, thinned
from .trail import KEPT, walkable
from .way import Way, way

MOST_EXACT = 60_000
"""Situations that are gone through one by one, over all stages; only decks can make more."""
MOST_KEPT = 500
"""Those that each stage is thinned to where there are more."""
WALKS = 2
SIGMAS = 1.96
"""Standard errors on either side that hold the truth 19 times in 20."""


class Tally(Record):
    """How many worlds there are, and in how many a hideout of the trail has a number.

    Where worlds weigh less than 1, all is multiplied by `scale`, so that it stays whole. Where
    there was too much to count, these are estimates: 19 in 20 of the chances that follow from
    them are off by no more than `error`.
    """

    total: int
    counts: tuple[Mapping[int, int], ...]
    scale: int = 1
    error: float = 0.0


@lru_cache(KEPT)
def tally(evidence: Evidence, model: Model) -> Tally:
    ready = walkable(evidence)
    if ready is None:
        return Tally(0, tuple({} for _ in evidence.trail))
    trail = way(evidence, model, ready)
    try:
        found = _there_and_back(trail, exact=True)
    except _TooMuch:
        found = _there_and_back(way(evidence, model, ready), exact=False)
    return _mean(found, trail.scale)


@lru_cache(KEPT)
def share_with(evidence: Evidence, model: Model, named: frozenset[int]) -> Fraction:
    """The share of the worlds in which all these numbers are face-down hideouts."""
    ready, worlds = walkable(evidence), tally(evidence, model)
    hidden = {n for step in ready.steps if step.hidden for n in step.numbers} if ready else set()
    if ready is None or not named <= hidden:
        return Fraction(0)
    for _, passed in _there(way(evidence, model, ready, named), exact=not worlds.error):
        ends = [int(total(each.kept)) for each in passed]
    return min(Fraction(1), Fraction(sum(ends), len(ends)) / worlds.total)


class _TooMuch(Exception):
    """There are more situations than are gone through one by one."""


class _Found(NamedTuple):
    total: float
    counts: tuple[Mapping[int, float], ...]


def _there(trail: Way, exact: bool) -> Iterator[tuple[Stage, list[Thinned]]]:
    """Each stage, and what it leads to.

    It is one walk as long as nothing has to be thinned, and some side by side from then on.
    """
    layers = [Thinned(trail.start)]
    luck = [offsets(seed) for seed in range(WALKS)]
    worths = [] if exact else worth(trail)
    gone_through = 0
    for nth, stage in enumerate(trail.stages()):
        reached = [forward(stage, each.kept) for each in layers]
        most = max(map(size, reached))
        gone_through += most
        if exact and trail.by_deck and gone_through > MOST_EXACT:
            raise _TooMuch
        if exact or most <= MOST_KEPT:
            layers = [Thinned(each) for each in reached]
        else:
            every = zip(cycle(reached), luck, strict=False)
            layers = [thinned(each, worths[nth], MOST_KEPT, next(some)) for each, some in every]
        yield stage, layers


def _there_and_back(trail: Way, exact: bool) -> list[_Found]:
    stages: list[Stage] = []
    passed: list[list[Thinned]] = []
    for stage, layers in _there(trail, exact):
        stages.append(stage)
        passed.append(layers)
    walks = range(len(passed[-1]))
    return [_back(stages, [each[i % len(each)] for each in passed], trail) for i in walks]


def _back(stages: Sequence[Stage], passed: Sequence[Thinned], trail: Way) -> _Found:
    counts: list[Mapping[int, float]] = [{} for _ in trail.steps]
    onward = AT_THE_END
    for stage, before, reached in zip(stages[:0:-1], stages[-2::-1], passed[-2::-1], strict=True):
        onward = backward(stage, reached.kept, onward)
        if before.place is not None:
            counts[before.place] = met(reached.kept, onward)
        onward = reached.regained(onward)
    return _Found(total(passed[-1].kept), tuple(counts))


def _mean(found: Sequence[_Found], scale: int) -> Tally:
    """The mean of the walks; how much they differ says how far off the odds may be."""
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
