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


def end_round(play: Play[State]) -> None:
    car = play.state.last_car
    inside, roof = play.state.floors[-2:]
    lost = roof + inside
    cited = (rules.UNCOUPLE,)
    if lost and play.state.options.horse:
        cited += (rules.HORSE_THIS_ROUND,)
    play.happens(Uncoupled(cited, car, lost))
    ending.check(play)
    if play.state.phase is not OVER:
        seat, cited = farthest(play.state)
        play.happens(TreasureDue(cited, seat, car))


def farthest(state: State) -> tuple[Seat, tuple[RuleId, ...]]:
    """Who is farthest from the locomotive, and the rules that decide it."""
    for car in range(state.last_car, -1, -1):
        inside, roof = state.floors[2 * car : 2 * car + 2]
        if roof and inside:
            return roof[-1], (rules.TREASURE_FARTHEST, rules.TREASURE_ROOF_FIRST)
        if roof or inside:
            return (roof or inside)[-1], (rules.TREASURE_FARTHEST,)
    raise LookupError("nobody is on the train")


class NoSuchTreasure(Reason):
    value: int | None
    left: tuple[int, ...]


class DrawTreasure(Move[State]):
    """Luck decides which treasure is on the back of the uncoupled wagon."""

    value: int | None

    def refusal(self, state: State) -> Refusal | None:
        left = treasures_left(state)
        return only_in(TREASURE, state) or refuse(
            None if self.value in left else NoSuchTreasure(rules.PIECES_TREASURE, self.value, left)
        )

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


def treasure(state: State) -> Chance[State]:
    return evenly("treasure", (DRAWS[value] for value in treasures_left(state)))


def next_round(play: Play[State]) -> None:
    state = play.state
    first = next(
        seat for seat in clockwise(state, state.first) if state.bandits[seat].status is ABOARD
    )
    play.happens(FirstPlayerPassed((rules.FIRST_PASSES,), first))
    cited = (rules.ROUND_PHASES,)
    if any(bandit.stunned for bandit in state.bandits):
        cited += (rules.WAKE_NEXT_ROUND,)
    play.happens(RoundBegan(cited, state.round + 1))
