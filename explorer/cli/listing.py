"""`list`: the scenarios and puzzles that come with the explorer, by name, with their titles."""

from __future__ import annotations

import argparse

from engine.core.scenario import load_scenario

from ..files.library import find_game, practice_files, scenario_files
from .arguments import add_games


def add(command: argparse.ArgumentParser) -> None:
    """Add the arguments of `list`."""
    add_games(command)
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Run the command: print a line for each scenario."""
    wanted = {find_game(name).name for name in options.game}
    for name, path in (*scenario_files().items(), *practice_files().items()):
        if not wanted or path.parent.name in wanted:
            print(f"{name}: {load_scenario(path).title}")
    return 0
