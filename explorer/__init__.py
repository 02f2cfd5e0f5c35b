"""Learn the rules of a game by playing them: in a notebook, in Python or in a terminal."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from typing import TYPE_CHECKING, Any

try:
    from engine.core.errors import GameError
except ModuleNotFoundError as missing:
    if missing.name not in ("engine", "engine.core", "engine.core.errors"):
        raise
    from heist_explorer import shadowed

    raise ImportError(shadowed() or str(missing)) from None

if TYPE_CHECKING:
    from .factory.making import puzzles
    from .lab.lab import Lab
    from .learning.keeping import keep_progress
    from .marking.grading import grade
    from .marking.judging import MarkingRule
    from .reference.cheat_sheet import cheat_sheet
    from .reference.pieces import pieces
    from .widget.edge_case import edge_case
    from .widget.editor import editor
    from .widget.learning.course_page import course
    from .widget.learning.practising import practice
    from .widget.lookup.rules_page import rules
    from .widget.match.play import play
    from .widget.study import Study, from_code, from_position, handed_out, new_game, study

try:
    __version__ = version("heist-explorer")
except PackageNotFoundError:
    __version__ = "unknown"

__all__ = [
    "GameError",
    "Lab",
    "MarkingRule",
    "Study",
    "__version__",
    "cheat_sheet",
    "course",
    "edge_case",
    "editor",
    "from_code",
    "from_position",
    "grade",
    "handed_out",
    "keep_progress",
    "new_game",
    "pieces",
    "play",
    "practice",
    "puzzles",
    "rules",
    "study",
]

HOMES = {
    "Lab": "lab.lab",
    "MarkingRule": "marking.judging",
    "cheat_sheet": "reference.cheat_sheet",
    "course": "widget.learning.course_page",
    "edge_case": "widget.edge_case",
    "editor": "widget.editor",
    "grade": "marking.grading",
    "keep_progress": "learning.keeping",
    "pieces": "reference.pieces",
    "play": "widget.match.play",
    "practice": "widget.learning.practising",
    "puzzles": "factory.making",
    "rules": "widget.lookup.rules_page",
}
"""The modules of the names that are not in `widget.study`."""


def __getattr__(name: str) -> Any:
    """Import a widget only when it is asked for: a terminal needs none."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    home = HOMES.get(name, "widget.study")
    return getattr(import_module(f"{__name__}.{home}"), name)


def __dir__() -> list[str]:
    return sorted(__all__)
