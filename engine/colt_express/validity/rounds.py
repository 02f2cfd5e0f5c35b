"""Checks of the round: its number, and the round cards turned up."""

from __future__ import annotations

from engine.core.moves import Reason

from .. import rules
from ..pieces import STATIONS, RoundCard
from ..stacks import in_the_game
from ..state import (
    DROPPING,
    KEEPING,
    MUSTER,
    OVER,
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
    """A round card is there twice or left out, a station is early, or there are too many cards."""

    cards: tuple[RoundCard, ...]


ROUND_REASONS = (WrongRound, WrongRoundCards)

OPEN_CARD = (DROPPING, SCHEMING, KEEPING, STEALING, ROUND_EVENT)
"""The parts of a round in which its card lies open."""


def _rounds_of(phase: Phase, last: int) -> range:
    """Return the numbers of the rounds that this part of the game may be in."""
    if phase is MUSTER:
        return range(1)
    return range(last if phase is OVER else 1, last + 1)


def wrong_rounds(state: State) -> list[Reason]:
    cards, number, tuning = state.rounds, state.round, state.options.tuning
    if number not in _rounds_of(state.phase, tuning.rounds):
        return [WrongRound(rules.SETUP_ROUNDS, number, state.phase)]
    turned = state.phase in OPEN_CARD or state.phase is OVER
    early = cards[:-1] if number == tuning.rounds and turned else cards
    most = number if turned else max(number - 1, 0)
    fits = len(set(cards)) == len(cards) <= most and not any(card in STATIONS for card in early)
    fits = fits and all(in_the_game(tuning, card) for card in cards)
    return [] if fits else [WrongRoundCards(rules.SETUP_ROUNDS, cards)]


def may_have_happened(state: State, card: RoundCard) -> bool:
    """Return whether a round with this card may be over: one is, or a past card is unknown."""
    if not in_the_game(state.options.tuning, card):
        return False
    past = state.rounds[:-1] if state.phase in OPEN_CARD else state.rounds
    rounds = state.round if state.phase is OVER else state.round - 1
    return card in past or len(past) < rounds
