"""News flash: both draw one more card, whoever drew this event first."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.core.play import Play

from ..state import OPPONENT, State, Task
from .common import follows


def carry_out(play: Play[State], drawer: Seat) -> None:
    follows(play, Task.EXTRA_DRAW, drawer, OPPONENT[drawer])
