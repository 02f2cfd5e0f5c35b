"""The end of a round: the last wagon goes, and the farthest bandit takes its treasure."""

from __future__ import annotations

from engine.core.chance import Chance, evenly
from engine.core.moves import Move, Reason, Refusal, Seat, refuse
from engine.core.play import Play
from engine.core.rulebook import RuleId

from . import ending, rules
from .events import (
    FirstPlayerPassed,
    RoundBegan,
    TreasureDue,
    TreasureTaken,
    Uncoupled,
)
from .pieces import TREASURES, Car
from .setup import only_in
from .state import ABOARD, OVER, TREASURE, State, clockwise
from .verbs import Verb
from .words import read_treasure, treasure_word

UNCOUPLED = (rules.UNCOUPLE,)
TOO_LATE = (rules.UNCOUPLE, rules.HORSE_THIS_ROUND)
FARTHEST = (rules.TREASURE_FARTHEST,)
ROOF_FIRST = (rules.TREASURE_FARTHEST, rules.TREASURE_ROOF_FIRST)
NEW_ROUND = (rules.ROUND_PHASES,)
STUN_LASTS = (rules.ROUND_PHASES, rules.WAKE_NEXT_ROUND)


def end_round(play: Play[State]) -> None:
    """Uncouple the last wagon; luck then decides what treasure it is."""
    car = play.state.last_car
    inside, roof = play.state.floors[-2:]
    lost = roof + inside
    too_late = lost and play.state.options.horse
    play.happens(Uncoupled(TOO_LATE if too_late else UNCOUPLED, car, lost))
    if lost:
        ending.check(play, uncoupled=True)
    if play.state.phase is not OVER:
        seat, cited = farthest(play.state)
        play.happens(TreasureDue(cited, seat, car))


def farthest(state: State) -> tuple[Seat, tuple[RuleId, ...]]:
    """Return who is farthest from the locomotive, and the rules that decide it."""
    floors = state.floors
    for floor in range(len(floors) - 1, -1, -1):
        if floors[floor]:
            over_inside = floor % 2 and floors[floor - 1]
            return floors[floor][-1], ROOF_FIRST if over_inside else FARTHEST
    raise LookupError("nobody is on the train")


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
        seat, _ = farthest(play.state)
        cited = (rules.PIECES_TREASURE, rules.TREASURE_SECRET)
        play.happens(TreasureTaken(cited, seat, self.value))
        if play.state.last_car == Car(0):
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
    for seat in clockwise(state, state.first):
        if state.bandits[seat].status is ABOARD:
            play.happens(FirstPlayerPassed((rules.FIRST_PASSES,), seat))
            break
    stunned = [bandit for bandit in state.bandits if bandit.stunned]
    play.happens(RoundBegan(STUN_LASTS if stunned else NEW_ROUND, state.round + 1))


VERBS = (
    Verb(
        DrawTreasure,
        "treasure",
        read=lambda scanner, _state: DrawTreasure(read_treasure(scanner)),
        rest=lambda move, _state: treasure_word(move.value),
        reasons=(NoSuchTreasure,),
    ),
)
