"""Keep a study: in a file that is a scenario, or as a short code for a chat.

Both hold the whole game with all its secrets, the seed included: whoever gets them sees all.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.core.scenario import scenario_text
from engine.core.study_code import study_code
from engine.core.study_file import study_scenario
from engine.core.timeline import Timeline

if TYPE_CHECKING:
    from .session import Session


def study_toml(session: Session) -> str:
    """The study as the text of a scenario file.

    It holds the branches, names, comments and marks, and what was answered to the questions.
    """
    title = _title(session) or session.title
    return scenario_text(study_scenario(_timeline(session), title, session.lesson.answered))


def _timeline(session: Session) -> Timeline[Any]:
    """The study itself, also while another line is looked at."""
    return session.aside.timeline if session.aside else session.timeline


def save(session: Session, path: str | Path) -> Path:
    return write_study(study_toml(session), path)


def write_study(text: str, path: str | Path) -> Path:
    """Write a .toml file; one that is there stays until the new one is whole."""
    path = in_a_folder(path)
    if path.suffix != ".toml":
        raise ValueError(f"a study is kept in a file that ends in .toml, not in {path.name!r}")
    fresh = path.with_suffix(".toml.new")
    fresh.write_text(text, "utf-8")
    os.replace(fresh, path)
    return path


def code_of(session: Session) -> str:
    """The study as a short text to paste into a chat."""
    return study_code(_timeline(session), _title(session))


def _title(session: Session) -> str:
    """The title as it was written, in whatever language it is read."""
    return session.performed.scenario.title if session.performed else session.name


def in_a_folder(path: str | Path) -> Path:
    """The path of a file to be written, if its folder is there."""
    found = Path(path)
    if not found.parent.is_dir():
        raise ValueError(f"can't write {found.name!r}: there is no folder {str(found.parent)!r}")
    return found
