"""The places of the board where an event happens."""

from __future__ import annotations

from engine.core.events import Event

from .cards import HIDDEN, Card
from .state import State


def where(event: Event[State], _state: State) -> tuple[str, ...]:
    """Return the hideout, the numbers of the note sheet or the deck that an event is about."""
    if (place := getattr(event, "place", None)) is not None:
        return (f"hideout {place}",)
    numbers: tuple[Card, ...] = getattr(event, "numbers", ())
    if numbers:
        return tuple(f"number {number}" for number in numbers if number != HIDDEN)
    deck = getattr(event, "deck", None)
    return () if deck is None else (f"deck {deck}",)
