"""Move: inside to the next car, on the roofs up to three cars far."""

from __future__ import annotations

from engine.core.house import replaceable
from engine.core.house_answers import A_NUMBER, a_number
from engine.core.moves import Move, Reason, Refusal, Seat, refuse
from engine.core.play import Play

from .. import encounters, pile, rules
from ..actions import CardAction, Verb
from ..events.stealing import Walked
from ..pieces import MOST_CARS, MOVE, SPOTS, Car
from ..state import State
from ..words import read_car, spot_word

INSIDE_REACH = 1
INSIDE_MOVED = (rules.MOVE_INSIDE, rules.MOVE_MUST)
ROOF_MOVED = (rules.MOVE_ROOF, rules.MOVE_MUST)


class StayedPut(Reason):
    bandit: Seat
    car: Car


class TooFar(Reason):
    """A Move that is too long for this level."""

    distance: int
    reach: int


class InsideTooFar(TooFar):
    pass


class OffTheTrain(Reason):
    car: Car
    caboose: Car


class MoveTo(Move[State]):
    """Go to a car, on the level where the bandit is."""

    car: Car

    def refusal(self, state: State) -> Refusal | None:
        not_up = pile.not_up(state, MOVE)
        if not_up is not None:
            return not_up
        bandit = state.pile[state.resolved].card.bandit
        floor = state.bandits[bandit].spot.floor
        if self in choices(state, bandit):
            return None
        here = Car(floor // 2)
        distance = abs(self.car - here)
        return refuse(
            StayedPut(rules.MOVE_MUST, bandit, here) if not distance else None,
            _too_far(state, bandit, distance),
            off_the_train(state, self.car),
        )

    def carry_out(self, play: Play[State]) -> None:
        state = play.state
        bandit = state.pile[state.resolved].card.bandit
        origin = state.bandits[bandit].spot
        roof = origin.floor % 2
        spot = SPOTS[2 * self.car + roof]
        play.happens(Walked(ROOF_MOVED if roof else INSIDE_MOVED, bandit, origin, spot))
        if not roof and self.car == state.marshal:
            encounters.meet(play)
        pile.go_on(play)


def off_the_train(state: State, car: Car) -> Reason | None:
    if 0 <= car <= state.caboose:
        return None
    return OffTheTrain(rules.PAWN_ON_TRAIN, car, state.caboose)


def _too_far(state: State, bandit: Seat, distance: int) -> Reason | None:
    if state.bandits[bandit].spot.floor % 2:
        reach = roof_reach(state, bandit)
        return TooFar(rules.MOVE_ROOF, distance, reach) if distance > reach else None
    too_far = distance > INSIDE_REACH
    return InsideTooFar(rules.MOVE_INSIDE, distance, INSIDE_REACH) if too_far else None


@replaceable(rules.MOVE_ROOF, a_number, A_NUMBER)
def roof_reach(state: State, _bandit: Seat) -> int:
    """Return how many cars far a bandit may go on the roofs."""
    return state.options.tuning.roof_reach


def _reached(floor: int, caboose: int, reach: int) -> list[int]:
    here = floor // 2
    return [car for car in range(caboose + 1) if 0 < abs(car - here) <= reach]


TO_CAR = tuple(MoveTo(Car(car)) for car in range(MOST_CARS + 1))
MOVES = tuple(
    tuple(
        tuple(
            tuple(TO_CAR[car] for car in _reached(floor, caboose, reach))
            for floor in range(2 * (caboose + 1))
        )
        for caboose in range(MOST_CARS + 1)
    )
    for reach in range(MOST_CARS + 1)
)
"""The legal moves, by how far a bandit may go, the number of cars, and the floor of the bandit."""


def choices(state: State, bandit: Seat) -> tuple[Move[State], ...]:
    floor = state.bandits[bandit].spot.floor
    if not floor % 2:
        return MOVES[INSIDE_REACH][len(state.train)][floor]
    return MOVES[min(roof_reach(state, bandit), MOST_CARS)][len(state.train)][floor]


def tempting(state: State, _bandit: Seat) -> list[Move[State]]:
    """List every car, and one behind the train: staying put and cars too far away among them."""
    return [MoveTo(Car(car)) for car in range(state.caboose + 2)]


def _target(move: MoveTo, state: State) -> str:
    """Return the spot of the car on the bandit's level."""
    if not 0 <= move.car <= MOST_CARS:
        return ""
    return spot_word(SPOTS[2 * move.car + pile.floor_now(state) % 2])


CARD = CardAction(
    MOVE,
    Verb(
        MoveTo,
        "move",
        read=lambda scanner, _state: MoveTo(read_car(scanner)),
        rest=lambda move, _state: str(move.car),
        target=_target,
        reasons=(StayedPut, TooFar, InsideTooFar, OffTheTrain),
    ),
    choices,
    tempting,
)
