"""Shoot: the first bandit in the line of sight is pushed one car on, and lies stunned."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.moves import Seat
from engine.core.play import Play

from .. import leaving, rules, time_car
from ..events import Cause, Missed, Pushed, Shot
from ..pieces import FLOORS_ON, FRONT, OPPOSITE, SPOTS, Facing, Spot
from ..state import State, spot_of

CLEAR = (rules.SHOOT_TARGET,)
OVER_STUNNED = (rules.SHOOT_TARGET, rules.SHOOT_OVER_STUNNED)
MISSED = (rules.SHOOT_MISS,)
MISSED_OVER_STUNNED = (rules.SHOOT_MISS, rules.SHOOT_OVER_STUNNED)
PUSHED = (rules.SHOOT_PUSH,)
PUSHED_AMONG_OTHERS = (rules.SHOOT_PUSH, rules.POSITION_ORDER)


def carry_out(play: Play[State], seat: Seat) -> None:
    state = play.state
    facing = state.bandits[seat].facing
    origin = spot_of(state, seat)
    over_stunned = False
    for target, spot in line_of_sight(state, seat, origin, facing):
        if state.bandits[target].stunned:
            over_stunned = True
            continue
        play.happens(Shot(OVER_STUNNED if over_stunned else CLEAR, seat, target, origin, spot))
        push(play, target, spot, facing)
        return
    play.happens(Missed(MISSED_OVER_STUNNED if over_stunned else MISSED, seat, facing))


def line_of_sight(
    state: State, seat: Seat, origin: Spot, facing: Facing
) -> Iterator[tuple[Seat, Spot]]:
    """Everybody ahead on the same floor, the nearest first, stunned or not."""
    own = origin.floor
    row = state.floors[own]
    at = row.index(seat)
    if facing is FRONT:
        for other in reversed(row[:at]):
            yield other, origin
        for floor in range(own - 2, -1, -2):
            for other in reversed(state.floors[floor]):
                yield other, SPOTS[floor]
    else:
        for other in row[at + 1 :]:
            yield other, origin
        for floor in range(own + 2, len(state.floors), 2):
            for other in state.floors[floor]:
                yield other, SPOTS[floor]


def push(play: Play[State], target: Seat, origin: Spot, direction: Facing) -> None:
    state = play.state
    floor = origin.floor + FLOORS_ON[direction]
    if floor < 0 and state.options.time_car:
        time_car.enter(play, target, origin)
    elif 0 <= floor < len(state.floors):
        spot = SPOTS[floor]
        cited = PUSHED_AMONG_OTHERS if state.row(spot) else PUSHED
        play.happens(Pushed(cited, target, origin, spot, OPPOSITE[direction]))
    else:
        leaving.leave_train(play, target, origin, Cause.SHOT_OFF)
