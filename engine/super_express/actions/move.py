"""Move: one car in the direction faced, on the same floor."""

from engine.core.house import replaceable
from engine.core.house_answers import one_of
from engine.core.moves import Seat
from engine.core.play import Play

from .. import leaving, rules, time_car
from ..events import Cause, Walked
from ..pieces import FLOORS_ON, FRONT, OPPOSITE, SPOTS, Spot
from ..state import State, spot_of

ALONE = (rules.MOVE,)
AMONG_OTHERS = (rules.MOVE, rules.MOVE_ENTRY_SIDE, rules.POSITION_ORDER)


def carry_out(play: Play[State], seat: Seat) -> None:
    state = play.state
    facing = state.bandits[seat].facing
    origin = spot_of(state, seat)
    spot = destination(state, seat, origin)
    if spot is not None and spot.floor < len(state.floors):
        cited = AMONG_OTHERS if state.floors[spot.floor] else ALONE
        play.happens(Walked(cited, seat, origin, spot, OPPOSITE[facing]))
    elif facing is FRONT and state.options.time_car:
        time_car.enter(play, seat, origin)
    else:
        leaving.leave_train(play, seat, origin, Cause.WALKED_OFF)


@replaceable(rules.MOVE, one_of(lambda _state: (None, *SPOTS)), "a spot or None")
def destination(state: State, seat: Seat, origin: Spot) -> Spot | None:
    """Return where a Move leads; None stands for off the end of the train that is faced."""
    step = FLOORS_ON[state.bandits[seat].facing]
    floor = origin.floor + state.options.tuning.move_cars * step
    return SPOTS[floor] if 0 <= floor < len(state.floors) else None
