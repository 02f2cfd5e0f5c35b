"""The puzzle factory: how long twenty puzzles of each game take."""

from __future__ import annotations

import time
from collections.abc import Iterator

from explorer.factory.making import make
from explorer.files.library import games
from tests.benchmarks.measure import Measured

COUNT = 20
MOST_SECONDS = 120.0


def twenty_of_each() -> Iterator[Measured]:
    """Twenty of every game one after another, as the command makes them, in two minutes at most."""
    total = 0.0
    for game in games():
        began = time.perf_counter()
        made = len(make(game, COUNT).made)
        took = time.perf_counter() - began
        total += took
        yield Measured(f"puzzles, {game}, {made} of {COUNT}", took, "s")
        yield Measured(f"puzzles, {game}, made", made, "puzzles", at_least=COUNT)
    yield Measured("puzzles, twenty of each game", total, "s", at_most=MOST_SECONDS)
