"""Everything that can happen. Each event knows how it changes the position."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from engine.core import events
from engine.core.moves import CHANCE, NOBODY, Seat
from engine.core.record import Kind, replace

from .pieces import FRONT, INSIDE, LOCOMOTIVE, Car, Card, Facing, Spot, spot_at
from .state import (
    ABOARD,
    EXECUTION,
    OFF,
    OUT,
    OVER,
    PLANNING,
    TREASURE,
    Bandit,
    State,
    empty_train,
    moved,
    with_bandit,
)
from .tuning import RULEBOOK_PLAN

Event: TypeAlias = events.Event[State]

FRONT_OF_TRAIN = spot_at(LOCOMOTIVE, INSIDE)


class TrainCoupled(Event):
    wagons: int

    def on(self, state: State) -> State:
        return replace(state, floors=empty_train(self.wagons))


class TimeCarPlaced(Event):
    def on(self, state: State) -> State:
        return state


class CardsDealt(Event):
    seats: tuple[Seat, ...]
    hand: tuple[Card, ...]

    def on(self, state: State) -> State:
        return state


class FirstPlayerChosen(Event):
    seat: Seat

    def on(self, state: State) -> State:
        return replace(state, first=self.seat)


class Placed(Event):
    seat: Seat
    spot: Spot
    facing: Facing

    def on(self, state: State) -> State:
        bandit = replace(state.bandits[self.seat], facing=self.facing)
        return moved(state, self.seat, None, self.spot, bandit=bandit)


class RoundBegan(Event):
    round: int

    def on(self, state: State) -> State:
        bandits = tuple(
            [
                replace(bandit, planned=(), played=0, seen=0, travelled=False)
                if bandit.planned
                else bandit
                for bandit in state.bandits
            ]
        )
        return replace(state, round=self.round, phase=PLANNING, bandits=bandits, turn=state.first)


class Planned(Event):
    seat: Seat
    cards: tuple[Card, ...]

    @property
    def phrase(self) -> str:
        size = "" if len(self.cards) == RULEBOOK_PLAN else ".other"
        return f"Planned{size}.unseen" if Card.HIDDEN in self.cards else f"Planned{size}"

    def on(self, state: State) -> State:
        bandits = list(state.bandits)
        bandits[self.seat] = replace(bandits[self.seat], planned=self.cards)
        return replace(state, bandits=tuple(bandits))


class TurnPassed(Event):
    """The turn goes to a seat."""

    told: ClassVar[bool] = False

    seat: Seat

    def on(self, state: State) -> State:
        return replace(state, turn=self.seat)


class ExecutionBegan(Event):
    seat: Seat

    def on(self, state: State) -> State:
        return replace(state, phase=EXECUTION, turn=self.seat)


class Revealed(Event):
    seat: Seat
    card: Card

    def on(self, state: State) -> State:
        bandits = list(state.bandits)
        bandit = bandits[self.seat]
        played = bandit.played + 1
        seen = played if played > bandit.seen else bandit.seen
        bandits[self.seat] = replace(bandit, played=played, seen=seen)
        return replace(state, bandits=tuple(bandits))


class Turned(Event):
    seat: Seat
    facing: Facing

    def on(self, state: State) -> State:
        return with_bandit(state, self.seat, replace(state.bandits[self.seat], facing=self.facing))


class Walked(Event):
    seat: Seat
    origin: Spot
    spot: Spot
    end: Facing
    """The end of the row where the bandit now stands."""

    def on(self, state: State) -> State:
        return moved(state, self.seat, self.origin, self.spot, self.end)


class ChangedFloor(Walked):
    pass


class Shot(Event):
    seat: Seat
    target: Seat
    origin: Spot
    spot: Spot
    """The spot at which the target was hit."""

    def on(self, state: State) -> State:
        return state


class Missed(Event):
    seat: Seat
    facing: Facing

    def on(self, state: State) -> State:
        return state


class Pushed(Walked):
    def on(self, state: State) -> State:
        bandit = replace(state.bandits[self.seat], stunned=True)
        return moved(state, self.seat, self.origin, self.spot, self.end, bandit)


class StoodUp(Event):
    seat: Seat

    def on(self, state: State) -> State:
        return with_bandit(state, self.seat, replace(state.bandits[self.seat], stunned=False))


class Ducked(Event):
    seat: Seat

    def on(self, state: State) -> State:
        return with_bandit(state, self.seat, replace(state.bandits[self.seat], stunned=True))


class Rode(Event):
    """A Horse takes a bandit to the front of the locomotive.

    `origin` is None for a bandit that was off the train.
    """

    seat: Seat
    origin: Spot | None

    def on(self, state: State) -> State:
        bandit = replace(state.bandits[self.seat], status=ABOARD, stunned=False, facing=FRONT)
        return moved(state, self.seat, self.origin, FRONT_OF_TRAIN, FRONT, bandit)


class Rescued(Rode):
    pass


class FellOff(Event):
    """A bandit is off the train, but a Horse may still bring it back."""

    seat: Seat
    origin: Spot

    def on(self, state: State) -> State:
        bandit = replace(state.bandits[self.seat], status=OFF, stunned=False, facing=FRONT)
        return moved(state, self.seat, self.origin, None, bandit=bandit)


class Cause(Kind):
    """The ways to be eliminated."""

    WALKED_OFF = "walked_off"
    SHOT_OFF = "shot_off"
    NO_HORSE = "no_horse"
    PARADOX = "paradox"


class Eliminated(Event):
    seat: Seat
    cause: Cause
    origin: Spot | None

    @property
    def phrase(self) -> str:
        return f"Eliminated.{self.cause.value}"

    def on(self, state: State) -> State:
        bandit = _out(state.bandits[self.seat], state.round)
        return moved(state, self.seat, self.origin, None, bandit=bandit)


def _out(bandit: Bandit, in_round: int) -> Bandit:
    return Bandit(bandit.name, OUT, treasures=bandit.treasures, out_in_round=in_round)


class TravelledInTime(Walked):
    """A bandit enters the Time Travel Car and comes out inside the last wagon."""

    def on(self, state: State) -> State:
        bandit = replace(state.bandits[self.seat], stunned=False, facing=FRONT, travelled=True)
        return moved(state, self.seat, self.origin, self.spot, self.end, bandit)


class Rewound(Event):
    seat: Seat
    count: int

    def on(self, state: State) -> State:
        return with_bandit(state, self.seat, replace(state.bandits[self.seat], played=0))


class GameWaits(Event):
    """The game does not end yet, since somebody off the train may come back."""

    seats: tuple[Seat, ...]

    def on(self, state: State) -> State:
        return state


class Uncoupled(Event):
    """The last wagon rolls away, with everybody inside it and on its roof."""

    car: Car
    lost: tuple[Seat, ...]

    @property
    def phrase(self) -> str:
        return "Uncoupled.lost" if self.lost else "Uncoupled"

    def on(self, state: State) -> State:
        left = replace(state, floors=state.floors[:-2], adrift=state.adrift + 1)
        if not self.lost:
            return left
        bandits = list(state.bandits)
        for seat in self.lost:
            bandits[seat] = _out(bandits[seat], state.round)
        return replace(left, bandits=tuple(bandits))


class TreasureDue(Event):
    """The uncoupled wagon goes to the farthest bandit; its value is about to be seen."""

    seat: Seat
    car: Car

    def on(self, state: State) -> State:
        return replace(state, phase=TREASURE, turn=CHANCE)


class TreasureAwarded(TreasureDue):
    """The uncoupled wagon goes to somebody who need not be the farthest."""


class TreasureTaken(Event):
    seat: Seat
    value: int | None

    @property
    def phrase(self) -> str:
        return "TreasureTaken.unseen" if self.value is None else "TreasureTaken"

    def on(self, state: State) -> State:
        bandits = list(state.bandits)
        bandit = bandits[self.seat]
        bandits[self.seat] = replace(bandit, treasures=(*bandit.treasures, self.value))
        return replace(state, bandits=tuple(bandits), adrift=state.adrift - 1)


class FirstPlayerPassed(Event):
    seat: Seat

    def on(self, state: State) -> State:
        return replace(state, first=self.seat)


class GameEnded(Event):
    winners: tuple[Seat, ...]

    @property
    def phrase(self) -> str:
        return "GameEnded" if self.winners else "GameEnded.nobody"

    def on(self, state: State) -> State:
        return replace(state, phase=OVER, turn=NOBODY, winners=self.winners)
