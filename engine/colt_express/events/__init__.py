"""Everything that can happen. Each event says what it does to the position.

set-up           laying.py
cards            scheming.py
on the train     stealing.py
end of a round   rounds.py, and of the game
"""

from types import ModuleType

from engine.core import events

from . import laying, rounds, scheming, stealing
from .base import Event


def _defined_in(module: ModuleType) -> list[type[Event]]:
    return [
        kind
        for kind in vars(module).values()
        if isinstance(kind, type)
        and issubclass(kind, events.Event)
        and kind.__module__ == module.__name__
    ]


ALL = tuple(kind for module in (laying, scheming, stealing, rounds) for kind in _defined_in(module))
"""Every kind of event, in the order of the files above."""

__all__ = ["ALL", "Event"]
