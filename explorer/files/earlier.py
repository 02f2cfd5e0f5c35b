"""The earlier states of a study, which saving may overwrite.

A file may be overwritten only if it is, letter by letter, a state that this study wrote or was
opened from. A scenario that somebody wrote by hand or set up with the editor has no `study` in it,
so a study that is opened from it never overwrites it.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from secrets import token_hex

from engine.core.record import replace
from engine.core.scenario import MOST_BYTES, Scenario, ScenarioError, read_scenario, scenario_text

from .writing import (
    CHANGED,
    FAILED,
    TAKEN,
    CantWrite,
    free_name,
    place_to_write,
    replace_whole,
    said,
)

ENDING = ".toml"


class Earlier:
    """The id of a study in files, and the digest of each state that it has there."""

    def __init__(self) -> None:
        self.study = ""
        """Set once the study is saved, or if it was opened from a file of a study."""
        self._states: set[str] = set()

    def opened(self, scenario: Scenario) -> None:
        """Continue the study found in a file; a file without a study changes nothing."""
        if scenario.study:
            self.study = scenario.study
            self._states.add(_digest(scenario_text(scenario).encode()))

    def save(self, path: Path, scenario: Scenario) -> Path:
        """Save the study over an earlier state of it, or as a new file."""
        return self._write(path, replace(scenario, study=self.study or token_hex(8)))

    def write_scenario(self, path: Path, scenario: Scenario) -> Path:
        """Write a scenario that studies opened from it never overwrite."""
        return self._write(path, scenario)

    def _write(self, path: Path, scenario: Scenario) -> Path:
        if path.suffix != ENDING:
            raise CantWrite(
                f"a study is kept in a file that ends in {ENDING}, not in {said(path.name)}"
            )
        content = _content(scenario)
        with place_to_write(path) as found:
            held = _held(path) if found else None
            if held is None or _digest(held) in self._states:
                replace_whole(path, content)
            else:
                there = _read(held)
                if there is None or not _says_the_same(there, scenario):
                    raise _refused(path, there, self.study)
                scenario, content = there, held
            self.study = scenario.study
            self._states.add(_digest(content))
        return path


def _content(scenario: Scenario) -> bytes:
    """The text of the scenario's file, checked to read back the same."""
    try:
        text = scenario_text(scenario)
        if read_scenario(text, "") == scenario:
            return text.encode()
        problem = "it would not read back as it is"
    except ScenarioError as error:
        problem = error.problem
    except (ValueError, TypeError) as error:
        problem = str(error)
    raise CantWrite(f"this can't be kept in a file: {problem}", FAILED)


def _held(path: Path) -> bytes:
    """The content of a file, up to the size that a study could have."""
    with path.open("rb") as file:
        return file.read(MOST_BYTES)


def _read(held: bytes) -> Scenario | None:
    try:
        return read_scenario(held.decode("utf-8-sig"), "")
    except ValueError:
        return None


def _says_the_same(there: Scenario, scenario: Scenario) -> bool:
    """Return whether saving would change nothing, as when a notebook is run again."""
    return bool(there.study) == bool(scenario.study) and (
        replace(there, study="") == replace(scenario, study="")
    )


def _refused(path: Path, there: Scenario | None, study: str) -> CantWrite:
    free = free_name(path)
    kind = TAKEN
    if there is None:
        held = "something else"
    elif not there.study:
        held = f"a scenario, {said(there.title)}, and no earlier state of this"
    elif there.study != study:
        held = f"another study, {said(there.title)}"
    else:
        held, kind = "this study as it was saved or edited elsewhere", CHANGED
    problem = f"{said(str(path))} holds {held}; choose another name, such as {said(free)}"
    return CantWrite(problem, kind, free)


def _digest(content: bytes) -> str:
    return sha256(content).hexdigest()
