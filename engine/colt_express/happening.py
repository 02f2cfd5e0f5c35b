"""The places of the board where an event happens."""

from __future__ import annotations

from engine.core.events import Event
from engine.core.moves import Seat

from .pieces import INSIDE, NOWHERE, Spot, spot_at
from .state import State
from .words import spot_word


def where(event: Event[State], state: State) -> tuple[str, ...]:
    """Return the spot where a piece goes or is hit; else where the bandits of the event stand.

    The marshal goes inside a car.
    """
    spot = getattr(event, "spot", None)
    if isinstance(spot, Spot):
        return (spot_word(spot),)
    if (car := getattr(event, "car", None)) is not None:
        return (spot_word(spot_at(car, INSIDE)),)
    bandits: tuple[Seat, ...] = getattr(event, "bandits", ())
    if (bandit := getattr(event, "bandit", None)) is not None:
        bandits = (bandit,)
    spots = [state.bandits[each].spot for each in bandits]
    return tuple(spot_word(each) for each in spots if each != NOWHERE)
