"""What a plan leads to as things stand, as if nobody else played a card."""

from __future__ import annotations

from engine.core.moves import Move, Seat, foreseen
from engine.core.record import Record, replace

from . import events
from .events import Event
from .execution import REVEAL
from .pieces import Card
from .planning import Plan, faults
from .state import EXECUTION, PLANNING, State

FORESEEN: tuple[type[Event], ...] = (
    *(events.Revealed, events.Turned, events.Walked, events.Shot, events.Missed),
    *(events.StoodUp, events.Ducked, events.Rode, events.FellOff, events.Eliminated),
)
"""The events of the cards of a plan; what comes after the plan is not foreseen."""


def foresee(view: State, move: Move[State]) -> tuple[Event, ...]:
    """Return what the cards of a plan would do one after another, if only they were played."""
    if not isinstance(move, Plan) or view.phase is not PLANNING:
        return ()
    if Card.HIDDEN in move.cards or faults(move.cards, view.options.hand):
        return ()
    alone = replace(
        view,
        phase=EXECUTION,
        bandits=tuple(
            replace(bandit, planned=move.cards if seat == view.turn else (), played=0, seen=0)
            for seat, bandit in enumerate(view.bandits)
        ),
    )
    found = foreseen(alone, (REVEAL,) * len(move.cards), FORESEEN)
    return tuple(event for event in found if not isinstance(event, events.Revealed))


def prospect(view: State, move: Move[State]) -> Record | None:
    """Return what the last card of a plan, finished or not, would do for its owner."""
    if not isinstance(move, Plan) or not move.cards:
        return None
    before = foresee(view, Plan(move.cards[:-1]))
    found = foresee(view, move)[len(before) :]
    return next((event for event in found if _of(event) == view.turn), None)


def _of(event: Event) -> Seat | None:
    """Return whose card an event is about."""
    seat: Seat | None = getattr(event, "seat", None)
    return seat
