"""Learn the rules of a game by playing them: in a notebook, in Python or in a terminal."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from typing import TYPE_CHECKING, Any

from engine.core.errors import GameError

if TYPE_CHECKING:
    from .lab.lab import Lab
    from .reference.cheat_sheet import cheat_sheet
    from .widget.edge_case import edge_case
    from .widget.editor import editor
    from .widget.lookup.rules_page import rules
    from .widget.match.play import play
    from .widget.study import Study, from_code, from_position, new_game, study

try:
    __version__ = version("heist-explorer")
except PackageNotFoundError:
    __version__ = "unknown"

__all__ = [
    "GameError",
    "Lab",
    "Study",
    "__version__",
    "cheat_sheet",
    "edge_case",
    "editor",
    "from_code",
    "from_position",
    "new_game",
    "play",
    "rules",
    "study",
]

HOMES = {
    "Lab": "lab.lab",
    "cheat_sheet": "reference.cheat_sheet",
    "edge_case": "widget.edge_case",
    "editor": "widget.editor",
    "play": "widget.match.play",
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
