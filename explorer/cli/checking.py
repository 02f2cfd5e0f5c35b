"""`check`: verify scenario files, and say what happened where an expectation is wrong."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from glob import glob
from pathlib import Path
from typing import Any

from engine.core.performing import Performed, perform
from engine.core.scenario import ScenarioError, load_scenario
from engine.core.scenario_check import problems

from ..files.library import find_game, practice_files, scenario_files
from ..lessons.question_check import question_problems
from ..session.session import Session
from ..session.verdict import UnknownViewer


def add(command: argparse.ArgumentParser) -> None:
    """Add the arguments of `check`."""
    command.add_argument(
        "files", nargs="*", help="files or patterns; without any, all that come along"
    )
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Run the command: check each file; 1 is returned if there is a problem, or no file."""
    passed = failed = 0
    for file in _expand(options.files):
        found = check(Path(file))
        for line in found:
            print(line)
        passed, failed = passed + (not found), failed + bool(found)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


def _expand(patterns: Sequence[str]) -> list[str]:
    """Return the files that match patterns which the shell left unexpanded, `**` included."""
    found = [path for each in patterns for path in sorted(glob(each, recursive=True)) or [each]]
    library = (*scenario_files().values(), *practice_files().values())
    return found or [str(path) for path in library]


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
