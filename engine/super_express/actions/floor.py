"""Change floor: from inside to the roof of the same car, or back."""

from engine.core.moves import Seat
from engine.core.play import Play

from .. import rules
from ..events import ChangedFloor
from ..pieces import OPPOSITE, SPOTS
from ..state import State, spot_of

ALONE = (rules.FLOOR,)
AMONG_OTHERS = (rules.FLOOR, rules.FLOOR_BACK_TO_EDGE, rules.POSITION_ORDER)


def carry_out(play: Play[State], seat: Seat) -> None:
    state = play.state
    origin = spot_of(state, seat)
    spot = SPOTS[origin.floor ^ 1]
    behind = OPPOSITE[state.bandits[seat].facing]
    cited = AMONG_OTHERS if state.floors[spot.floor] else ALONE
    play.happens(ChangedFloor(cited, seat, origin, spot, behind))
