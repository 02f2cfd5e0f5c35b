"""The end of a round: the last wagon goes, and the farthest bandit takes its treasure."""

from __future__ import annotations

from engine.core.chance import Chance, evenly
from engine.core.house import replaceable
from engine.core.house_answers import one_of, some_of
from engine.core.moves import Move, Reason, Refusal, Seat, refuse
from engine.core.play import Play

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
from .pieces import LOCOMOTIVE, REAR, SPOTS, WAGONS, Car
from .setup import only_in
from .state import ABOARD, OVER, TREASURE, State, aboard, clockwise, spot_of
from .tuning import TREASURES_SPREAD
from .verbs import Verb
from .words import read_treasure, treasure_word

UNCOUPLED = (rules.UNCOUPLE,)
TOO_LATE = (rules.UNCOUPLE, rules.HORSE_THIS_ROUND)
FARTHEST = (rules.TREASURE_FARTHEST,)
ROOF_FIRST = (rules.TREASURE_FARTHEST, rules.TREASURE_ROOF_FIRST)
TAKEN = (rules.PIECES_TREASURE, rules.TREASURE_SECRET)
PASSED = (rules.FIRST_PASSES,)
NEW_ROUND = (rules.ROUND_PHASES,)
STUN_LASTS = (rules.ROUND_PHASES, rules.WAKE_NEXT_ROUND)


def end_round(play: Play[State]) -> None:
    """Uncouple what goes at the end of a round; luck then decides what treasure it is."""
    uncouple(play)
    for _ in range(1, play.state.options.tuning.uncoupled):
        if play.state.phase is not OVER and play.state.last_car != LOCOMOTIVE:
            uncouple(play)
    if play.state.phase is not OVER:
        award(play)


def uncouple(play: Play[State]) -> None:
    """Uncouple the last wagon; whoever does not go with it jumps to the next car."""
    state = play.state
    inside, roof = state.floors[-2:]
    if not inside and not roof:
        play.happens(Uncoupled(UNCOUPLED, state.last_car, ()))
        return
    gone = lost(state)
    if gone != roof + inside:
        gone = tuple(seat for seat in roof + inside if seat in gone)
        _jump(play, gone)
    cited = TOO_LATE if gone and state.options.horse else UNCOUPLED
    play.happens(Uncoupled(cited, state.last_car, gone))
    if gone:
        ending.check(play, uncoupled=True)


def _jump(play: Play[State], gone: tuple[Seat, ...]) -> None:
    """Let everybody jump off the last wagon who does not go with it."""
    roof = SPOTS[len(play.state.floors) - 1]
    for origin in (roof, SPOTS[roof.floor - 1]):
        for seat in play.state.row(origin):
            if seat not in gone:
                play.happens(Walked(UNCOUPLED, seat, origin, SPOTS[origin.floor - 2], REAR))


@replaceable(
    rules.UNCOUPLE,
    some_of(lambda state: state.floors[-1] + state.floors[-2]),
    "a tuple of seats in the last wagon or on its roof",
)
def lost(state: State) -> tuple[Seat, ...]:
    """Return who of those inside the last wagon and on its roof goes with it."""
    inside, roof = state.floors[-2:]
    return roof + inside if state.options.tuning.roof_uncoupled else inside


def award(play: Play[State]) -> None:
    """Say who takes the next of the wagons that were uncoupled."""
    state = play.state
    floors, tuning = state.floors, state.options.tuning
    seat = taker(state)
    car = Car(len(floors) // 2 - 1 + state.adrift)
    if not tuning.keeps(rules.TREASURE_FARTHEST):
        play.happens(TreasureAwarded(FARTHEST, seat, car))
        return
    cited = ROOF_FIRST if floors[spot_of(state, seat).floor ^ 1] else FARTHEST
    told = TreasureDue if tuning.treasure_farthest else TreasureAwarded
    play.happens(told(cited, seat, car))


@replaceable(rules.TREASURE_FARTHEST, one_of(lambda state: range(len(state.bandits))), "a seat")
def taker(state: State) -> Seat:
    """Return who takes the treasure: the bandit farthest from the locomotive."""
    floors, tuning = state.floors, state.options.tuning
    farthest = tuning.treasure_farthest
    for floor in SEARCHED[len(floors), farthest, tuning.roof_first]:
        if floors[floor]:
            return floors[floor][-1 if farthest else 0]
    raise LookupError("nobody is on the train")


SEARCHED = {
    (2 * len(cars), farthest, roof_first): tuple(
        2 * car + level
        for car in (reversed(cars) if farthest else cars)
        for level in ((1, 0) if roof_first else (0, 1))
    )
    for cars in map(range, range(1, WAGONS + 2))
    for farthest in (False, True)
    for roof_first in (False, True)
}
"""The floors of a train of so many floors, in the order in which bandits there take a treasure."""


class NoSuchTreasure(Reason):
    value: int | None
    left: tuple[int, ...]


class DrawTreasure(Move[State]):
    """Luck decides which treasure is on the back of the uncoupled wagon."""

    value: int | None

    def refusal(self, state: State) -> Refusal | None:
        if state.phase is not TREASURE:
            return only_in(TREASURE, state)
        left = draws(state)
        if self in left:
            return None
        values = tuple(draw.value for draw in left if draw.value is not None)
        return refuse(NoSuchTreasure(rules.PIECES_TREASURE, self.value, values))

    def carry_out(self, play: Play[State]) -> None:
        play.happens(TreasureTaken(TAKEN, taker(play.state), self.value))
        if play.state.adrift:
            award(play)
        elif play.state.last_car == LOCOMOTIVE:
            ending.on_the_locomotive(play)
        else:
            next_round(play)


DRAWS = {
    spread: tuple(DrawTreasure(value) for value in values)
    for spread, values in TREASURES_SPREAD.items()
}


def draws(state: State) -> tuple[DrawTreasure, ...]:
    taken = [value for bandit in state.bandits for value in bandit.treasures]
    every = DRAWS[state.options.tuning.treasure_spread]
    return tuple([draw for draw in every if draw.value not in taken])


def treasure(state: State) -> Chance[State]:
    return evenly("treasure", draws(state))


def next_round(play: Play[State]) -> None:
    state = play.state
    first = next_first(state)
    while state.bandits[first].status is not ABOARD:
        first = clockwise(state, first)[0]
    if first != state.first:
        play.happens(FirstPlayerPassed(PASSED, first))
    stunned = [Seat(seat) for seat, bandit in enumerate(state.bandits) if bandit.stunned]
    lasting = [seat for seat in still_stunned(state) if seat in stunned] if stunned else []
    for seat in stunned:
        if seat not in lasting:
            play.happens(StoodUp((rules.WAKE_NEXT_ROUND,), seat))
    play.happens(RoundBegan(STUN_LASTS if lasting else NEW_ROUND, state.round + 1))


@replaceable(rules.FIRST_PASSES, one_of(lambda state: range(len(state.bandits))), "a seat")
def next_first(state: State) -> Seat:
    """Return who is first player in the next round; if out, the next one on the left is."""
    return clockwise(state, state.first)[0] if state.options.tuning.first_passes else state.first


@replaceable(rules.WAKE_NEXT_ROUND, some_of(aboard), "a tuple of seats on the train")
def still_stunned(state: State) -> tuple[Seat, ...]:
    """Return who of the stunned still is when the next round begins."""
    return aboard(state) if state.options.tuning.stun_lasts else ()


VERBS = (
    Verb(
        DrawTreasure,
        "treasure",
        read=lambda scanner, state: DrawTreasure(read_treasure(scanner, state.options)),
        rest=lambda move, _state: treasure_word(move.value),
        reasons=(NoSuchTreasure,),
    ),
)
