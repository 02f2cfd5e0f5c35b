"""Quiet night: whoever drew this event draws one more card."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.core.play import Play

from ..state import State, Task
from .common import follows


def carry_out(play: Play[State], drawer: Seat) -> None:
    follows(play, Task.EXTRA_DRAW, drawer)
