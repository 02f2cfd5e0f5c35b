"""`cheatsheet`: write the rules of a game on one page to print."""

from __future__ import annotations

import argparse

from ..reference.cheat_sheet import cheat_sheet
from .arguments import add_game, add_language


def add(command: argparse.ArgumentParser) -> None:
    """Add the arguments of `cheatsheet`."""
    add_game(command)
    command.add_argument("--to", required=True, metavar="FILE", help="a file ending in .html")
    add_language(command)
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Run the command: write the sheet, and say where."""
    written = cheat_sheet(options.game, options.to, options.language)
    print(f"{written}: {written.stat().st_size / 1024:.0f} KB")
    return 0
