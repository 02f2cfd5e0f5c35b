"""Tip-off and Backup: two cards of one deck. Quiet night: one more. News flash: one for both."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.core.play import Play

from ..state import FUGITIVE, MARSHAL, OPPONENT, State, Task
from .common import follows


def tip_off(play: Play[State], _drawer: Seat) -> None:
    follows(play, Task.DRAW_TWO, FUGITIVE)


def backup(play: Play[State], _drawer: Seat) -> None:
    follows(play, Task.DRAW_TWO, MARSHAL)


def quiet_night(play: Play[State], drawer: Seat) -> None:
    follows(play, Task.EXTRA_DRAW, drawer)


def news_flash(play: Play[State], drawer: Seat) -> None:
    follows(play, Task.EXTRA_DRAW, drawer, OPPONENT[drawer])
