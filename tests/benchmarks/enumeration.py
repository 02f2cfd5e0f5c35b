"""All 13,824 joint plans of the 3-player opening, enumerated exactly."""

from __future__ import annotations

import time
from collections.abc import Iterator

from engine.super_express import GAME
from engine.super_express.odds import survival_of_round
from tests.benchmarks.measure import Measured


def three_player_opening() -> Iterator[Measured]:
    start, _ = GAME.play(GAME.setup(3), GAME.notation.read_move("first Belle", GAME.setup(3)))
    began = time.perf_counter()
    survival = survival_of_round(start)
    spent = time.perf_counter() - began
    for name, chance in survival.items():
        print(f"  {name} survives the first round: {chance} = {float(chance):.4f}")
    yield Measured("3-player opening, all joint plans", spent, "s", at_most=60)
