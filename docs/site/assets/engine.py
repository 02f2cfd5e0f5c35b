"""A game in a page without Jupyter: the widget in the engine's worker, and messages both ways.

The page holds the widget's traits. What it changes arrives as JSON in `receive`, and what the
widget changes is handed to `tell` in the same way.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from explorer import keep_progress, play, study

HOST_TRAITS = ("layout", "tabbable", "tooltip", "comm")


class Shown:
    """A widget that a page shows."""

    def __init__(self, widget: Any, tell: Callable[[str], object]) -> None:
        self.widget, self.tell = widget, tell
        self.names = [n for n in widget.keys if n not in HOST_TRAITS and not n.startswith("_")]
        self.held: dict[str, Any] | None = None
        widget.observe(self._changed, self.names)

    def state(self) -> str:
        """Return all traits of the widget."""
        return json.dumps(self.widget.get_state(self.names))

    def receive(self, update: str) -> None:
        """Take what the page has changed; what follows from it is told together."""
        self.held = {}
        try:
            for name, value in json.loads(update).items():
                if name in self.names:
                    setattr(self.widget, name, value)
        finally:
            told, self.held = self.held, None
            if told:
                self.tell(json.dumps(told))

    def _changed(self, change: Any) -> None:
        update = self.widget.get_state(change["name"])
        if self.held is None:
            self.tell(json.dumps(update))
        else:
            self.held |= update


def opened(game: str, scenario: str, language: str, tell: Callable[[str], object]) -> Shown:
    """Return a game against others, or a scenario if one is named; nothing of it is kept."""
    keep_progress(None)
    if scenario:
        return Shown(study(scenario, language=language), tell)
    return Shown(play(game or None, language=language), tell)
