"""Reflex: duck while standing; shoot back while stunned."""

from engine.core.moves import Seat
from engine.core.play import Play

from .. import rules
from ..events import Ducked
from ..state import State
from . import shoot, wake


def carry_out(play: Play[State], seat: Seat) -> None:
    play.happens(Ducked((rules.REFLEX_DUCK,), seat))


def carry_out_stunned(play: Play[State], seat: Seat) -> None:
    wake.carry_out(play, seat, (rules.REFLEX_STUNNED,))
    if play.state.options.tuning.reflex_shoots:
        shoot.carry_out(play, seat)
