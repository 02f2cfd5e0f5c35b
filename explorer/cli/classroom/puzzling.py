"""`puzzles`: make puzzles of a game, written as scenario files for a teacher to look through."""

from __future__ import annotations

import argparse

from ...factory.making import puzzles
from ..arguments import add_game


def add(command: argparse.ArgumentParser) -> None:
    """Add the arguments of `puzzles`."""
    add_game(command)
    command.add_argument("--rule", default="", help="the id of a rule that decides each puzzle")
    command.add_argument("--count", type=int, default=10, help="how many; 10 without a word")
    command.add_argument("--seed", default="0", help="the same seed makes the same puzzles")
    command.add_argument("--to", default="", metavar="FOLDER", help="without one, puzzles/GAME")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Run the command: make puzzles and say where they are."""
    to = options.to or f"puzzles/{options.game}"
    print(puzzles(options.game, options.count, options.rule, options.seed, to))
    return 0
