"""Sight: nobody sees a stack, and a treasure is its owner's secret."""

from __future__ import annotations

from engine.core.moves import Move
from engine.core.record import replace
from engine.core.sight import ALL_SEEING, Viewer

from .events import Event, Planned, TreasureTaken
from .pieces import Card
from .planning import Plan
from .state import OVER, Bandit, State
from .uncoupling import DrawTreasure, taker


def observe(state: State, viewer: Viewer) -> State:
    """Return the position without what the viewer may not know."""
    if viewer is ALL_SEEING:
        return state
    shown = state.phase is OVER
    return replace(
        state,
        bandits=tuple(
            bandit if seat == viewer else _from_outside(bandit, shown)
            for seat, bandit in enumerate(state.bandits)
        ),
    )


def _from_outside(bandit: Bandit, treasures_shown: bool) -> Bandit:
    unseen = len(bandit.planned) - bandit.seen
    treasures = bandit.treasures if treasures_shown else (None,) * len(bandit.treasures)
    return replace(
        bandit,
        planned=bandit.planned[: bandit.seen] + (Card.HIDDEN,) * unseen,
        treasures=treasures,
    )


def witness(event: Event, viewer: Viewer) -> Event:
    """Return the event without what the viewer may not know."""
    if viewer is ALL_SEEING:
        return event
    if isinstance(event, Planned) and event.seat != viewer:
        return replace(event, cards=(Card.HIDDEN,) * len(event.cards))
    if isinstance(event, TreasureTaken) and event.seat != viewer:
        return replace(event, value=None)
    return event


def witness_move(move: Move[State], state: State, viewer: Viewer) -> Move[State]:
    """Return the move as the viewer saw it made in this position."""
    if viewer is ALL_SEEING:
        return move
    if isinstance(move, Plan) and state.turn != viewer:
        return Plan((Card.HIDDEN,) * len(move.cards))
    if isinstance(move, DrawTreasure) and taker(state) != viewer:
        return DrawTreasure(None)
    return move
