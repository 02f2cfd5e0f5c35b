"""`make bench`: print the measurements, and fail if a bound is missed.

Some alone, by the names of their files: `python -m tests.benchmarks strength lab`.
"""

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
    marking,
    motion,
    playouts,
    puzzles,
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
    puzzles.twenty_of_each,
    marking.a_class,
    clicks.in_the_kernel,
    clicks.in_jupyterlab,
    motion.beside_others,
)


def main(asked: list[str]) -> int:
    files = {benchmark: benchmark.__module__.rpartition(".")[2] for benchmark in BENCHMARKS}
    if unknown := set(asked) - set(files.values()):
        known = ", ".join(dict.fromkeys(files.values()))
        print(f"no benchmark is called {', '.join(sorted(unknown))}; there are {known}")
        return 2
    short: list[Measured] = []
    for benchmark in [each for each, file in files.items() if not asked or file in asked]:
        for measured in benchmark():
            print(measured, flush=True)
            short += [] if measured.holds else [measured]
    for measured in short:
        print(f"missed: {measured}")
    return 1 if short else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
