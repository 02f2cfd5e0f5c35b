"""`cheatsheet`: write the rules of a game on one page to print."""

from __future__ import annotations

import argparse

from ..reference.cheat_sheet import cheat_sheet


def run(options: argparse.Namespace) -> int:
    """Run the command: write the sheet, and say where."""
    written = cheat_sheet(options.game, options.to, options.language)
    print(f"{written}: {written.stat().st_size / 1024:.0f} KB")
    return 0
