"""How long it takes to imagine a position of Fugitive from a view, over whole random games."""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator
from random import Random

from engine.core.moves import CHANCE, NOBODY, Seat
from engine.fugitive import GAME
from engine.fugitive.deduction import WITH_DRAWS, evidence_of, odds
from engine.fugitive.deduction.worlds import _walks
from engine.fugitive.imagining import imagine
from engine.fugitive.state import FUGITIVE, MARSHAL, State
from tests.benchmarks.measure import Measured

GAMES = 40
EVERY = 3
SAMPLES = 20


def views(seat: Seat) -> Iterator[State]:
    """Yield what a seat sees when it has to decide, in every third of its decisions."""
    for seed in range(GAMES):
        rng, decisions = Random(seed), 0
        state = GAME.setup(2)
        while (actor := GAME.rules.to_act(state)) != NOBODY:
            if actor == seat:
                decisions += 1
                if decisions % EVERY == 0:
                    yield GAME.sight.observe(state, seat)
            luck = actor == CHANCE
            move = GAME.rules.chance(state).sample(rng) if luck else GAME.sample(state, rng)
            state, _ = GAME.play(state, move)


def spent(view: State, seat: Seat, rng: Random) -> float:
    began = time.perf_counter()
    imagine(view, seat, rng)
    return (time.perf_counter() - began) * 1000


def from_views() -> Iterator[Measured]:
    for name, seat in (("fugitive", FUGITIVE), ("marshal", MARSHAL)):
        first, more = [], []
        walks = estimates = 0
        for at, view in enumerate(views(seat)):
            rng = Random(at)
            _walks.cache_clear()
            first.append(spent(view, seat, rng))
            more.append(statistics.fmean(spent(view, seat, rng) for _ in range(SAMPLES)))
            if seat == MARSHAL and _walks.cache_info().currsize:
                walks += 1
                estimates += bool(odds(evidence_of(view), WITH_DRAWS).error)
        label = f"imagined by the {name} in Fugitive"
        yield Measured(f"{label}, views", len(first), "")
        yield Measured(f"{label}, first of a view, median", statistics.median(first), "ms", None, 5)
        yield Measured(
            f"{label}, first of a view, p95", statistics.quantiles(first, n=20)[-1], "ms"
        )
        yield Measured(f"{label}, first of a view, slowest", max(first), "ms")
        yield Measured(f"{label}, each further, median", statistics.median(more), "ms", None, 5)
        yield Measured(f"{label}, each further, p95", statistics.quantiles(more, n=20)[-1], "ms")
        if seat == MARSHAL:
            yield Measured(f"{label}, by a walk", 100 * walks / len(first), "% of views")
            yield Measured(f"{label}, estimated", 100 * estimates / len(first), "% of views")
