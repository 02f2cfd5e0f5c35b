"""Hot pursuit: the marshal may name one number now, out of turn."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.core.play import Play

from ..state import MARSHAL, State, Task
from .common import follows


def carry_out(play: Play[State], _drawer: Seat) -> None:
    follows(play, Task.HOT_PURSUIT, MARSHAL)
