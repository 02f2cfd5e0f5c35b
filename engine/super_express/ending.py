"""The end of the game: one bandit left, nobody left, or the locomotive alone."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.core.play import Play
from engine.core.rulebook import RuleId
from engine.core.score import Column, Row, Score

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
    on_train = aboard(state)
    most = max(len(state.bandits[seat].treasures) for seat in on_train)
    richest = tuple(seat for seat in on_train if len(state.bandits[seat].treasures) == most)
    if len(richest) == 1:
        play.happens(GameEnded((rules.END_LOCOMOTIVE,), richest))
        return
    winner = max(richest, key=lambda seat: highest(state, seat))
    play.happens(GameEnded((rules.END_LOCOMOTIVE, rules.END_TIE), (winner,)))


def score(state: State) -> Score | None:
    """Return the treasures of each bandit; None unless several end on the locomotive."""
    if state.phase is not OVER or state.last_car != LOCOMOTIVE or len(aboard(state)) < 2:
        return None
    rows = tuple(
        Row(
            seat,
            (len(state.bandits[seat].treasures), highest(state, seat) or None),
            seat in state.winners,
        )
        for seat in aboard(state)
    )
    return Score(
        (Column("treasures", rules.END_LOCOMOTIVE), Column("highest", rules.END_TIE)), rows
    )


def highest(state: State, seat: Seat) -> int:
    """Return the highest treasure of a bandit, 0 if it has none."""
    return max((value for value in state.bandits[seat].treasures if value is not None), default=0)
