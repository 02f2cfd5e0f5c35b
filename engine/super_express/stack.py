"""Turning up the next card of a stack."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.core.play import Play
from engine.core.rulebook import RuleId

from . import rules
from .events import Revealed
from .pieces import Card, Name
from .state import State

FOR_THE_FIRST_TIME = (rules.EXECUTE_TURNS,)
AGAIN = (rules.EXECUTE_TURNS, rules.TIME_REPLAY)
REVEALED = tuple(
    {card: Revealed(FOR_THE_FIRST_TIME, Seat(seat), card) for card in Card}
    for seat in range(len(Name))
)
"""The event for each seat and card turned up for the first time, made once: it is the commonest."""


def turn_up(play: Play[State], seat: Seat, also: tuple[RuleId, ...] = ()) -> Card:
    """Turn up the next card of a seat, citing `also` these rules, and return it."""
    bandit = play.state.bandits[seat]
    played = bandit.played
    card = bandit.planned[played]
    if played < bandit.seen:
        play.happens(Revealed(AGAIN + also, seat, card))
    elif also:
        play.happens(Revealed(FOR_THE_FIRST_TIME + also, seat, card))
    else:
        play.happens(REVEALED[seat][card])
    return card
