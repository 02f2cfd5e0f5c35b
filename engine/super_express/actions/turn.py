"""Turn: face the other way, in place."""

from engine.core.moves import Seat
from engine.core.play import Play

from .. import rules
from ..events import Turned
from ..pieces import OPPOSITE
from ..state import State


def carry_out(play: Play[State], seat: Seat) -> None:
    facing = play.state.bandits[seat].facing
    play.happens(Turned((rules.TURN,), seat, OPPOSITE[facing]))
