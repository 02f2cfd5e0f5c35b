"""Write a file whole, or say in a sentence why not."""

from __future__ import annotations

import os
from pathlib import Path

from engine.core.scenario import Scenario, ScenarioError, load_scenario, scenario_text


class CantWrite(ValueError):
    """A file that can't be written, and why."""


def write_whole(path: Path, content: bytes) -> Path:
    """What is there stays until the new content is whole."""
    if not path.parent.is_dir():
        raise CantWrite(f"can't write {path.name!r}: there is no folder {str(path.parent)!r}")
    fresh = path.with_name(f"{path.name}.new")
    try:
        fresh.write_bytes(content)
        os.replace(fresh, path)
    except OSError as error:
        why = (error.strerror or str(error)).lower()
        raise CantWrite(f"{path} can't be written: {why}") from None
    return path


def write_scenario(path: Path, scenario: Scenario) -> Path:
    """Write a scenario, unless the file holds another one."""
    if path.suffix != ".toml":
        raise CantWrite(f"a study is kept in a file that ends in .toml, not in {path.name!r}")
    if path.exists():
        _check_same(path, scenario)
    return write_whole(path, scenario_text(scenario).encode())


def _check_same(path: Path, scenario: Scenario) -> None:
    try:
        there = load_scenario(path)
    except ScenarioError:
        raise CantWrite(f"{path} holds something else; choose another name") from None
    known = ("game", "title", "seed")
    if any(getattr(there, name) != getattr(scenario, name) for name in known):
        raise CantWrite(f"{path} holds another study, {there.title!r}; choose another name")
