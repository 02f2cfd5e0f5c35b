"""Move: one car in the direction faced, on the same floor."""

from engine.core.moves import Seat
from engine.core.play import Play

from .. import leaving, rules, time_car
from ..events import Cause, Walked
from ..pieces import FLOORS_ON, OPPOSITE, SPOTS
from ..state import State, spot_of

ALONE = (rules.MOVE,)
AMONG_OTHERS = (rules.MOVE, rules.MOVE_ENTRY_SIDE, rules.POSITION_ORDER)


def carry_out(play: Play[State], seat: Seat) -> None:
    state = play.state
    facing = state.bandits[seat].facing
    origin = spot_of(state, seat)
    floor = origin.floor + FLOORS_ON[facing]
    if floor < 0 and state.options.time_car:
        time_car.enter(play, seat, origin)
    elif 0 <= floor < len(state.floors):
        spot = SPOTS[floor]
        cited = AMONG_OTHERS if state.floors[floor] else ALONE
        play.happens(Walked(cited, seat, origin, spot, OPPOSITE[facing]))
    else:
        leaving.leave_train(play, seat, origin, Cause.WALKED_OFF)
