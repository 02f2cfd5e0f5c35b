"""Learn the rules of a game by playing them: in a notebook, in Python or in a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .editing.board import editor
    from .studies import Study, from_position, new_game, study

__all__ = ["Study", "editor", "from_position", "new_game", "study"]


def __getattr__(name: str) -> Any:
    """Widgets are loaded when they are asked for: a terminal needs none."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    home = "editing.board" if name == "editor" else "studies"
    return getattr(import_module(f"{__name__}.{home}"), name)
