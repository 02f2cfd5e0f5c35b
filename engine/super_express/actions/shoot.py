"""Shoot: the first bandit in the line of sight is pushed one car on, and lies stunned."""

from __future__ import annotations

from typing import TypeAlias

from engine.core.moves import Seat
from engine.core.play import Play

from .. import leaving, rules, time_car
from ..events import Cause, Missed, Pushed, Shot
from ..pieces import FLOORS_ON, FRONT, OPPOSITE, SPOTS, Facing, Spot
from ..state import State, spot_of

Target: TypeAlias = tuple[Seat, Spot]

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


def line_of_sight(state: State, seat: Seat, origin: Spot, facing: Facing) -> list[Target]:
    """Return everybody ahead on the same floor, the nearest first, stunned or not."""
    floors = state.floors
    floor = origin.floor
    row = floors[floor]
    at = row.index(seat)
    if facing is FRONT:
        ahead = [(other, origin) for other in row[:at]]
        ahead[:0] = [(other, SPOTS[n]) for n in range(floor % 2, floor, 2) for other in floors[n]]
        return ahead[::-1]
    ahead = [(other, origin) for other in row[at + 1 :]]
    beyond = range(floor + 2, len(floors), 2)
    return ahead + [(other, SPOTS[n]) for n in beyond for other in floors[n]]


def push(play: Play[State], target: Seat, origin: Spot, direction: Facing) -> None:
    """Push the target one car on and stun it."""
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
