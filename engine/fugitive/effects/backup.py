"""Backup: the marshal draws two cards from one deck."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.core.play import Play

from ..state import MARSHAL, State, Task
from .common import follows


def carry_out(play: Play[State], _drawer: Seat) -> None:
    follows(play, Task.DRAW_TWO, MARSHAL)
