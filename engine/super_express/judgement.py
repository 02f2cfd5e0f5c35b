"""What a position is worth to a bandit, as a chance to win; a reason for each number.

Where nothing else is known, everybody left is as likely to win as the others. The numbers beside
that were read off games between greedy players: how often those won who had more treasures, or lay
stunned, when a round began. The last one is no such chance: it makes players leave the rear in
time, and those who do win more often.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core.moves import Seat

from .pieces import LOCOMOTIVE
from .state import OUT, OVER, State

A_TREASURE = 0.02
"""What one treasure more than anybody else is worth, two wagons or more from the end."""
A_TREASURE_AT_LAST = 0.1
"""What it is worth beside that at the end, where treasures decide; half of it a wagon before."""
ENOUGH = 2
"""A lead beyond so many treasures is worth no more."""
STUNNED = 0.06
"""What lying stunned costs when all others are awake and three of them are left."""
REAR = 0.1
"""What standing on the last wagon costs: it goes next, and a push may end off the train."""


def worth(state: State, seat: Seat) -> Mapping[str, float]:
    """Return how good a position is for a bandit, as parts of a chance to win."""
    if state.phase is OVER:
        return {"survival": float(seat in state.winners)}
    own = state.bandits[seat]
    if own.status is OUT:
        return {"survival": 0.0}
    others = [
        bandit
        for number, bandit in enumerate(state.bandits)
        if number != seat and bandit.status is not OUT
    ]
    if not others:
        return {"survival": 1.0}
    lead = len(own.treasures) - max([len(bandit.treasures) for bandit in others])
    treasure = A_TREASURE + A_TREASURE_AT_LAST / (1 + state.last_car - LOCOMOTIVE)
    awake = [not bandit.stunned for bandit in others]
    stunned = own.stunned - awake.count(False) / len(others)
    few = 4 - len(others)
    at_the_rear = seat in state.floors[-1] or seat in state.floors[-2]
    return {
        "survival": 1 / (1 + len(others)),
        "treasures": treasure * max(-ENOUGH, min(ENOUGH, lead)),
        "stunned": -STUNNED * max(1, few) * stunned,
        "rear": -REAR * at_the_rear,
    }


def horizon(start: State) -> Callable[[State], bool]:
    """Return what says that a round is over."""
    now = start.round
    return lambda state: state.round != now


def cut_short(state: State) -> State:
    """Return the position as it is: a round is short enough to be looked at to its end."""
    return state
