"""Footprint cast: the marshal is told the footprints of the sprint cards under a hideout."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.core.play import Play

from ..state import MARSHAL, State, Task, Topic, footprints
from .common import follows
from .question import Question


def carry_out(play: Play[State], _drawer: Seat) -> None:
    follows(play, Task.FOOTPRINT_CAST, MARSHAL)


QUESTION = Question(
    Topic.FOOTPRINTS,
    places=lambda state: tuple(range(1, len(state.trail) + 1)),
    answer=lambda state, hideout: footprints(state, hideout.sprints),
)
