"""What a page asks of a study. A page numbers its intents, and each is answered once."""

from __future__ import annotations

from engine.core.record import Record


class Stale(ValueError):
    """An intent that was made on a position which is no longer shown."""


class Intent(Record):
    """`at` is the position it was made on: the node, and how many of its events were shown."""

    view: str
    number: int
    do: str
    value: str = ""
    at: tuple[int, int] = (0, 0)
