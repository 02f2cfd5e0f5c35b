"""A move being resolved: the state so far and the events so far."""

from __future__ import annotations

from typing import Generic, TypeVar

from .events import Event
from .record import Record

S = TypeVar("S", bound=Record)


class Play(Generic[S]):
    """The one thing that changes while a move is carried out, so it is no record.

    With slots the interpreter sets the state fast; of what a game does, this is done most often.
    """

    __slots__ = ("events", "state")

    def __init__(self, state: S) -> None:
        self.state = state
        self.events: list[Event[S]] = []

    def happens(self, event: Event[S]) -> None:
        self.state = event.on(self.state)
        self.events.append(event)


class Unlogged(Play[S]):
    """A play that keeps no events, for those who want the position alone."""

    __slots__ = ()

    def happens(self, event: Event[S]) -> None:
        self.state = event.on(self.state)


class Beyond(Exception):
    """Raised where a play would go beyond what can be foreseen."""


class Foreseen(Play[S]):
    """A play that stops before the first event that is of none of these kinds."""

    __slots__ = ("kinds",)

    def __init__(self, state: S, kinds: tuple[type[Event[S]], ...]) -> None:
        super().__init__(state)
        self.kinds = kinds

    def happens(self, event: Event[S]) -> None:
        if not isinstance(event, self.kinds):
            raise Beyond
        super().happens(event)


def replay(state: S, events: tuple[Event[S], ...]) -> S:
    """The state after the events. Replaying a game's whole log leads to its end again."""
    for event in events:
        state = event.on(state)
    return state
