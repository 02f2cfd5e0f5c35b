"""The record of a question that the marshal may ask about a hideout."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.record import Record

from ..state import Hideout, State, Topic


class Question(Record):
    topic: Topic
    places: Callable[[State], tuple[int, ...]]
    """List the hideouts that may be asked about, counted from 1."""
    answer: Callable[[State, Hideout], int]
    """Return what the marshal is told, as the value of a `Fact`."""
