"""Moves that a learner may want to try, although the rules refuse them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core.moves import Move

from . import round_events, scheming
from .state import ROUND_EVENT, SCHEMING, STEALING, Phase, State
from .stealing import nothing

TEMPTING: Mapping[Phase, Callable[[State], list[Move[State]]]] = {
    SCHEMING: scheming.tempting,
    STEALING: nothing.tempting,
    ROUND_EVENT: round_events.tempting,
}
"""The moves to try in each part of a round, legal ones among them."""


def temptations(state: State) -> tuple[Move[State], ...]:
    """List the tempting moves of a position that are refused, each once."""
    if state.due or state.looking or state.phase not in TEMPTING:
        return ()
    tempting = TEMPTING[state.phase](state)
    refused = [move for move in tempting if move.refusal(state) is not None]
    return tuple(dict.fromkeys(refused))
