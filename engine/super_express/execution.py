"""Execution: in turn, everybody turns up the top card of their stack and carries it out."""

from __future__ import annotations

from engine.core.moves import Move, Reason, Refusal, Seat, refuse
from engine.core.play import Play

from . import rules, uncoupling
from .actions import horse
from .actions.table import ACTIONS
from .events import TurnPassed
from .pieces import Name
from .setup import only_in
from .stack import turn_up
from .state import EXECUTION, OFF, OVER, ROUND_THE_TABLE, State
from .verbs import Verb

TURN_PASSES = (rules.EXECUTE_TURNS,)
TO_SEAT = tuple(TurnPassed(TURN_PASSES, Seat(seat)) for seat in range(len(Name)))


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
            action = ACTIONS[turn_up(play, seat)]
            effect = action.stunned if bandit.stunned else action.standing
            effect(play, seat)
        go_on(play, seat)


class MustBePlayed(Reason):
    seat: Seat


class Skip(Move[State]):
    """Leave the next card unplayed. Nobody may, but learners try."""

    def refusal(self, state: State) -> Refusal | None:
        return only_in(EXECUTION, state) or refuse(MustBePlayed(rules.EXECUTE_FORCED, state.turn))

    def carry_out(self, play: Play[State]) -> None:
        raise AssertionError("Skip is always refused")


def go_on(play: Play[State], seat: Seat) -> None:
    """Pass the turn to the next player who has a card; when nobody has, end the round."""
    state = play.state
    if state.phase is OVER:
        return
    bandits = state.bandits
    for following in ROUND_THE_TABLE[len(bandits)][seat]:
        bandit = bandits[following]
        if bandit.played < len(bandit.planned):
            if following != seat:
                play.happens(TO_SEAT[following])
            return
    uncoupling.end_round(play)


REVEAL, SKIP = Reveal(), Skip()

VERBS = (
    Verb(Reveal, "reveal", read=lambda _scanner, _state: REVEAL),
    Verb(Skip, "skip", read=lambda _scanner, _state: SKIP, reasons=(MustBePlayed,)),
)


def temptations(state: State) -> tuple[Move[State], ...]:
    """Return what a learner may want to do with a card that must be played."""
    return (SKIP,) if state.phase is EXECUTION else ()
