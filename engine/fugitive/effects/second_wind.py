"""Second wind: the fugitive may lay a hideout now, out of turn."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.core.play import Play

from ..state import FUGITIVE, State, Task
from .common import follows


def carry_out(play: Play[State], _drawer: Seat) -> None:
    follows(play, Task.SECOND_WIND, FUGITIVE)
