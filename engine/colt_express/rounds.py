"""The beginning and the end of a round."""

from __future__ import annotations

from engine.core.house import replaceable
from engine.core.house_answers import one_of
from engine.core.moves import Seat
from engine.core.play import Play
from engine.core.rulebook import RuleId

from . import decks, rules, scoring
from .events.rounds import CardsDiscarded, CardsReturned, FirstPlayerPassed
from .events.scheming import RoundBegan
from .state import State

DISCARDED = (rules.EXPERT_USED, rules.EXPERT_DISCARD_OPEN)


def begin(play: Play[State], number: int) -> None:
    state = play.state
    cited: tuple[RuleId, ...] = (rules.ROUND_DEAL,)
    if state.players == 2:
        cited += (rules.DUO_EXPERT,)
    play.happens(RoundBegan(cited, number, decks.dues(state)))
    decks.ready(play)


def end(play: Play[State]) -> None:
    state = play.state
    if state.expert:
        play.happens(CardsDiscarded(DISCARDED))
    else:
        play.happens(CardsReturned((rules.ROUND_RETURN,)))
    if state.round == state.options.tuning.rounds:
        scoring.end(play)
        return
    play.happens(FirstPlayerPassed((rules.ROUND_FIRST,), next_first(state)))
    begin(play, state.round + 1)


@replaceable(rules.ROUND_FIRST, one_of(lambda state: range(len(state.cards))), "a seat")
def next_first(state: State) -> Seat:
    """Return who will be first player in the next round: the next one clockwise."""
    return Seat((state.first + 1) % len(state.cards))
