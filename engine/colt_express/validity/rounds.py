"""Checks of the round: its number, and the round cards turned up."""

from __future__ import annotations

from engine.core.moves import Reason

from .. import rules
from ..pieces import ROUNDS, STATIONS, RoundCard
from ..state import (
    DEALING,
    DROPPING,
    KEEPING,
    MUSTER,
    OVER,
    REVEALING,
    ROUND_EVENT,
    SCHEMING,
    STEALING,
    Phase,
    State,
)


class WrongRound(Reason):
    """This part of the game can't be in this round."""

    number: int
    phase: Phase


class WrongRoundCards(Reason):
    """A round card is there twice, a station is early, or there are too many cards."""

    cards: tuple[RoundCard, ...]


ROUND_REASONS = (WrongRound, WrongRoundCards)

OPEN_CARD = (DROPPING, SCHEMING, KEEPING, STEALING, ROUND_EVENT)
"""The parts of a round in which its card lies open."""
ROUNDS_OF = {
    MUSTER: range(1),
    **dict.fromkeys((DEALING, REVEALING, *OPEN_CARD), range(1, ROUNDS + 1)),
    OVER: range(ROUNDS, ROUNDS + 1),
}


def wrong_rounds(state: State) -> list[Reason]:
    cards, number = state.rounds, state.round
    if number not in ROUNDS_OF[state.phase]:
        return [WrongRound(rules.SETUP_ROUNDS, number, state.phase)]
    turned = state.phase in OPEN_CARD or state.phase is OVER
    early = cards[:-1] if number == ROUNDS and turned else cards
    most = number if turned else max(number - 1, 0)
    fits = len(set(cards)) == len(cards) <= most and not any(card in STATIONS for card in early)
    return [] if fits else [WrongRoundCards(rules.SETUP_ROUNDS, cards)]


def may_have_happened(state: State, card: RoundCard) -> bool:
    """Return whether a round with this card may be over: one is, or a past card is unknown."""
    past = state.rounds[:-1] if state.phase in OPEN_CARD else state.rounds
    rounds = state.round if state.phase is OVER else state.round - 1
    return card in past or len(past) < rounds
