"""The places of the board where an event happens."""

from __future__ import annotations

from engine.core.events import Event

from .notation import spot_word
from .pieces import Spot
from .state import ABOARD, State, spot_of


def where(event: Event[State], state: State) -> tuple[str, ...]:
    """Return the spot where a bandit goes or is hit, or which it leaves; else where it stands."""
    for name in ("spot", "origin"):
        spot = getattr(event, name, None)
        if isinstance(spot, Spot):
            return (spot_word(spot),)
    seat = getattr(event, "seat", None)
    if seat is None or not state.bandits or state.bandits[seat].status is not ABOARD:
        return ()
    if not any(seat in row for row in state.floors):
        return ()
    return (spot_word(spot_of(state, seat)),)
