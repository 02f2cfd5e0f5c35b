"""Leaving the train: by walking off its end or by being shot off it."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.core.play import Play

from . import ending, rules
from .actions import horse
from .elimination import eliminate
from .events import Cause
from .pieces import Spot
from .state import State

RULE = {Cause.WALKED_OFF: rules.MOVE_OFF_TRAIN, Cause.SHOT_OFF: rules.SHOOT_OFF_TRAIN}


def leave_train(play: Play[State], seat: Seat, origin: Spot, cause: Cause) -> None:
    """Take a bandit off the train: out of the game, unless a Horse may bring it back."""
    if play.state.options.horse:
        horse.fall_off(play, seat, origin, RULE[cause])
    else:
        eliminate(play, seat, (RULE[cause],), cause, origin)
        ending.check(play)
