"""The walk counts what listing every world counts, as whole numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from random import Random

import pytest

from engine.core.record import replace
from engine.fugitive.deduction import (
    EVEN,
    WITH_DRAWS,
    Cards,
    Evidence,
    Miss,
    Model,
    chance_of_all,
)
from engine.fugitive.deduction.walk import tally

from . import brute
from .positions import OTHERS, SMALL, position

POSITIONS = 2000
BATCH = 250
MODELS = (EVEN, WITH_DRAWS, Model(bluff=Fraction(1, 3)), Model(draws=True, bluff=Fraction(2, 3)))


def positions(batch: range, cards: Cards = SMALL) -> Iterator[Evidence]:
    return (position(Random(seed), 3 + (seed % 4 == 0), cards) for seed in batch)


@pytest.mark.parametrize(
    "batch", [range(start, start + BATCH) for start in range(0, POSITIONS, BATCH)], ids=str
)
def test_every_model_counts_what_listing_counts(batch: range) -> None:
    _check_counts(batch, SMALL)


@pytest.mark.parametrize("cards", OTHERS, ids=["odd longer", "odd nothing", "uneven strides"])
def test_it_does_with_other_numbers_too(cards: Cards) -> None:
    _check_counts(range(BATCH), cards)


def _check_counts(batch: range, cards: Cards) -> None:
    for seed, evidence in zip(batch, positions(batch, cards), strict=True):
        listed = [
            (world, brute.beyond_need(evidence, world), brute.histories(evidence, world))
            for world in brute.worlds(evidence)
        ]
        assert any(histories for _, _, histories in listed), f"{seed}: nothing fits"
        for model in MODELS:
            counted = tally(evidence, model)
            total = 0
            counts: Counter[tuple[int, int]] = Counter()
            for world, beyond, histories in listed:
                weight = histories if model.draws else 1
                weight *= counted.scale * model.weight.numerator**beyond
                weight //= model.weight.denominator**beyond
                total += weight
                counts.update({(i, world[i][0]): weight for i in evidence.hidden if weight})
            found = {(i, n): ways for i in evidence.hidden for n, ways in counted.counts[i].items()}
            assert (counted.total, found) == (total, dict(counts)), f"{seed}: {model}"


@pytest.mark.parametrize("model", MODELS[:2], ids=["even", "with draws"])
def test_a_set_is_hit_as_often_as_listing_says(model: Model) -> None:
    rng = Random(1)
    for evidence in positions(range(POSITIONS, POSITIONS + 150)):
        if not evidence.hidden:
            continue
        numbers = set(rng.sample(range(1, evidence.cards.goal), rng.choice((1, 2, 2, 3))))
        total = right = 0
        for world in brute.worlds(evidence):
            weight = brute.histories(evidence, world) if model.draws else 1
            total += weight
            right += weight * (numbers <= {world[i][0] for i in evidence.hidden})
        assert chance_of_all(evidence, numbers, model) == Fraction(right, total)


@pytest.mark.parametrize("model", MODELS[:2], ids=["even", "with draws"])
def test_a_failed_attempt_takes_away_exactly_the_worlds_it_would_have_hit(model: Model) -> None:
    for evidence in positions(range(POSITIONS, POSITIONS + 150)):
        chance = chance_of_all(evidence, (4, 7), model)
        failed = replace(evidence, misses=(*evidence.misses, Miss((4, 7), len(evidence.trail))))
        if evidence.face_up.isdisjoint((4, 7)):
            left = Fraction(tally(failed, model).total, tally(evidence, model).total)
            assert left == 1 - chance
