"""Shoot: the first bandit in the line of sight is pushed on, and lies stunned."""

from __future__ import annotations

from typing import TypeAlias

from engine.core.house import replaceable
from engine.core.house_answers import one_of
from engine.core.moves import Seat
from engine.core.play import Play

from .. import leaving, rules, time_car
from ..events import Cause, Missed, Pushed, Shot
from ..pieces import FLOORS_ON, FRONT, OPPOSITE, SPOTS, Facing, Spot
from ..state import State, aboard, spot_of

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
    ahead = line_of_sight(state, seat, origin, facing)
    hit = target(state, ahead) if ahead else None
    if hit is None:
        cited = MISSED_OVER_STUNNED if ahead and _any_stunned(state, ahead) else MISSED
        play.happens(Missed(cited, seat, facing))
        return
    over_stunned = hit is not ahead[0] and _any_stunned(state, ahead[: ahead.index(hit)])
    play.happens(Shot(OVER_STUNNED if over_stunned else CLEAR, seat, hit[0], origin, hit[1]))
    push(play, hit[0], hit[1], facing)


def _any_stunned(state: State, passed: list[Target]) -> bool:
    return any(state.bandits[seat].stunned for seat, _ in passed)


@replaceable(
    rules.SHOOT_TARGET,
    one_of(lambda state: (None, *[(seat, spot_of(state, seat)) for seat in aboard(state)])),
    "one of those ahead or None",
)
def target(state: State, ahead: list[Target]) -> Target | None:
    """Return who of those ahead of the bandit on turn is hit, or None; the nearest come first."""
    over_stunned = state.options.tuning.over_stunned
    for each in ahead:
        if not (over_stunned and state.bandits[each[0]].stunned):
            return each
    return None


def line_of_sight(state: State, seat: Seat, origin: Spot, facing: Facing) -> list[Target]:
    """Return everybody in reach ahead on the same floor, the nearest first, stunned or not."""
    floors, row = state.floors, state.floors[origin.floor]
    here: tuple[Seat, ...] = ()
    if len(row) > 1:
        at = row.index(seat)
        here = row[:at][::-1] if facing is FRONT else row[at + 1 :]
    ahead = [(other, origin) for other in here] if here else []
    beyond = FLOORS_AHEAD[facing][len(floors)][origin.floor]
    for number in beyond[: state.options.tuning.shot_reach]:
        if floors[number]:
            spot, others = SPOTS[number], floors[number]
            for other in others[::-1] if facing is FRONT else others:
                ahead.append((other, spot))
    return ahead


def _floors_ahead(facing: Facing, floors: int, floor: int) -> tuple[int, ...]:
    step = FLOORS_ON[facing]
    return tuple(range(floor + step, -1 if facing is FRONT else floors, step))


FLOORS_AHEAD = {
    facing: tuple(
        tuple(_floors_ahead(facing, floors, floor) for floor in range(floors))
        for floors in range(len(SPOTS) + 1)
    )
    for facing in Facing
}
"""The floors ahead in other cars, the nearest first: by where one faces, in a train of how many
floors, and on which of them."""


def push(play: Play[State], target: Seat, origin: Spot, direction: Facing) -> None:
    """Push the target on, in the direction of the shot, and stun it."""
    state = play.state
    spot = pushed_to(state, origin, direction)
    if spot is not None and spot.floor < len(state.floors):
        cited = PUSHED_AMONG_OTHERS if state.row(spot) else PUSHED
        play.happens(Pushed(cited, target, origin, spot, OPPOSITE[direction]))
    elif direction is FRONT and state.options.time_car:
        time_car.enter(play, target, origin)
    else:
        leaving.leave_train(play, target, origin, Cause.SHOT_OFF)


@replaceable(rules.SHOOT_PUSH, one_of(lambda _state: (None, *SPOTS)), "a spot or None")
def pushed_to(state: State, origin: Spot, direction: Facing) -> Spot | None:
    """Return where a shot pushes its target from a spot; None stands for off that end."""
    floor = origin.floor + state.options.tuning.push_cars * FLOORS_ON[direction]
    return SPOTS[floor] if 0 <= floor < len(state.floors) else None
