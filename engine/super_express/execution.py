"""Execution: in turn, everybody turns up the top card of their stack and carries it out."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core.moves import Move, Reason, Refusal, Seat, refuse
from engine.core.play import Play

from . import horse, reflex, rules, uncoupling
from .actions import floor, move, shoot, turn, wake
from .events import TurnPassed
from .options import HorseStunned
from .pieces import Card, Name
from .setup import only_in
from .stack import turn_up
from .state import EXECUTION, OFF, OVER, State, clockwise

Action = Callable[[Play[State], Seat], None]

STANDING: Mapping[Card, Action] = {
    Card.MOVE: move.carry_out,
    Card.TURN: turn.carry_out,
    Card.FLOOR: floor.carry_out,
    Card.SHOOT: shoot.carry_out,
    Card.REFLEX: reflex.duck,
    Card.HORSE: horse.ride,
}


REVEALED = (rules.EXECUTE_TURNS,)


TO_SEAT = tuple(TurnPassed(REVEALED, Seat(seat)) for seat in range(len(Name)))


class Reveal(Move[State]):
    """Turn up the next card and do what it says."""

    def refusal(self, state: State) -> Refusal | None:
        return None if state.phase is EXECUTION else only_in(EXECUTION, state)

    def carry_out(self, play: Play[State]) -> None:
        seat = play.state.turn
        bandit = play.state.bandits[seat]
        if bandit.status is OFF:
            horse.next_card_off_train(play, seat)
        else:
            card = turn_up(play, seat)
            if bandit.stunned:
                while_stunned(play, seat, card)
            else:
                STANDING[card](play, seat)
        go_on(play, seat)


class MustBePlayed(Reason):
    seat: Seat


class Skip(Move[State]):
    """Leave the next card unplayed, which nobody may do."""

    def refusal(self, state: State) -> Refusal | None:
        return only_in(EXECUTION, state) or refuse(MustBePlayed(rules.EXECUTE_FORCED, state.turn))

    def carry_out(self, play: Play[State]) -> None:
        raise AssertionError("Skip is always refused")


def while_stunned(play: Play[State], seat: Seat, card: Card) -> None:
    if card is Card.REFLEX:
        reflex.stand_and_shoot(play, seat)
    elif card is Card.HORSE:
        if play.state.options.horse_stunned is HorseStunned.RIDES:
            horse.ride(play, seat)
        else:
            wake.carry_out(play, seat, (rules.WAKE, rules.HORSE_STUNNED))
    else:
        wake.carry_out(play, seat)


def go_on(play: Play[State], seat: Seat) -> None:
    """The turn goes to the next player who has a card; when nobody has, the round ends."""
    state = play.state
    if state.phase is OVER:
        return
    for following in clockwise(state, seat):
        bandit = state.bandits[following]
        if bandit.played < len(bandit.planned):
            if following != seat:
                play.happens(TO_SEAT[following])
            return
    uncoupling.end_round(play)
