"""Looking into a purse: its owner learns what it is worth."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.core.play import Play

from . import rules
from .events.stealing import LookedInside
from .pieces import PURSE_TO_START, PURSE_VALUES, Dollars, Loot
from .state import State, seat_of

LOOKED = (rules.SIGHT_LOOT, rules.PIECES_PURSES)


def look(play: Play[State], bandit: Seat, loot: Loot) -> None:
    """Show a bandit's player the purse it got, if others have seen it and this player has not."""
    state = play.state
    seat = seat_of(state, bandit)
    if loot.number:
        purse = state.purses[loot.number - 1]
        if seat not in purse.seen:
            play.happens(look_inside(state, bandit, loot, purse.value))


def look_inside(state: State, bandit: Seat, purse: Loot, value: int | None) -> LookedInside:
    """Return the event that shows a bandit's player what a purse is worth."""
    seen = None if value is None else Dollars(value)
    return LookedInside(LOOKED, seat_of(state, bandit), bandit, purse, seen)


def values_left(state: State) -> dict[int, int]:
    """Return how many purses of each value nobody has looked into yet.

    The bandits start with purses from among the cheapest, whatever those are worth in this game.
    """
    left = dict(PURSE_VALUES)
    start = len(state.bandits)
    left[PURSE_TO_START] -= start
    for purse in state.purses[start:]:
        if purse.value is not None:
            left[purse.value] -= 1
    return left
