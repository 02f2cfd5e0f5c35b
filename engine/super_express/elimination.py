"""Elimination, and whether a bandit off the train may still escape it."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.core.play import Play
from engine.core.rulebook import RuleId

from . import rules
from .events import Cause, Eliminated
from .options import HorseRescue
from .pieces import Card, Spot
from .state import State


def eliminate(
    play: Play[State],
    seat: Seat,
    cited: tuple[RuleId, ...],
    cause: Cause,
    origin: Spot | None = None,
) -> None:
    """Put a bandit out of the game; cards left in its stack are neither played nor shown."""
    if play.state.bandits[seat].stack:
        cited += (rules.EXECUTE_ELIMINATED,)
    play.happens(Eliminated(cited, seat, cause, origin))


def may_come_back(state: State, seat: Seat) -> bool:
    """Return whether a Horse in its stack can bring back a bandit that is off the train."""
    stack = state.bandits[seat].stack
    if state.options.horse_rescue is HorseRescue.ANY_CARD:
        return Card.HORSE in stack
    return stack[:1] == (Card.HORSE,)
