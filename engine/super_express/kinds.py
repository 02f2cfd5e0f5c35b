"""The tables of every kind of move, event and reason that the game has.

A file of the rules lists its kinds of moves as `VERBS`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.bounds import quoted
from engine.core.errors import GameError
from engine.core.moves import Move, Reason

from . import events, execution, options, planning, setup, uncoupling, validity
from .state import State
from .verbs import Verb

VERBS: tuple[Verb[Any], ...] = (
    *planning.VERBS,
    *execution.VERBS,
    *setup.VERBS,
    *uncoupling.VERBS,
)
"""The kinds of moves, in the order in which a reader is told of them."""

BY_MOVE: Mapping[type[Move[State]], Verb[Any]] = {verb.move: verb for verb in VERBS}

MOVES = tuple(BY_MOVE)


def verb_of(move: Move[State]) -> Verb[Any]:
    """Return the verb that a move is written with."""
    if type(move) not in BY_MOVE:
        raise GameError(f"{quoted(move)} is no move of this game")
    return BY_MOVE[type(move)]


EVENTS: tuple[type[events.Event], ...] = (
    events.TrainCoupled,
    events.TimeCarPlaced,
    events.CardsDealt,
    events.FirstPlayerChosen,
    events.Placed,
    events.RoundBegan,
    events.Planned,
    events.TurnPassed,
    events.ExecutionBegan,
    events.Revealed,
    events.Turned,
    events.Walked,
    events.ChangedFloor,
    events.Shot,
    events.Missed,
    events.Pushed,
    events.StoodUp,
    events.Ducked,
    events.Rode,
    events.Rescued,
    events.FellOff,
    events.Eliminated,
    events.TravelledInTime,
    events.Rewound,
    events.GameWaits,
    events.Uncoupled,
    events.TreasureDue,
    events.TreasureAwarded,
    events.TreasureTaken,
    events.FirstPlayerPassed,
    events.GameEnded,
)

REASONS: tuple[type[Reason], ...] = (
    *setup.REASONS,
    *options.REASONS,
    *(reason for verb in VERBS for reason in verb.reasons),
    *validity.REASONS,
)
