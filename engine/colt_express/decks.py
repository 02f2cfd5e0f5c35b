"""Decks: how many cards are due, and what happens when a deck runs out."""

from __future__ import annotations

from itertools import product

from engine.core.moves import Seat
from engine.core.play import Play
from engine.core.record import remembered
from engine.core.rulebook import RuleId

from . import rules
from .characters import DOC, hand_size, plays_for
from .events.scheming import Dealt, Drew, Reshuffled
from .state import DEALING, Due, State, table_order

DRAWN = (rules.SCHEME_CHOICE, rules.SIGHT_HAND)


def dues(state: State) -> tuple[Due, ...]:
    """Return how many cards each seat draws to begin a round; expert players refill their hands."""
    order = table_order(state.first, len(state.cards))
    if state.expert:
        return _dues(
            tuple([(seat, hand_size(state, seat) - len(state.cards[seat].hand)) for seat in order])
        )
    return _dues(tuple([(seat, hand_size(state, seat)) for seat in order]))


@remembered
def _dues(counts: tuple[tuple[Seat, int], ...]) -> tuple[Due, ...]:
    return tuple(Due(seat, count) for seat, count in counts if count > 0)


def dealt_by(state: State, seat: Seat) -> tuple[RuleId, ...]:
    """Return the rules that give a seat its cards at the start of a round."""
    teams = len(state.cards) == 2
    doc = state.options.tuning.doc_power and plays_for(state, seat, DOC)
    return DEALT_BY[state.options.expert or teams, doc, teams]


def _dealt_by(expert: bool, doc: bool, team: bool) -> tuple[RuleId, ...]:
    cited: tuple[RuleId, ...] = (rules.ROUND_DEAL, rules.SIGHT_HAND)
    if expert:
        cited += (rules.EXPERT_REFILL,)
    if doc:
        cited += (rules.DOC, rules.DUO_POWERS) if team else (rules.DOC,)
    return cited


DEALT_BY = {how: _dealt_by(*how) for how in product((False, True), repeat=3)}
"""The rules behind a deal: by whether it is expert, is to Doc's player, is to a team."""


def ready(play: Play[State]) -> None:
    """Reshuffle a deck that has run out before a card is drawn; without a discard, deal none."""
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
