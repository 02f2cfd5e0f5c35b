"""Turning up the next card of a stack."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.core.play import Play
from engine.core.rulebook import RuleId

from . import rules
from .events import Revealed
from .pieces import Card
from .state import State

FOR_THE_FIRST_TIME = (rules.EXECUTE_TURNS,)
AGAIN = (rules.EXECUTE_TURNS, rules.TIME_REPLAY)


def turn_up(play: Play[State], seat: Seat, also: tuple[RuleId, ...] = ()) -> Card:
    """Turn up the next card of a seat, citing `also` these rules, and return it."""
    bandit = play.state.bandits[seat]
    card = bandit.planned[bandit.played]
    again = bandit.played < bandit.seen
    play.happens(Revealed((AGAIN if again else FOR_THE_FIRST_TIME) + also, seat, card))
    return card
