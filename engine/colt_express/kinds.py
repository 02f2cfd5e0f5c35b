"""Every kind of move, event and reason that the game has.

A file of the rules lists its kinds of moves as `VERBS`; the moves of the cards come from the table
of cards.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.bounds import quoted
from engine.core.errors import GameError
from engine.core.moves import Move, Reason

from . import (
    dealing,
    duo,
    events,
    expert,
    options,
    phases,
    pile,
    round_events,
    scheming,
    setup,
    validity,
)
from .actions import Verb
from .state import State
from .stealing import nothing, purse
from .stealing.cards import CARDS

VERBS: tuple[Verb[Any], ...] = (
    *scheming.VERBS,
    *dealing.VERBS,
    *(card.verb for card in CARDS),
    *nothing.VERBS,
    *purse.VERBS,
    *expert.VERBS,
    *round_events.VERBS,
    *setup.VERBS,
    *duo.VERBS,
)
"""The kinds of moves, those that are made most often first."""

MOVES = tuple(verb.move for verb in VERBS)

BY_MOVE: Mapping[type[Move[State]], Verb[Any]] = {verb.move: verb for verb in VERBS}


def verb_of(move: Move[State]) -> Verb[Any]:
    """Return the kind of a move."""
    if type(move) not in BY_MOVE:
        raise GameError(f"{quoted(move)} is no move of this game")
    return BY_MOVE[type(move)]


EVENTS = events.ALL

REASONS: tuple[type[Reason], ...] = (
    *(reason for verb in VERBS for reason in verb.reasons),
    *pile.REASONS,
    phases.NotNow,
    *setup.REASONS,
    *options.REASONS,
    *validity.REASONS,
)
