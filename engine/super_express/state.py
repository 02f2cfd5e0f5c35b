"""A position of the game, and where everybody stands in it."""

from __future__ import annotations

from typing import TypeAlias

from engine.core.moves import CHANCE, Seat
from engine.core.record import Kind, Record, replace

from .options import Options
from .pieces import FRONT, REAR, SPOTS, Car, Card, Facing, Name, Spot

Row: TypeAlias = tuple[Seat, ...]
"""The bandits on a floor, front to rear."""


class Phase(Kind):
    SETUP = "setup"
    PLANNING = "planning"
    EXECUTION = "execution"
    TREASURE = "treasure"
    OVER = "over"


class Status(Kind):
    ABOARD = "aboard"
    OFF = "off"
    """Off the train, until its next turn shows whether a Horse brings it back."""
    OUT = "out"


SETUP, PLANNING, EXECUTION, TREASURE, OVER = Phase
ABOARD, OFF, OUT = Status


class Bandit(Record):
    """A player's bandit, the cards planned for this round and the treasures taken.

    `played` counts the cards resolved; `seen` the cards everybody has seen, which is more after
    a rewind.
    """

    name: Name
    status: Status = ABOARD
    facing: Facing = FRONT
    stunned: bool = False
    planned: tuple[Card, ...] = ()
    played: int = 0
    seen: int = 0
    travelled: bool = False
    treasures: tuple[int | None, ...] = ()
    out_in_round: int = 0

    @property
    def stack(self) -> tuple[Card, ...]:
        """The cards still to be resolved, top first."""
        return self.planned[self.played :]


class State(Record):
    """A position. `floors` holds the rows inside C0, on its roof, inside C1, on its roof, …"""

    options: Options
    bandits: tuple[Bandit, ...]
    floors: tuple[Row, ...]
    round: int = 0
    phase: Phase = SETUP
    first: Seat = Seat(0)
    turn: Seat = CHANCE
    winners: tuple[Seat, ...] = ()
    adrift: int = 0
    """Uncoupled wagons that nobody has taken as a treasure, at least not yet."""

    @property
    def last_car(self) -> Car:
        return Car(len(self.floors) // 2 - 1)

    def row(self, spot: Spot) -> Row:
        return self.floors[spot.floor]


def empty_train(wagons: int) -> tuple[Row, ...]:
    return ((),) * (2 * (wagons + 1))


def spot_of(state: State, seat: Seat) -> Spot:
    """Return where a bandit stands; it must be on the train."""
    floors = state.floors
    for row in floors:
        if row and seat in row:
            return SPOTS[floors.index(row)]
    raise LookupError(f"seat {seat} is not on the train")


ROUND_THE_TABLE = tuple(
    tuple(
        tuple(Seat((seat + step) % count) for step in range(1, count + 1)) for seat in range(count)
    )
    for count in range(len(Name) + 1)
)
"""For each number of players and each seat, the seats clockwise from the next one."""


def aboard(state: State) -> tuple[Seat, ...]:
    """Return the bandits on the train."""
    bandits = enumerate(state.bandits)
    return tuple([Seat(seat) for seat, bandit in bandits if bandit.status is ABOARD])


def clockwise(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Return every seat once, from the left of `seat` round to `seat` itself."""
    return ROUND_THE_TABLE[len(state.bandits)][seat]


def with_bandit(state: State, seat: Seat, bandit: Bandit) -> State:
    bandits = list(state.bandits)
    bandits[seat] = bandit
    return replace(state, bandits=tuple(bandits))


def moved(
    state: State,
    seat: Seat,
    origin: Spot | None,
    spot: Spot | None,
    end: Facing = REAR,
    bandit: Bandit | None = None,
) -> State:
    """Return the position with a bandit moved from one floor to the front or rear end of another.

    Everybody else keeps their order. None stands for a place off the train. If more than its place
    changes, `bandit` is the bandit as it is then.
    """
    floors = list(state.floors)
    if origin is not None:
        row = floors[origin.floor]
        if len(row) == 1:
            floors[origin.floor] = ()
        else:
            at = row.index(seat)
            floors[origin.floor] = row[:at] + row[at + 1 :]
    if spot is not None:
        row, arriving = floors[spot.floor], (seat,)
        floors[spot.floor] = arriving + row if end is FRONT else row + arriving
    if bandit is None:
        return replace(state, floors=tuple(floors))
    bandits = list(state.bandits)
    bandits[seat] = bandit
    return replace(state, floors=tuple(floors), bandits=tuple(bandits))
