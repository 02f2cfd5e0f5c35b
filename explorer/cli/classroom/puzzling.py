"""`puzzles`: make puzzles of a game, written as scenario files for a teacher to look through."""

from __future__ import annotations

import argparse

from ...factory.making import puzzles


def run(options: argparse.Namespace) -> int:
    """Run the command: make puzzles and say where they are."""
    to = options.to or f"puzzles/{options.game}"
    print(puzzles(options.game, options.count, options.rule, options.seed, to))
    return 0
