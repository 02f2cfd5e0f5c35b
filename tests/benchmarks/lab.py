"""Experiments: games a second on one core and on all, and how soon a comparison is answered."""

from __future__ import annotations

import time
from collections.abc import Iterator

from joblib import cpu_count
from joblib.externals.loky import get_reusable_executor

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


QUESTIONS: dict[str, tuple[dict[str, object], int]] = {
    "marshal bullets 5": ({"marshal_bullets": 5}, 2500),
    "Belle's charm off": ({"belle_power": False}, 2500),
}
"""A change of Colt Express, and the games that are played of either side."""
BANDITS = ("belle", "tuco", "doc", "ghost")
MOST_SECONDS = 10.0
MOST_POINTS = 3.0


def an_answer() -> Iterator[Measured]:
    """Yield how long it takes to say what a change does to Belle, and how exactly it is known.

    Nothing is played before, and the workers are started anew each time.
    """
    for name, (change, games) in QUESTIONS.items():
        get_reusable_executor().shutdown(wait=True)
        began = time.perf_counter()
        lab = Lab("colt_express", BANDITS, seed=1)
        found = lab.compare(lab, lab.variant(**change), "wins_by_name", games=games)
        seconds = time.perf_counter() - began
        half = max(100 * row.interval.half for row in found.rows)
        low, high = (
            100 * end for end in (found["belle"].interval.low, found["belle"].interval.high)
        )
        effect = f"lab, {name}, Belle's wins, seed 1, {games} games, [{low:+.1f}, {high:+.1f}]"
        yield Measured(effect, 100 * found["belle"].effect, "points")
        yield Measured(f"lab, {name}, widest of four, ±", half, "points", at_most=MOST_POINTS)
        yield Measured(f"lab, {name}, answered in", seconds, "s", at_most=MOST_SECONDS)
        yield Measured(f"lab, {name}, variance that pairing left", 100 * found.left, "%")
        yield Measured(f"lab, {name}, width / unpaired", found.width, "times")
