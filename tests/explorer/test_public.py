"""The public face: few names, each of which is there, one kind of error, and types."""

from __future__ import annotations

import inspect
from importlib import import_module
from importlib.metadata import version
from pathlib import Path

import anywidget
import pytest

import explorer
from explorer import GameError, Study, new_game
from explorer.widget.study import PAGE_TRAITS
from tests.architecture.sources import ENGINE, EXPLORER, module_name, python_files

FOR_FRAMEWORKS = [ENGINE / "adapters" / name for name in ("openspiel.py", "pettingzoo.py")]
"""Modules that need packages which only their own extra installs."""

USES = {
    "to play, and to ask what can be played": (
        *("play", "play_on", "draw", "legal_moves", "why_not", "attempt", "what_if", "rule"),
        "readings",
    ),
    "to read what happened": ("story", "events", "state", "winners", "timeline"),
    "to travel": ("back", "forward", "first", "last", "go", "main_line", "step", "step_by"),
    "to choose who looks and who plays": (
        *("viewer", "language", "luck", "players", "seen_as", "lift_curtain"),
    ),
    "to note": ("comment", "rename", "mark", "unmark", "promote", "delete", "restore"),
    "to learn": (
        *("answer", "answer_all", "answers", "hint", "show_answer", "lesson"),
        *("replay", "show_instead", "come_back"),
        *("go_on", "leave_question", "start_over", "next_lesson", "practise"),
        *("change_answer", "hand_in"),
    ),
    "to play against others": ("advice", "rematch", "review"),
    "to teach": ("score", "summary", "key", "check"),
    "to keep and to hand on": (
        *("save", "code", "to_text", "to_html", "to_svg", "to_png", "to_animated_svg"),
        "to_worksheet",
    ),
    "to do without the widget": ("session",),
}
"""The public names of a study, by what a reader needs them for."""
NEEDED = {name for names in USES.values() for name in names}


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


def test_a_study_hides_only_what_a_browser_or_the_host_knows_by_name() -> None:
    """Everything else that is not for readers is private."""
    shown = new_game("fugitive")
    hidden = {name for name in object.__dir__(shown) if not name.startswith("_")} - NEEDED
    assert hidden - set(dir(anywidget.AnyWidget)) == PAGE_TRAITS
    assert set(shown.traits(sync=True)) >= PAGE_TRAITS


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
        if path.name != "__main__.py" and path not in FOR_FRAMEWORKS
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
