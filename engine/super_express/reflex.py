"""Reflex: duck while standing; shoot back while stunned."""

from engine.core.moves import Seat
from engine.core.play import Play

from . import rules
from .actions import shoot, wake
from .events import Ducked
from .state import State


def duck(play: Play[State], seat: Seat) -> None:
    play.happens(Ducked((rules.REFLEX_DUCK,), seat))


def stand_and_shoot(play: Play[State], seat: Seat) -> None:
    wake.carry_out(play, seat, (rules.REFLEX_STUNNED,))
    shoot.carry_out(play, seat)
