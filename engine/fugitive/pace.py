"""How much is done in a turn: cards drawn, hideouts laid at first, attempts made."""

from __future__ import annotations

from engine.core.house import replaceable
from engine.core.house_answers import A_NUMBER, a_number

from . import rules
from .state import State


@replaceable(rules.TURN_FUGITIVE, a_number, A_NUMBER)
def fugitive_draws(state: State) -> int:
    """Return how many cards the fugitive draws in the turn that begins now, after the first."""
    return state.options.tuning.fugitive_draws


@replaceable(rules.TURN_MARSHAL, a_number, A_NUMBER)
def marshal_draws(state: State) -> int:
    """Return how many cards the marshal draws in the turn that begins now."""
    tuning = state.options.tuning
    return tuning.marshal_first_draws if state.round == 1 else tuning.marshal_draws


@replaceable(rules.TURN_FUGITIVE_FIRST, a_number, A_NUMBER)
def first_lays(state: State) -> int:
    """Return how many hideouts may be laid in the fugitive's first turn."""
    return state.options.tuning.first_lays


@replaceable(rules.GUESS_ONCE, a_number, A_NUMBER)
def attempts(state: State) -> int:
    """Return how many attempts the marshal may make in the turn that begins now."""
    return state.options.tuning.attempts
