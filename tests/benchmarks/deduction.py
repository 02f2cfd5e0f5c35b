"""All odds of a long trail in Fugitive, evenly and with draws."""

from __future__ import annotations

import resource
import statistics
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import NamedTuple

from engine.core.record import replace
from engine.fugitive.deduction import (
    EVEN,
    WITH_DRAWS,
    Evidence,
    Hideout,
    Miss,
    Model,
    chance_of_all,
    odds,
)
from engine.fugitive.deduction.evidence import OPENING_HAND, Cards, Draw
from engine.fugitive.tuning import Tuning
from tests.benchmarks.hard_trails import hard_positions
from tests.benchmarks.measure import Measured

HIDDEN, SPRINTS, REVEALED, SINGLE, SEVERAL = 8, 6, 3, 6, 4
POSITIONS = 40


def long_trail(rng: Random) -> Evidence:
    """8 hidden hideouts over 6 hidden sprints, 3 reveals, 6 single misses, 4 of several numbers.

    Half of them have the first three turned up, which leaves the most open.
    """
    while True:
        trail, evidence = _played(rng)
        if len(trail) < HIDDEN + REVEALED:
            continue
        anywhere = rng.sample(range(len(trail)), REVEALED)
        revealed = rng.choice((anywhere, range(REVEALED)))
        under = [len(cards) for _, cards in trail]
        if sum(under) - sum(under[place] for place in revealed) != SPRINTS:
            continue
        hideouts = [
            replace(hideout, number=trail[i][0], sprints=trail[i][1], hidden_sprints=0)
            if i in revealed
            else hideout
            for i, hideout in enumerate(evidence.trail)
        ]
        numbers = [number for number, _ in trail]
        return replace(evidence, trail=tuple(hideouts), misses=tuple(_misses(rng, numbers)))


def _played(rng: Random) -> tuple[list[tuple[int, tuple[int, ...]]], Evidence]:
    """A fugitive who lays the next number that can be reached, over cards of luck."""
    decks = [rng.sample(range(low, high + 1), high + 1 - low) for low, high in Cards().decks]
    hand = {1, 2, 3, *(decks[0].pop() for _ in range(3)), *(decks[1].pop() for _ in range(2))}
    trail: list[tuple[int, tuple[int, ...]]] = []
    hideouts: list[Hideout] = []
    draws: list[Draw] = list(OPENING_HAND)
    marshal: list[int] = []
    last = 0
    for turn in range(1, 19):
        for drawer, when in ((hand, 3 * turn), (marshal, 0)):
            deck = min(2, max(0, rng.choice((last // 14, last // 14, last // 14 + 1))))
            if not decks[deck]:
                continue
            card = decks[deck].pop()
            drawer.add(card) if isinstance(drawer, set) else drawer.append(card)
            draws += [Draw(deck, when)] if when else []
        higher = sorted(card for card in hand if card > last)
        under = rng.sample(sorted(hand), min(len(hand), rng.choice((0, 0, 0, 1, 1, 2))))
        reach = last + 3 + sum(Tuning().footprints[card] for card in under)
        near = [card for card in higher if card <= reach and card not in under]
        if near and len(trail) < HIDDEN + REVEALED:
            last = rng.choice(near)
            hand -= {last, *under}
            trail.append((last, tuple(under)))
            hideouts.append(Hideout(3 * turn + 1, hidden_sprints=len(under)))
    return trail, Evidence(trail=tuple(hideouts), hand=tuple(marshal), draws=tuple(draws))


def _misses(rng: Random, numbers: list[int]) -> Iterator[Miss]:
    for several in (False,) * SINGLE + (True,) * SEVERAL:
        while True:
            length = rng.randint(2, len(numbers))
            size = rng.randint(2, 3) if several else 1
            named = rng.sample(range(1, min(41, numbers[length - 1] + 6)), size)
            if not set(named) <= set(numbers[:length]):
                yield Miss(tuple(named), length)
                break


def _spent(evidence: Evidence, model: Model) -> float:
    began = time.process_time()
    odds(evidence, model)
    return (time.process_time() - began) * 1000


HARD = 200
MOST_MEGABYTES = 150


class Answered(NamedTuple):
    """What the notebook works out for a position, in milliseconds, and how far off it may be."""

    even: float
    draws: float
    pick: float
    error: float


def _answered(evidence: Evidence) -> Answered:
    even, draws = (_spent(evidence, model) for model in (EVEN, WITH_DRAWS))
    known = odds(evidence, WITH_DRAWS)
    likely = sorted(known.hits, key=lambda number: -known.hits[number])[:2]
    began = time.process_time()
    chance_of_all(evidence, likely, WITH_DRAWS)
    return Answered(even, draws, (time.process_time() - began) * 1000, 100 * known.error)


def _hard_answers() -> tuple[list[Answered], float]:
    """All answers, and how much memory they took beyond what was there before, in megabytes."""
    positions = list(hard_positions(HARD))
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    answers = [_answered(evidence) for evidence in positions]
    after = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return answers, (after - before) / 1024


def hard_trails() -> Iterator[Measured]:
    """Long games without a find: 200 of them, in a process of their own."""
    with ProcessPoolExecutor(1) as pool:
        answers, megabytes = pool.submit(_hard_answers).result()
    for name, times in (
        ("even worlds", [each.even for each in answers]),
        ("with draws", [each.draws for each in answers]),
        ("two numbers with draws", [each.pick for each in answers]),
    ):
        yield Measured(f"hard odds, {name}, median", statistics.median(times), "ms")
        yield Measured(f"hard odds, {name}, p95", statistics.quantiles(times, n=20)[-1], "ms")
        yield Measured(f"hard odds, {name}, slowest", max(times), "ms", at_most=1000)
    errors = [each.error for each in answers]
    exact = 100 * errors.count(0) / len(errors)
    yield Measured("hard odds, with draws, exact", exact, "% of positions")
    yield Measured("hard odds, with draws, error, median", statistics.median(errors), "points")
    yield Measured("hard odds, with draws, error, largest", max(errors), "points")
    yield Measured("hard odds, memory", megabytes, "MB", at_most=MOST_MEGABYTES)


def long_trails() -> Iterator[Measured]:
    rng = Random(1)
    positions = [long_trail(rng) for _ in range(POSITIONS)]
    for name, model, bound in (("even worlds", EVEN, 50), ("with draws", WITH_DRAWS, 500)):
        times = [_spent(evidence, model) for evidence in positions]
        yield Measured(f"odds, {name}, median", statistics.median(times), "ms", at_most=bound)
        yield Measured(f"odds, {name}, slowest", max(times), "ms", at_most=1000)
