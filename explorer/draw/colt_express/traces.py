"""The traces of the last move: dotted walks, pushes and climbs, dashed shots."""

from __future__ import annotations

from engine.colt_express.events import Event
from engine.colt_express.events.rounds import AngryMarshalMoved
from engine.colt_express.events.stealing import MarshalMoved, Pushed, Shot, Walked
from engine.colt_express.pieces import INSIDE, ROOF, Spot, spot_at
from engine.colt_express.state import State

from ..piece import Pieces, piece
from ..rails.stage import Stage, Standing
from ..rails.trails import climb, shot, walk
from ..signs import hit_ring, shot_up_line
from .stage import MARSHAL, name_of


def traces(stage: Stage, view: State, last: tuple[Event, ...]) -> Pieces:
    shapes = [shape for event in last if (shape := _trace(stage, view, event))]
    return tuple(piece(f"trace {number}", 0, 0, shape) for number, shape in enumerate(shapes))


def _trace(stage: Stage, view: State, event: Event) -> str:
    match event:
        case Shot(bandit=bandit, target=target, origin=origin, spot=spot):
            shooter = _at(stage, name_of(view, bandit), origin)
            hit = _at(stage, name_of(view, target), spot)
            if shooter.car == hit.car:
                return _through_the_roof(shooter, hit)
            return shot(stage, shooter, hit)
        case (
            Walked(bandit=bandit, origin=origin, spot=spot)
            | Pushed(bandit=bandit, origin=origin, spot=spot)
        ):
            return _way(stage, name_of(view, bandit), origin, spot)
        case MarshalMoved(origin=origin, car=car) | AngryMarshalMoved(origin=origin, car=car):
            return _way(stage, MARSHAL, spot_at(origin, INSIDE), spot_at(car, INSIDE))
        case _:
            return ""


def _at(stage: Stage, name: str, spot: Spot) -> Standing:
    return stage.at(name, spot.car, spot.level is ROOF)


def _way(stage: Stage, name: str, origin: Spot, spot: Spot) -> str:
    if origin == spot:
        return ""
    old, new = _at(stage, name, origin), _at(stage, name, spot)
    return climb(stage, old, new) if origin.car == spot.car else walk(stage, old, new)


def _through_the_roof(shooter: Standing, hit: Standing) -> str:
    """The line of a shot up or down within a car."""
    if hit.roof:
        start, end, way = shooter.top - 2, hit.y + 12, -1
    else:
        start, end, way = shooter.y + 4, hit.top - 6, 1
    return shot_up_line(shooter.x, start, hit.x, end - 5 * way) + hit_ring(hit.x, end)
