"""Tip-off: the fugitive draws two cards from one deck."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.core.play import Play

from ..state import FUGITIVE, State, Task
from .common import follows


def carry_out(play: Play[State], _drawer: Seat) -> None:
    follows(play, Task.DRAW_TWO, FUGITIVE)
