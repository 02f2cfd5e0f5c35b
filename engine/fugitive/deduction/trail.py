"""The trail narrowed down: which numbers each hideout may have, and which sprints under it."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.core.record import replace

from .evidence import Cards, Evidence, Hideout, Miss

KEPT = 64
"""The number of answers that are cached: a page asks for the same ones many times."""


class Step(NamedTuple):
    """A hideout of the trail, and the numbers that it may have."""

    hideout: Hideout
    numbers: tuple[int, ...]
    cards: Cards

    @property
    def hidden(self) -> bool:
        """True if the hideout is face down."""
        return self.hideout.number is None

    @property
    def slots(self) -> int:
        """The number of face-down sprints under it."""
        return self.hideout.hidden_sprints

    @property
    def shown(self) -> int:
        """The footprints of its face-up sprints."""
        footprints = self.cards.footprints
        return sum([footprints[card % 2] for card in self.hideout.sprints])

    @property
    def bare(self) -> bool:
        """True if no sprint lies under it or ever did."""
        hideout = self.hideout
        return not (hideout.sprints or hideout.hidden_sprints or hideout.taken_back or hideout.told)

    def evens(self) -> Sequence[int]:
        """Return how many hidden sprints may be even, by the footprints that were told."""
        told = self.hideout.told
        every = range(self.slots + 1)
        if told is None:
            return every
        even, odd = self.cards.footprints
        later = self.hideout.taken_back - told.taken_back
        since = {even * evens + odd * (later - evens) for evens in range(later + 1)}
        return [evens for evens in every if told.footprints - self.footprints(evens) in since]

    def need(self, last: int, number: int) -> int:
        """Return the footprints that the hideout needs to have this number after the last one."""
        return max(0, number - last - self.cards.strides[last] - self.hideout.bonus)

    def footprints(self, evens: int) -> int:
        """Return the footprints under the hideout now, if so many hidden sprints are even."""
        even, odd = self.cards.footprints
        return self.shown + even * evens + odd * (self.slots - evens)

    @property
    def most_footprints(self) -> int:
        """The most footprints that can be under the hideout now."""
        return self.shown + self.slots * self.cards.most_footprints

    def reach(self) -> Reach:
        """Return how far the hideout can be from the one before.

        A sprint taken back may have had the most footprints that a card can have.
        """
        hideout, told, most = self.hideout, self.hideout.told, self.cards.most_footprints
        ever = told.footprints + told.taken_back * most if told else None
        beyond = {}
        for evens in self.evens():
            had = self.footprints(evens) + hideout.taken_back * most
            beyond[evens] = (had if ever is None else min(had, ever)) + hideout.bonus
        return Reach(self.cards.strides, beyond, max(beyond.values(), default=None))


class Reach(NamedTuple):
    """How far a hideout can be from the one before it."""

    strides: tuple[int, ...]
    by_evens: Mapping[int, int]
    """How far beyond the stride, by how many hidden sprints are even; no others fit."""
    most: int | None
    """How far beyond the stride at most; None if nothing fits."""

    def fits(self, last: int, number: int, evens: int) -> bool:
        """Return whether the footprints reach so far, if so many hidden sprints are even."""
        beyond = self.by_evens.get(evens)
        return beyond is not None and last < number <= last + self.strides[last] + beyond

    def after(self, last: int) -> int:
        """Return the highest number that the hideout can have after the last one."""
        return last if self.most is None else last + self.strides[last] + self.most


class Walkable(NamedTuple):
    """A trail that is ready for the walk."""

    steps: tuple[Step, ...]
    misses: tuple[Miss, ...]
    """The failed attempts that the numbers of the steps do not rule out already."""


@lru_cache(KEPT)
def walkable(evidence: Evidence) -> Walkable | None:
    """Return the trail with its numbers narrowed down; None if no world fits."""
    steps = [
        Step(hideout, _numbers(evidence, hideout), evidence.cards) for hideout in evidence.trail
    ]
    misses = list(evidence.misses)
    while True:
        open_misses: list[Miss] = []
        banned = False
        for miss in misses:
            wanted = _still_open(miss, steps)
            if wanted is None:
                continue
            if not wanted:
                return None
            if len(wanted) > 1:
                open_misses.append(replace(miss, numbers=wanted))
                continue
            banned = True
            for place in range(miss.trail):
                steps[place] = _without(steps[place], wanted[0])
        misses = open_misses
        narrowed = _linked(steps)
        if narrowed is None:
            return None
        if not banned and narrowed == steps:
            return Walkable(tuple(steps), tuple(misses))
        steps = narrowed


def _numbers(evidence: Evidence, hideout: Hideout) -> tuple[int, ...]:
    if hideout.number is not None:
        return (hideout.number,)
    low, high = hideout.among or (1, evidence.cards.goal - 1)
    unseen = evidence.unseen - {evidence.cards.goal}
    return tuple(
        number
        for number in sorted(unseen)
        if low <= number <= high and hideout.odd in (None, bool(number % 2))
    )


def _still_open(miss: Miss, steps: list[Step]) -> tuple[int, ...] | None:
    """Return the numbers of which one was wrong; None if the miss is explained already."""
    there = steps[: miss.trail]
    certain = {step.hideout.number for step in there}
    wanted = tuple(sorted(set(miss.numbers) - certain))
    possible = {number for step in there for number in step.numbers}
    return wanted if possible.issuperset(wanted) else None


def _without(step: Step, number: int) -> Step:
    if number not in step.numbers:
        return step
    return step._replace(numbers=tuple(each for each in step.numbers if each != number))


def _linked(steps: list[Step]) -> list[Step] | None:
    """Keep only numbers that have a possible number within reach before and after them."""
    narrowed: list[Step] = []
    before: tuple[int, ...] = (0,)
    for step in steps:
        far = step.reach()
        within = {n for last in before for n in range(last + 1, far.after(last) + 1)}
        numbers = tuple([n for n in step.numbers if n in within])
        if not numbers:
            return None
        narrowed.append(step._replace(numbers=numbers))
        before = numbers
    for place in range(len(narrowed) - 2, -1, -1):
        step, after = narrowed[place], narrowed[place + 1]
        far = after.reach()
        numbers = tuple([n for n in step.numbers if _some(after.numbers, n + 1, far.after(n))])
        narrowed[place] = step._replace(numbers=numbers)
    return narrowed


def _some(numbers: tuple[int, ...], low: int, high: int) -> bool:
    """Return whether some of these rising numbers are from `low` to `high`."""
    return bisect_left(numbers, low) < bisect_right(numbers, high)
