"""Odds of positions too open to be counted: estimates that say how far off they may be."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from engine.fugitive.deduction import (
    WITH_DRAWS,
    Evidence,
    Odds,
    chance_of_all,
    odds,
    ruled_out,
    walk,
)
from engine.fugitive.deduction.layers import size
from engine.fugitive.deduction.reasons import NoWorldLeft
from engine.fugitive.deduction.trail import walkable
from engine.fugitive.deduction.way import way
from tests.benchmarks.deduction import long_trail
from tests.benchmarks.hard_trails import hard_positions

SEEDS = range(2, 8)


@pytest.fixture
def short_walks(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Estimates come early, and nothing is remembered of walks that were longer, or later."""
    monkeypatch.setattr(walk, "MOST_EXACT", 1000)
    monkeypatch.setattr(walk, "MOST_KEPT", 200)
    for remembers in (walk.tally, walk.share_with):
        remembers.cache_clear()
    yield
    for remembers in (walk.tally, walk.share_with):
        remembers.cache_clear()


def visited(evidence: Evidence) -> tuple[int, int]:
    """Count the situations of a walk with draws, over all stages, and at its largest stage."""
    ready = walkable(evidence)
    assert ready is not None
    sizes = [
        sum(size(each.kept) for each in passed)
        for _, passed in walk._forward(way(evidence, WITH_DRAWS, ready), exact=False)
    ]
    return sum(sizes), max(sizes)


def test_the_hardest_positions_take_no_more_than_a_bounded_walk() -> None:
    for evidence in hard_positions(2):
        overall, largest = visited(evidence)
        stages = 3 * len(evidence.trail) + sum(each.hidden_sprints for each in evidence.trail)
        assert overall <= walk.MOST_EXACT + walk.WALKS * walk.MOST_KEPT * stages * 1.1
        assert largest <= walk.MOST_EXACT


def test_what_is_exact_says_so() -> None:
    assert odds(long_trail(Random(7)), WITH_DRAWS).error == 0
    assert all(odds(evidence).error == 0 for evidence in hard_positions(2))


@pytest.fixture(scope="module")
def exact() -> list[Odds]:
    """Found before walks are made short."""
    found = [odds(long_trail(Random(seed)), WITH_DRAWS) for seed in SEEDS]
    assert not any(each.error for each in found)
    return found


@pytest.mark.usefixtures("short_walks")
def test_estimates_are_as_near_as_they_say(exact: list[Odds]) -> None:
    estimated = within = places = 0
    for seed, truth in zip(SEEDS, exact, strict=True):
        evidence = long_trail(Random(seed))
        known = odds(evidence, WITH_DRAWS)
        estimated += known.error > 0
        for place in evidence.hidden:
            for number in evidence.cards.numbers:
                off = abs(known.chance(place, number) - truth.chance(place, number))
                within += off <= known.error + 1e-9
                places += 1
    assert estimated >= 3
    assert within >= 0.95 * places


@pytest.mark.usefixtures("short_walks")
def test_estimates_are_the_same_each_time() -> None:
    evidence = next(hard_positions(1))
    assert odds(evidence, WITH_DRAWS) == odds(evidence, WITH_DRAWS)


@pytest.mark.usefixtures("short_walks")
def test_a_pair_is_never_likelier_than_either_of_it() -> None:
    for evidence in hard_positions(1):
        known = odds(evidence, WITH_DRAWS)
        assert known.error
        first, second = sorted(known.hits, key=lambda each: -known.hits[each])[:2]
        pair = chance_of_all(evidence, (first, second), WITH_DRAWS)
        low, high = sorted((known.hits[first], known.hits[second]))
        assert low + high - 1 <= pair <= low


@pytest.mark.usefixtures("short_walks")
def test_an_estimate_rules_out_nothing_without_a_reason() -> None:
    evidence = next(hard_positions(1))
    notes = ruled_out(evidence, WITH_DRAWS)
    said = {type(reason) for place in notes for found in place.values() for reason in found}
    assert said
    assert NoWorldLeft not in said
