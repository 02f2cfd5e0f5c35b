"""Experiments: games a second on one core and on all, and how soon a comparison is answered."""

from __future__ import annotations

import time
from collections.abc import Iterator

from joblib import cpu_count

from engine.lab import Lab
from engine.lab.playing import play
from engine.lab.runs import run
from engine.lab.table import Table, lay_table
from tests.benchmarks.measure import Measured

TABLES = {
    "Colt Express (4 players)": (lay_table("colt_express", 4, seed=1), 1200),
    "Super Express (4 players)": (lay_table("super_express", 4, seed=1), 6000),
    "Fugitive": (lay_table("fugitive", 2, seed=1), 1500),
}
TURNS = 3


def games_a_second(table: Table, count: int, n_jobs: int) -> float:
    """By the clock on the wall: the time of other processes counts too."""
    began = time.perf_counter()
    played = sum(len(batch) for batch in run(table, range(count), n_jobs=n_jobs))
    return played / (time.perf_counter() - began)


def all_cores() -> Iterator[Measured]:
    """One core and all cores in turns; the workers are started before."""
    cores = cpu_count()
    for name, (table, count) in TABLES.items():
        games_a_second(table, 50, cores)
        rates = [
            (games_a_second(table, count, 1), games_a_second(table, count, cores))
            for _ in range(TURNS)
        ]
        one, all_of_them = max(rate for rate, _ in rates), max(rate for _, rate in rates)
        steps = sum(len(play(table, number).moves) for number in range(50)) / 50
        yield Measured(f"lab, {name}, one core", one, "games/s")
        yield Measured(f"lab, {name}, one core", one * steps, "steps/s")
        yield Measured(f"lab, {name}, {cores} cores", all_of_them, "games/s")
        yield Measured(f"lab, {name}, {cores} cores / one core", all_of_them / one, "times")


def an_answer() -> Iterator[Measured]:
    """How long it takes to say what a variant changes, and how exactly that is known then."""
    began = time.perf_counter()
    lab = Lab("colt_express", 4, seed=1)
    found = lab.compare(lab, lab.variant(expert=True), "wins_by_seat", games=1500)
    seconds = time.perf_counter() - began
    first = found["1"]
    yield Measured("lab, expert rules compared in 1,500 games", seconds, "s")
    yield Measured("lab, their effect on the first seat, ±", 100 * first.interval.half, "points")
    yield Measured("lab, their variance that pairing left", 100 * found.left, "%")
