"""Whole random games on one core beside those of a former commit, both in one run."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from io import BytesIO
from pathlib import Path

from tests.benchmarks.measure import Measured

ROOT = Path(__file__).parents[2]
FORMER = "3d579c6"
"""The last commit before there were a lab, dials and a fast path."""
GAMES = (
    ("Colt Express (4 players)", "colt_express", 4, 150, 1.35),
    ("Super Express (4 players)", "super_express", 4, 1000, 1.3),
    ("Fugitive", "fugitive", 2, 300, None),
)
"""The name, the game, its players, how many games a turn, and how many times as fast they are."""
PAIRS = 3
"""How often both are started anew: where a process has its memory changes its speed a little."""
TURNS = 8

PLAYING = """
import importlib, sys, time
from random import Random
from engine.core.playout import playout
name, players, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
game = importlib.import_module("engine." + name).GAME
for seed in sys.stdin:
    rng = Random(seed)
    start = time.process_time()
    steps = sum([len(playout(game, game.setup(players), rng)[1]) for _ in range(count)])
    print(time.process_time() - start, steps, flush=True)
"""
"""What a process does that is asked for games: it answers with its own time and the steps taken."""


def beside_the_former_commit() -> Iterator[Measured]:
    with tempfile.TemporaryDirectory() as folder:
        if not _exported(Path(folder)):
            print(f"not compared: this copy of the project has no commit {FORMER}")
            return
        for title, name, players, count, at_least in GAMES:
            pairs = [pair for _ in range(PAIRS) for pair in _pairs(folder, name, players, count)]
            games = statistics.median(count / now for (now, _), _ in pairs)
            steps = statistics.median(steps / now for (now, steps), _ in pairs)
            yield Measured(f"{title}, whole random games", games, "games/s")
            yield Measured(f"{title}, whole random games", steps, "steps/s")
            ratio = statistics.median(then / now for (now, _), (then, _) in pairs)
            yield Measured(f"{title}, now / {FORMER}", ratio, "times", at_least=at_least)


def _exported(folder: Path) -> bool:
    """Write the engine of the former commit into a folder; return whether git has it."""
    archive = subprocess.run(
        ["git", "archive", "--format=tar", FORMER, "engine"], cwd=ROOT, capture_output=True
    )
    if archive.returncode:
        return False
    with tarfile.open(fileobj=BytesIO(archive.stdout)) as packed:
        packed.extractall(folder, filter="data")
    return True


def _pairs(
    former: str, name: str, players: int, count: int
) -> Iterator[tuple[tuple[float, int], tuple[float, int]]]:
    """The seconds and steps of the same games now and then, played in turns by two processes."""
    with ExitStack() as stack:
        both = [
            stack.enter_context(_process(each, name, players, count)) for each in (ROOT, former)
        ]
        for turn in range(TURNS + 1):
            first, second = both if turn % 2 else reversed(both)
            answers = {process: _asked(process, turn) for process in (first, second)}
            if turn:  # the first turn warms up
                yield answers[both[0]], answers[both[1]]
        for process in both:
            process.communicate()


def _process(root: str | Path, name: str, players: int, count: int) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", PLAYING, name, str(players), str(count)],
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def _asked(process: subprocess.Popen[str], seed: int) -> tuple[float, int]:
    if process.stdin is None or process.stdout is None:
        raise AssertionError("a process without pipes")
    print(seed, file=process.stdin, flush=True)
    seconds, steps = process.stdout.readline().split()
    return float(seconds), int(steps)
