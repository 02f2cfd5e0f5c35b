"""The end of the game: one bandit left, nobody left, or the locomotive alone."""

from __future__ import annotations

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
    values = standing(state).values
    most = max(values[seat] for seat in aboard(state))
    cited: tuple[RuleId, ...] = (rules.END_LOCOMOTIVE,)
    if sum(values[seat] == most for seat in aboard(state)) > 1:
        cited += (rules.END_TIE,)
    play.happens(GameEnded(cited, standing(state).leaders[:1]))


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


def standing(state: State) -> Standing:
    """Return the treasures of each bandit, and who would win if the train were uncoupled now.

    Those are the bandits aboard with the most treasures; among equals, the highest one decides.
    """
    values = tuple([len(bandit.treasures) for bandit in state.bandits])
    on_train = aboard(state)
    most = max([values[seat] for seat in on_train], default=0)
    richest = tuple([seat for seat in on_train if values[seat] == most])
    if len(richest) > 1:
        top = max(highest(state, seat) for seat in richest)
        richest = tuple(seat for seat in richest if highest(state, seat) == top)
    return Standing(values, richest)


def highest(state: State, seat: Seat) -> int:
    """Return the highest treasure of a bandit, 0 if it has none."""
    return max((value for value in state.bandits[seat].treasures if value is not None), default=0)
