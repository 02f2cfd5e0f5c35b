"""Keep a study: in a file that is a scenario, or as a short code for a chat.

Both hold the whole game with all its secrets, the seed included: whoever gets them sees all.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.core.scenario import Scenario
from engine.core.study_code import study_code
from engine.core.study_file import study_scenario
from engine.core.timeline import Timeline

from ..files.writing import to_path

if TYPE_CHECKING:
    from .session import Session


def _scenario(session: Session) -> Scenario:
    """Its branches, names, comments and marks, and what was answered to the questions."""
    title = _title(session) or session.title
    return study_scenario(_timeline(session), title, session.lesson.answered)


def _timeline(session: Session) -> Timeline[Any]:
    """The study itself, also while another line is looked at."""
    return session.aside.timeline if session.aside else session.timeline


def save(session: Session, path: str | Path) -> Path:
    """Write the study to a .toml file, over an earlier state of it but over nothing else."""
    return session.earlier.save(to_path(path), _scenario(session))


def code_of(session: Session) -> str:
    """The study as a short text to paste into a chat."""
    return study_code(_timeline(session), _title(session))


def _title(session: Session) -> str:
    """The title as it was written, in whatever language it is read."""
    return session.performed.scenario.title if session.performed else session.name
