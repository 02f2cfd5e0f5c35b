"""The end of the game: one bandit left, nobody left, or the locomotive alone."""

from __future__ import annotations

from engine.core.house import replaceable
from engine.core.house_answers import some_of
from engine.core.moves import Seat
from engine.core.play import Play
from engine.core.rulebook import RuleId
from engine.core.score import Column, Row, Score, Standing

from . import rules
from .elimination import eliminate, may_come_back
from .events import Cause, GameEnded, GameWaits
from .options import HorsePending
from .pieces import LOCOMOTIVE
from .state import OFF, OVER, State, aboard


def check(play: Play[State], uncoupled: bool = False) -> None:
    """End the game if at most one bandit is left, unless it waits for a Horse."""
    on_train = aboard(play.state)
    if len(on_train) > 1:
        return
    off = tuple(
        Seat(seat) for seat, bandit in enumerate(play.state.bandits) if bandit.status is OFF
    )
    if waits(play.state, on_train, off):
        play.happens(GameWaits((rules.HORSE_PENDING,), off))
        return
    cited: tuple[RuleId, ...] = (rules.END_LAST_BANDIT if on_train else rules.END_NOBODY,)
    if not on_train and not uncoupled:
        cited += (rules.HORSE_PENDING,)
    for seat in off:
        eliminate(play, seat, (rules.HORSE_PENDING,), Cause.NO_HORSE)
    play.happens(GameEnded(cited, on_train))


def waits(state: State, on_train: tuple[Seat, ...], off: tuple[Seat, ...]) -> bool:
    """Return whether bandits off the train still play their cards before the game can end."""
    pending = state.options.horse_pending
    if pending is HorsePending.ALWAYS or (pending is HorsePending.NEVER and not on_train):
        return bool(off)
    if pending is HorsePending.NEVER:
        return False
    return any(may_come_back(state, seat) for seat in off)


def on_the_locomotive(play: Play[State]) -> None:
    """End the game with several bandits on the locomotive: the most treasures win."""
    state = play.state
    tied = richest(state)
    if len(tied) == 1:
        play.happens(GameEnded((rules.END_LOCOMOTIVE,), tied))
    else:
        play.happens(GameEnded((rules.END_LOCOMOTIVE, rules.END_TIE), tie_winners(state, tied)))


@replaceable(rules.END_LOCOMOTIVE, some_of(aboard), "a tuple of seats on the train")
def richest(state: State) -> tuple[Seat, ...]:
    """Return who has the most treasures of those on the train."""
    on_train = aboard(state)
    most = max(wealth(state, seat) for seat in on_train)
    return tuple(seat for seat in on_train if wealth(state, seat) == most)


@replaceable(rules.END_TIE, some_of(aboard), "a tuple of seats on the train")
def tie_winners(state: State, tied: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return who of the richest wins: the one with the highest treasure."""
    if not state.options.tuning.highest_breaks_tie:
        return tied
    return (max(tied, key=lambda seat: highest(state, seat)),)


def wealth(state: State, seat: Seat) -> int:
    """Return what is counted at the end: the treasures of a bandit, or their value."""
    treasures = state.bandits[seat].treasures
    if state.options.tuning.treasures_by_value:
        return sum(value for value in treasures if value is not None)
    return len(treasures)


def score(state: State) -> Score | None:
    """Return the treasures of each bandit; None unless several end on the locomotive."""
    if state.phase is not OVER or state.last_car != LOCOMOTIVE or len(aboard(state)) < 2:
        return None
    tuning = state.options.tuning
    counted = "value" if tuning.treasures_by_value else "treasures"
    columns = (Column(counted, rules.END_LOCOMOTIVE), Column("highest", rules.END_TIE))
    shown = len(columns) if tuning.highest_breaks_tie else 1
    rows = tuple(
        Row(
            seat,
            (wealth(state, seat), highest(state, seat) or None)[:shown],
            seat in state.winners,
        )
        for seat in aboard(state)
    )
    return Score(columns[:shown], rows)


def standing(state: State) -> Standing:
    """Return what each bandit has, and who would win if the train were uncoupled now.

    As long as nobody has a treasure, nobody of those aboard is ahead.
    """
    values = tuple([wealth(state, Seat(seat)) for seat in range(len(state.bandits))])
    leaders = richest(state) if aboard(state) else ()
    if len(leaders) > 1 and any(highest(state, seat) for seat in leaders):
        leaders = tie_winners(state, leaders)
    return Standing(values, leaders)


def highest(state: State, seat: Seat) -> int:
    """Return the highest treasure of a bandit, 0 if it has none."""
    return max((value for value in state.bandits[seat].treasures if value is not None), default=0)
