"""Second wind: a hideout may be laid now. Hot pursuit: one number may be named now."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.core.play import Play

from ..state import FUGITIVE, MARSHAL, State, Task
from .common import follows


def second_wind(play: Play[State], _drawer: Seat) -> None:
    follows(play, Task.SECOND_WIND, FUGITIVE)


def hot_pursuit(play: Play[State], _drawer: Seat) -> None:
    follows(play, Task.HOT_PURSUIT, MARSHAL)
