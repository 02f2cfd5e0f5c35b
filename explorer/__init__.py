"""Learn the rules of a game by playing them: in a notebook, in Python or in a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .edge_pages import edge_case
    from .editing.board import editor
    from .studies import Study, from_code, from_position, new_game, study

__all__ = ["Study", "edge_case", "editor", "from_code", "from_position", "new_game", "study"]

HOMES = {"edge_case": "edge_pages", "editor": "editing.board"}
"""Where to find what is not in `studies`."""


def __getattr__(name: str) -> Any:
    """Widgets are loaded when they are asked for: a terminal needs none."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    home = HOMES.get(name, "studies")
    return getattr(import_module(f"{__name__}.{home}"), name)
