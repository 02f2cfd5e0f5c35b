"""The rooms of the explorer: each imports only rooms below it, and none is crowded."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from .sources import EXPLORER, ROOT, import_graph, python_files, shown, text_of

BELOW: Mapping[str, frozenset[str]] = {
    "files": frozenset(),
    "draw": frozenset(),
    "text": frozenset(),
    "panels": frozenset({"draw"}),
    "session": frozenset({"files", "text"}),
    "lessons": frozenset({"files", "session"}),
    "factory": frozenset({"files", "lessons"}),
    "learning": frozenset({"files", "session", "lessons"}),
    "rulings": frozenset({"files", "session"}),
    "chapters": frozenset({"files", "lessons"}),
    "reference": frozenset({"files", "draw"}),
    "page": frozenset(
        {"files", "draw", "text", "panels", "session", "lessons", "rulings", "reference"}
    ),
    "editing": frozenset({"files", "draw", "text", "session", "page"}),
    "export": frozenset({"files", "draw", "panels", "session", "lessons", "page"}),
    "marking": frozenset({"files", "session", "lessons", "export"}),
    "widget": frozenset(
        {"files", "draw", "panels", "session", "lessons", "page", "rulings", "reference"}
        | {"editing", "export", "learning"}
    ),
    "cli": frozenset(
        {"files", "session", "lessons", "page", "rulings", "reference", "editing", "export"}
        | {"chapters", "factory", "learning", "marking", "text"}
    ),
    "lab": frozenset({"draw", "session", "widget"}),
}
"""Which rooms each room may import. A terminal needs no widget, and no room needs the lab."""

MOST_MODULES = 12
ROOMY = ("draw", "scenarios")
MOST_LINES = 400

GRAPH = import_graph(python_files(EXPLORER))


def room(module: str) -> str:
    """The folder of the explorer that a module lies in; empty for its front door."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and parts[1] in BELOW else ""


def test_every_room_is_on_the_list() -> None:
    folders = {path.parent.name for path in EXPLORER.glob("*/__init__.py")}
    assert folders == set(BELOW)


def test_only_the_front_door_stands_outside_the_rooms() -> None:
    assert {path.name for path in EXPLORER.glob("*.py")} == {"__init__.py", "__main__.py"}


@pytest.mark.parametrize("name", BELOW)
def test_a_room_imports_only_rooms_below_it(name: str) -> None:
    upward = {
        (module, imported)
        for module, found in GRAPH.items()
        if room(module) == name
        for imported in found
        if imported.startswith("explorer") and room(imported) not in {name, *BELOW[name]}
    }
    assert upward == set()


def test_the_rooms_lie_in_one_order() -> None:
    placed: set[str] = set()
    for name, below in BELOW.items():
        assert below <= placed, f"{name} comes before a room that it imports"
        placed.add(name)


@pytest.mark.parametrize("name", BELOW)
def test_a_room_says_what_it_is_for(name: str) -> None:
    text = text_of(EXPLORER / name / "__init__.py")
    said = text.split('"""')[1]
    assert len(said.split()) > 12, f"{name} says little about itself"
    assert "import" in said


def test_no_room_is_crowded() -> None:
    crowded = {
        shown(folder): count
        for folder in {path.parent for path in python_files(EXPLORER)}
        if not any(each in folder.relative_to(EXPLORER).parts for each in ROOMY)
        and (count := len(list(folder.glob("*.py")))) > MOST_MODULES
    }
    assert crowded == {}


def test_no_file_is_long() -> None:
    sources = [
        path
        for folder in ("engine", "explorer", "tests", "binder")
        for ending in ("py", "js", "css")
        for path in (ROOT / folder).rglob(f"*.{ending}")
    ]
    long = {shown(path): count for path in sources if (count := _lines(path)) > MOST_LINES}
    assert long == {}


def _lines(path: Path) -> int:
    return len(text_of(path).splitlines())
