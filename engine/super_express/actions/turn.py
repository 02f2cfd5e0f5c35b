"""Turn: face the other way, in place."""

from engine.core.moves import Seat
from engine.core.play import Play

from .. import rules
from ..events import Turned
from ..pieces import OPPOSITE, Facing, Name
from ..state import State

TURNED = tuple(
    {facing: Turned((rules.TURN,), Seat(seat), OPPOSITE[facing]) for facing in Facing}
    for seat in range(len(Name))
)
"""What happens when a seat turns that faces this way."""


def carry_out(play: Play[State], seat: Seat) -> None:
    play.happens(TURNED[seat][play.state.bandits[seat].facing])
