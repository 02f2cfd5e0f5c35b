"""`make bench`: print the measurements, and fail if a bound is missed."""

from __future__ import annotations

import sys

from tests.benchmarks import (
    careful,
    clicks,
    deduction,
    enumeration,
    former,
    imagining,
    imagining_fugitive,
    lab,
    playouts,
    strength,
)
from tests.benchmarks.measure import Measured

BENCHMARKS = (
    playouts.fugitive,
    playouts.super_express,
    playouts.colt_express,
    playouts.fast_path,
    former.beside_the_former_commit,
    imagining.super_express,
    imagining.colt_express,
    enumeration.three_player_opening,
    deduction.long_trails,
    deduction.hard_trails,
    careful.slowest_move,
    lab.all_cores,
    lab.an_answer,
    imagining_fugitive.from_views,
    strength.of_players,
    clicks.in_the_kernel,
    clicks.in_jupyterlab,
)


def main() -> int:
    short: list[Measured] = []
    for benchmark in BENCHMARKS:
        for measured in benchmark():
            print(measured)
            short += [] if measured.holds else [measured]
    for measured in short:
        print(f"missed: {measured}")
    return 1 if short else 0


if __name__ == "__main__":
    sys.exit(main())
