"""Refusals of moves that belong to another part of the round."""

from __future__ import annotations

from engine.core.moves import Reason, Refusal, refuse

from . import rules
from .state import Phase, State


class NotNow(Reason):
    """A move that belongs to another part of the round."""

    phase: Phase


RULE_OF = {
    Phase.SETUP: rules.SETUP_FIRST,
    Phase.MUSTER: rules.DUO_SETUP,
    Phase.DEALING: rules.ROUND_DEAL,
    Phase.REVEALING: rules.ROUND_REVEAL,
    Phase.DROPPING: rules.EXPERT_DROP_BULLETS,
    Phase.SCHEMING: rules.SCHEME_CHOICE,
    Phase.KEEPING: rules.EXPERT_KEEP,
    Phase.STEALING: rules.STEAL_ORDER,
    Phase.ROUND_EVENT: rules.ROUND_EVENT,
    Phase.OVER: rules.END_ROUNDS,
}
"""The rule of each part of the round."""


def not_now(state: State) -> Refusal | None:
    coupling = state.phase is Phase.SETUP and not state.train
    rule = rules.SETUP_TRAIN if coupling else RULE_OF[state.phase]
    return refuse(NotNow(rule, state.phase))


def only_in(phase: Phase, state: State) -> Refusal | None:
    return None if state.phase is phase else not_now(state)
