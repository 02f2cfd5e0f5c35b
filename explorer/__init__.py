"""Learn the rules of a game by playing them: in a notebook, in Python or in a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .widget.edge_case import edge_case
    from .widget.editor import editor
    from .widget.study import Study, from_code, from_position, new_game, study

__all__ = ["Study", "edge_case", "editor", "from_code", "from_position", "new_game", "study"]

HOMES = {"edge_case": "widget.edge_case", "editor": "widget.editor"}
"""Where to find what is not in `widget.study`."""


def __getattr__(name: str) -> Any:
    """Widgets are loaded when they are asked for: a terminal needs none."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    home = HOMES.get(name, "widget.study")
    return getattr(import_module(f"{__name__}.{home}"), name)
