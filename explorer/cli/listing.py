"""`list`: the scenarios and puzzles that come with the explorer, by name, with their titles."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.scenario import load_scenario

from ..files.library import find_game, practice_files, scenario_files


def run(chosen: Sequence[str]) -> int:
    wanted = {find_game(name).name for name in chosen}
    for name, path in (*scenario_files().items(), *practice_files().items()):
        if not wanted or path.parent.name in wanted:
            print(f"{name}: {load_scenario(path).title}")
    return 0
