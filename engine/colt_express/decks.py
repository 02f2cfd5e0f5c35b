"""Decks: how many cards are due, and what happens when a deck runs out."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.core.play import Play
from engine.core.rulebook import RuleId

from . import rules
from .characters import DOC, hand_size, plays_for
from .events import Dealt, Drew, Reshuffled
from .state import DEALING, Due, State, table_order

DRAWN = (rules.SCHEME_CHOICE, rules.SIGHT_HAND)


def dues(state: State) -> tuple[Due, ...]:
    """The cards that everybody draws to begin a round; expert players fill up their hands."""
    full = [
        Due(seat, hand_size(state, seat) - len(state.cards[seat].hand))
        for seat in table_order(state.first, state.players)
    ]
    return tuple([due for due in full if due.count > 0])


def dealt_by(state: State, seat: Seat) -> tuple[RuleId, ...]:
    """The rules that give a seat its cards at the start of a round."""
    cited: tuple[RuleId, ...] = (rules.ROUND_DEAL, rules.SIGHT_HAND)
    if state.expert:
        cited += (rules.EXPERT_REFILL,)
    if plays_for(state, seat, DOC):
        cited += (rules.DOC, rules.DUO_POWERS) if state.players == 2 else (rules.DOC,)
    return cited


def ready(play: Play[State]) -> None:
    """Before a card is drawn, a deck that has run out is made anew, or gives none."""
    while play.state.due:
        seat = play.state.due[0].seat
        own = play.state.cards[seat]
        if own.top or own.deck:
            return
        if own.discard:
            play.happens(Reshuffled((rules.EXPERT_RESHUFFLE,), seat, len(own.discard)))
        elif play.state.phase is DEALING:
            play.happens(Dealt(dealt_by(play.state, seat), seat, ()))
        else:
            play.happens(Drew(DRAWN, seat, ()))
