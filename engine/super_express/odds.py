"""Exact odds of a round, over every plan that could be laid."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from engine.core.playout import outcomes

from .game import GAME
from .state import EXECUTION, OUT, PLANNING, State


def outcomes_of_round(state: State) -> Mapping[State, Fraction]:
    """Return how the round can end, with the exact probability of each end.

    Everybody who has still to plan picks evenly at random among all plans. The wagon has been
    uncoupled in each position; whose treasure it is, but not its value, is settled.
    """

    def ended(position: State) -> bool:
        return position.round != state.round or position.phase not in (PLANNING, EXECUTION)

    return outcomes(GAME, state, ended)


def survival_of_round(state: State) -> Mapping[str, Fraction]:
    """Return the chance of each bandit to survive this round."""
    ends = outcomes_of_round(state)
    return {
        bandit.name.value: sum(
            (chance for end, chance in ends.items() if end.bandits[seat].status is not OUT),
            Fraction(0),
        )
        for seat, bandit in enumerate(state.bandits)
    }
