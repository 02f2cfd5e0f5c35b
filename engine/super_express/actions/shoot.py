"""Shoot: the first bandit in the line of sight is pushed on, and lies stunned."""

from __future__ import annotations

from typing import TypeAlias

from engine.core.house import replaceable
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


@replaceable(rules.SHOOT_TARGET)
def target(state: State, ahead: list[Target]) -> Target | None:
    """Return who of those ahead of the bandit on turn is hit, or None; the nearest come first."""
    over_stunned = state.options.tuning.over_stunned
    for each in ahead:
        if not (over_stunned and state.bandits[each[0]].stunned):
            return each
    return None


def line_of_sight(state: State, seat: Seat, origin: Spot, facing: Facing) -> list[Target]:
    """Return everybody in reach ahead on the same floor, the nearest first, stunned or not."""
    floors, floor = state.floors, origin.floor
    reach = 2 * state.options.tuning.shot_reach
    row = floors[floor]
    if facing is FRONT:
        here = row[: row.index(seat)][::-1]
        end = floor - reach - 1
        beyond = range(floor - 2, end if end > -1 else -1, -2)
    else:
        here = row[row.index(seat) + 1 :]
        end = floor + reach + 1
        beyond = range(floor + 2, end if end < len(floors) else len(floors), 2)
    ahead = [(other, origin) for other in here] if here else []
    for number in beyond:
        if floors[number]:
            spot, others = SPOTS[number], floors[number]
            for other in others[::-1] if facing is FRONT else others:
                ahead.append((other, spot))
    return ahead


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


@replaceable(rules.SHOOT_PUSH)
def pushed_to(state: State, origin: Spot, direction: Facing) -> Spot | None:
    """Return where a shot pushes its target from a spot; None stands for off that end."""
    floor = origin.floor + state.options.tuning.push_cars * FLOORS_ON[direction]
    return SPOTS[floor] if 0 <= floor < len(state.floors) else None
