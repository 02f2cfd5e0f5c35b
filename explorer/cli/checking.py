"""`check`: verify scenario files, and say what happened where an expectation is wrong."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from engine.core.performing import Performed, perform
from engine.core.scenario import ScenarioError, load_scenario
from engine.core.scenario_check import problems

from ..files.library import find_game
from ..lessons.question_check import question_problems
from ..session.session import Session
from ..session.verdict import UnknownViewer


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
    found = (*problems(performed), *question_problems(performed), *_unknown_viewer(performed))
    return [_with_file(error, str(file)) for error in found]


def _unknown_viewer(performed: Performed[Any]) -> Iterator[ScenarioError]:
    """Yield a problem if the scenario is to be opened through the eyes of nobody."""
    viewer = performed.scenario.viewer
    try:
        if viewer:
            Session(performed.timeline, performed).here.check_viewer(viewer)
    except UnknownViewer as error:
        yield ScenarioError("viewer", str(error))


def _with_file(error: ScenarioError, file: str) -> str:
    return str(error) if error.place.startswith(file) else f"{file}, {error}"
