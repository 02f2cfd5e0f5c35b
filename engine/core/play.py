"""A move being resolved: the state so far and the events so far."""

from __future__ import annotations

from typing import Generic, TypeVar

from .events import Event
from .record import Draft, Record

S = TypeVar("S", bound=Record)


class Play(Draft, Generic[S]):
    state: S
    events: list[Event[S]] = []

    def happens(self, event: Event[S]) -> None:
        self.state = event.on(self.state)
        self.events.append(event)


class Unlogged(Play[S]):
    """A play that keeps no events, for those who want the position alone."""

    def happens(self, event: Event[S]) -> None:
        self.state = event.on(self.state)


def replay(state: S, events: tuple[Event[S], ...]) -> S:
    """The state after the events. Replaying a game's whole log leads to its end again."""
    for event in events:
        state = event.on(state)
    return state
