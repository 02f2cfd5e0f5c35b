"""The end of a round: the last wagon goes, and the farthest bandit takes its treasure."""

from __future__ import annotations

from engine.core.chance import Chance, evenly
from engine.core.house import replaceable
from engine.core.moves import Move, Reason, Refusal, Seat, refuse
from engine.core.play import Play
from engine.core.record import remembered

from . import ending, rules
from .events import (
    FirstPlayerPassed,
    RoundBegan,
    StoodUp,
    TreasureAwarded,
    TreasureDue,
    TreasureTaken,
    Uncoupled,
    Walked,
)
from .pieces import REAR, SPOTS, TREASURES, Car
from .setup import only_in
from .state import ABOARD, OVER, TREASURE, State, aboard, clockwise, spot_of
from .verbs import Verb
from .words import read_treasure, treasure_word

UNCOUPLED = (rules.UNCOUPLE,)
TOO_LATE = (rules.UNCOUPLE, rules.HORSE_THIS_ROUND)
FARTHEST = (rules.TREASURE_FARTHEST,)
ROOF_FIRST = (rules.TREASURE_FARTHEST, rules.TREASURE_ROOF_FIRST)
NEW_ROUND = (rules.ROUND_PHASES,)
STUN_LASTS = (rules.ROUND_PHASES, rules.WAKE_NEXT_ROUND)


def end_round(play: Play[State]) -> None:
    """Uncouple what goes at the end of a round; luck then decides what treasure it is."""
    for _ in range(min(play.state.options.tuning.uncoupled, play.state.last_car)):
        uncouple(play)
        if play.state.phase is OVER:
            return
    award(play)


def uncouple(play: Play[State]) -> None:
    """Uncouple the last wagon; whoever does not go with it jumps to the next car."""
    state = play.state
    inside, roof = state.floors[-2:]
    gone = tuple(seat for seat in lost(state) if seat in inside or seat in roof)
    if len(gone) < len(inside) + len(roof):
        floor = len(state.floors) - 1
        for origin in (SPOTS[floor], SPOTS[floor - 1]):
            for seat in state.row(origin):
                if seat not in gone:
                    spot = SPOTS[origin.floor - 2]
                    play.happens(Walked(UNCOUPLED, seat, origin, spot, REAR))
    too_late = gone and state.options.horse
    play.happens(Uncoupled(TOO_LATE if too_late else UNCOUPLED, state.last_car, gone))
    if gone:
        ending.check(play, uncoupled=True)


@replaceable(rules.UNCOUPLE)
def lost(state: State) -> tuple[Seat, ...]:
    """Return who of those inside the last wagon and on its roof goes with it."""
    inside, roof = state.floors[-2:]
    return roof + inside if state.options.tuning.roof_uncoupled else inside


def award(play: Play[State]) -> None:
    """Say who takes the next of the wagons that were uncoupled."""
    state = play.state
    seat = taker(state)
    beside = state.floors[spot_of(state, seat).floor ^ 1]
    tuning = state.options.tuning
    farthest = tuning.treasure_farthest and tuning.keeps(rules.TREASURE_FARTHEST)
    told = TreasureDue if farthest else TreasureAwarded
    cited = ROOF_FIRST if beside else FARTHEST
    play.happens(told(cited, seat, Car(state.last_car + state.adrift)))


@replaceable(rules.TREASURE_FARTHEST)
def taker(state: State) -> Seat:
    """Return who takes the treasure: the bandit farthest from the locomotive."""
    floors, tuning = state.floors, state.options.tuning
    for floor in searched(len(floors), tuning.treasure_farthest, tuning.roof_first):
        if floors[floor]:
            return floors[floor][-1 if tuning.treasure_farthest else 0]
    raise LookupError("nobody is on the train")


@remembered
def searched(count: int, farthest: bool, roof_first: bool) -> tuple[int, ...]:
    """Return the floors of a train in the order in which their bandits take a treasure."""
    cars = range(count // 2)
    levels = (1, 0) if roof_first else (0, 1)
    return tuple(
        2 * car + level for car in (reversed(cars) if farthest else cars) for level in levels
    )


class NoSuchTreasure(Reason):
    value: int | None
    left: tuple[int, ...]


class DrawTreasure(Move[State]):
    """Luck decides which treasure is on the back of the uncoupled wagon."""

    value: int | None

    def refusal(self, state: State) -> Refusal | None:
        if state.phase is not TREASURE:
            return only_in(TREASURE, state)
        left = treasures_left(state)
        if self.value in left:
            return None
        return refuse(NoSuchTreasure(rules.PIECES_TREASURE, self.value, left))

    def carry_out(self, play: Play[State]) -> None:
        cited = (rules.PIECES_TREASURE, rules.TREASURE_SECRET)
        play.happens(TreasureTaken(cited, taker(play.state), self.value))
        if play.state.adrift:
            award(play)
        elif play.state.last_car == Car(0):
            ending.on_the_locomotive(play)
        else:
            next_round(play)


def treasures_left(state: State) -> tuple[int, ...]:
    taken = [value for bandit in state.bandits for value in bandit.treasures]
    return tuple([value for value in TREASURES if value not in taken])


DRAWS = {value: DrawTreasure(value) for value in TREASURES}


def draws(state: State) -> tuple[DrawTreasure, ...]:
    return tuple([DRAWS[value] for value in treasures_left(state)])


def treasure(state: State) -> Chance[State]:
    return evenly("treasure", draws(state))


def next_round(play: Play[State]) -> None:
    state = play.state
    first = next_first(state)
    if first != state.first:
        play.happens(FirstPlayerPassed((rules.FIRST_PASSES,), first))
    stunned = [Seat(seat) for seat, bandit in enumerate(state.bandits) if bandit.stunned]
    lasting = [seat for seat in still_stunned(state) if seat in stunned] if stunned else []
    for seat in stunned:
        if seat not in lasting:
            play.happens(StoodUp((rules.WAKE_NEXT_ROUND,), seat))
    play.happens(RoundBegan(STUN_LASTS if lasting else NEW_ROUND, state.round + 1))


@replaceable(rules.FIRST_PASSES)
def next_first(state: State) -> Seat:
    """Return who is first player in the next round."""
    order = clockwise(state, state.first)
    if not state.options.tuning.first_passes:
        order = (state.first, *order)
    return next(seat for seat in order if state.bandits[seat].status is ABOARD)


@replaceable(rules.WAKE_NEXT_ROUND)
def still_stunned(state: State) -> tuple[Seat, ...]:
    """Return who of the stunned still is when the next round begins."""
    return aboard(state) if state.options.tuning.stun_lasts else ()


VERBS = (
    Verb(
        DrawTreasure,
        "treasure",
        read=lambda scanner, _state: DrawTreasure(read_treasure(scanner)),
        rest=lambda move, _state: treasure_word(move.value),
        reasons=(NoSuchTreasure,),
    ),
)
