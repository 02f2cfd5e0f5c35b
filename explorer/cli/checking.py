"""`check`: verify scenario files, and say what happened where an expectation is wrong."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from engine.core.performing import perform
from engine.core.scenario import ScenarioError, load_scenario
from engine.core.scenario_check import problems

from ..files.library import find_game
from ..lessons.question_check import question_problems


def run(files: Sequence[str]) -> int:
    passed = failed = 0
    for file in files:
        found = check(Path(file))
        for line in found:
            print(line)
        passed, failed = passed + (not found), failed + bool(found)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


def check(file: Path) -> list[str]:
    """The problems with a scenario file, a sentence each."""
    try:
        performed = perform(load_scenario(file), find_game, str(file))
    except ScenarioError as error:
        return [str(error)]
    found = (*problems(performed), *question_problems(performed))
    return [_with_file(error, str(file)) for error in found]


def _with_file(error: ScenarioError, file: str) -> str:
    return str(error) if error.place.startswith(file) else f"{file}, {error}"
