"""The states of a study that may be written over, because it wrote them or was opened from them.

A file counts as an earlier state where it is, letter by letter, one of these. A scenario that
somebody wrote by hand or set up with the editor has no `study` in it, so a study that is opened
from it never writes over it.
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
    """What a study is known by in files, and the digest of each of its states in them."""

    def __init__(self) -> None:
        self.study = ""
        """Set once the study is saved, or where it was opened from a file that has it."""
        self._states: set[str] = set()

    def opened(self, scenario: Scenario) -> None:
        """Go on with the study that was found in a file; a file of no study stays as it is."""
        if scenario.study:
            self.study = scenario.study
            self._states.add(_digest(scenario_text(scenario).encode()))

    def save(self, path: Path, scenario: Scenario) -> Path:
        """Write the study over an earlier state of it, or under a name that nothing has."""
        return self._write(path, replace(scenario, study=self.study or token_hex(8)))

    def write_scenario(self, path: Path, scenario: Scenario) -> Path:
        """Write a scenario that no study opened from it writes over."""
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
    """The file of a scenario, once it is certain that it reads back as it is."""
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
    """What a file holds, as far as a study could fill it."""
    with path.open("rb") as file:
        return file.read(MOST_BYTES)


def _read(held: bytes) -> Scenario | None:
    try:
        return read_scenario(held.decode("utf-8-sig"), "")
    except ValueError:
        return None


def _says_the_same(there: Scenario, scenario: Scenario) -> bool:
    """Whether nothing is lost or won by writing: a notebook that is run again saves the same."""
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
