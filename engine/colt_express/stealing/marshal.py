"""Marshal: the marshal moves one car, inside the train."""

from __future__ import annotations

from engine.core.moves import Move, Reason, Refusal, Seat, refuse
from engine.core.play import Play

from .. import encounters, pile, rules
from ..actions import CardAction, Verb
from ..events.stealing import MarshalMoved
from ..pieces import INSIDE, MARSHAL, MOST_CARS, Car, spot_at
from ..state import State
from ..words import read_car, spot_word
from .move import off_the_train
from .punch import NEXT_DOOR

MOVED = (rules.MARSHAL_MOVE,)


class MarshalOneCar(Reason):
    origin: Car
    car: Car


class MoveMarshal(Move[State]):
    car: Car

    def refusal(self, state: State) -> Refusal | None:
        not_up = pile.not_up(state, MARSHAL)
        if not_up is not None:
            return not_up
        next_door = abs(self.car - state.marshal) == 1
        return refuse(
            None if next_door else MarshalOneCar(rules.MARSHAL_MOVE, state.marshal, self.car),
            off_the_train(state, self.car),
        )

    def carry_out(self, play: Play[State]) -> None:
        state = play.state
        bandit = state.pile[state.resolved].card.bandit
        play.happens(MarshalMoved(MOVED, bandit, state.marshal, self.car))
        encounters.meet(play)
        pile.go_on(play)


TO_CAR = tuple(MoveMarshal(Car(car)) for car in range(MOST_CARS + 1))
MOVES = tuple(tuple(tuple(TO_CAR[car] for car in cars) for cars in train) for train in NEXT_DOOR)


def choices(state: State, _bandit: Seat) -> tuple[Move[State], ...]:
    return MOVES[len(state.train)][state.marshal]


def tempting(state: State, _bandit: Seat) -> list[Move[State]]:
    """List staying put, and going two cars."""
    cars = (state.marshal + step for step in (-2, 0, 2))
    return [MoveMarshal(Car(car)) for car in cars if car >= 0]


def _target(move: MoveMarshal, _state: State) -> str:
    return spot_word(spot_at(move.car, INSIDE)) if 0 <= move.car <= MOST_CARS else ""


CARD = CardAction(
    MARSHAL,
    Verb(
        MoveMarshal,
        "marshal",
        read=lambda scanner, _state: MoveMarshal(read_car(scanner)),
        rest=lambda move, _state: str(move.car),
        target=_target,
        reasons=(MarshalOneCar,),
    ),
    choices,
    tempting,
)
