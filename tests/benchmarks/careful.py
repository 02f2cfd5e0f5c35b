"""The time that the careful player of Fugitive takes for one move, over whole games."""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator
from random import Random

from engine.core.moves import CHANCE, NOBODY, Seat
from engine.fugitive import GAME
from engine.fugitive.careful import ponder
from engine.fugitive.options import Variant
from engine.fugitive.state import FUGITIVE, MARSHAL
from tests.benchmarks.measure import Measured

GAMES = 5
CAREFUL: tuple[tuple[Seat, ...], ...] = ((FUGITIVE, MARSHAL), (FUGITIVE,), (MARSHAL,))


def thinking(seed: int, seats: tuple[Seat, ...], variant: Variant) -> Iterator[float]:
    """The seconds for each move of these seats in a game, in which the others play at random."""
    rng = Random(seed)
    state = GAME.setup(2, variant=variant)
    while (actor := GAME.rules.to_act(state)) != NOBODY:
        if actor == CHANCE:
            move = GAME.rules.chance(state).sample(rng)
        elif actor in seats:
            view = GAME.sight.observe(state, actor)
            began = time.perf_counter()
            move = ponder(view, rng)[0].move
            yield time.perf_counter() - began
        else:
            move = GAME.sample(state, rng)
        state, _ = GAME.play(state, move)


def slowest_move() -> Iterator[Measured]:
    times = [
        spent
        for variant in Variant
        for seats in CAREFUL
        for seed in range(GAMES)
        for spent in thinking(seed, seats, variant)
    ]
    yield Measured("careful player of Fugitive, timed", len(times), "moves")
    yield Measured(
        "careful player of Fugitive, median", statistics.median(times) * 1000, "ms", at_most=20
    )
    yield Measured("careful player of Fugitive, slowest", max(times) * 1000, "ms", at_most=1000)
