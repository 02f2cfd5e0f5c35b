"""The public face: few names, each of which is there, one kind of error, and types."""

from __future__ import annotations

import inspect
from importlib import import_module
from importlib.metadata import version
from pathlib import Path

import pytest

import explorer
from explorer import GameError, Study, new_game
from tests.architecture.sources import ENGINE, EXPLORER, module_name, python_files

NEEDED = {
    *(
        "play",
        "why_not",
        "attempt",
        "what_if",
        "legal_moves",
        "story",
        "state",
        "events",
        "winners",
    ),
    *("back", "forward", "first", "last", "go", "main_line", "step", "step_by", "timeline"),
    *("viewer", "language", "luck", "players", "seen_as", "lift_curtain", "draw", "rule"),
    *("comment", "rename", "mark", "unmark", "promote", "delete", "restore", "save", "code"),
    *("answer", "answer_all", "answers", "hint", "score", "summary", "key", "check", "lesson"),
    *("show_instead", "come_back", "to_text", "to_html", "to_svg", "to_png", "to_animated_svg"),
    "session",
}


def test_what_is_offered_is_there_and_nothing_else_is_listed() -> None:
    assert dir(explorer) == sorted(explorer.__all__)
    assert all(getattr(explorer, name) is not None for name in explorer.__all__)
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = explorer.nothing


def test_the_version_is_that_of_the_package() -> None:
    assert explorer.__version__ == version("heist-explorer")


@pytest.mark.parametrize("folder", [ENGINE, EXPLORER])
def test_a_package_says_that_it_is_typed(folder: Path) -> None:
    assert (folder / "py.typed").exists()


def test_a_study_lists_what_a_reader_needs() -> None:
    listed = {name for name in dir(new_game("fugitive")) if not name.startswith("_")}
    assert listed == NEEDED


@pytest.mark.parametrize("name", sorted(NEEDED - {"session"}))
def test_what_a_study_offers_says_what_it_is(name: str) -> None:
    found = inspect.getattr_static(Study, name)
    trait = name in Study.class_trait_names()
    said = (found.help if trait else inspect.getdoc(found)) or ""
    assert trait or said, f"{name} says nothing about itself"


def test_every_error_that_users_meet_is_of_one_kind() -> None:
    found = {
        each
        for path in python_files(ENGINE, EXPLORER)
        if path.name != "__main__.py"
        for each in vars(import_module(module_name(path))).values()
        if inspect.isclass(each)
        and issubclass(each, ValueError)
        and each.__module__.startswith(("engine", "explorer"))
    }
    assert len(found) > 20
    assert [each for each in found if not issubclass(each, GameError)] == []


def test_no_bare_error_is_raised() -> None:
    bare = [
        str(path)
        for path in python_files(ENGINE, EXPLORER)
        if "raise ValueError(" in path.read_text("utf-8")
    ]
    assert bare == []
