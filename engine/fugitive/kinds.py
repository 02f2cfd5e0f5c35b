"""The tables of every kind of move, event and reason that the game has.

A file of the rules lists its kinds of moves as `VERBS`.
"""

from __future__ import annotations

from typing import Any

from engine.core.bounds import quoted
from engine.core.errors import GameError
from engine.core.events import Event
from engine.core.moves import Move, Reason

from . import (
    attempts,
    drawing,
    event_card_events,
    events,
    hideouts,
    impossible_end,
    impossible_past,
    options,
    passing,
    setup,
    turning_events,
    turns,
    validity,
)
from .actions import Verb
from .effects import asking, cover_tracks, dropped_wallet, inside_source, peek
from .state import State

VERBS: tuple[Verb[Any], ...] = (
    *drawing.VERBS,
    *turning_events.VERBS,
    *hideouts.VERBS,
    *passing.VERBS,
    *attempts.VERBS,
    *cover_tracks.VERBS,
    *dropped_wallet.VERBS,
    *inside_source.VERBS,
    *asking.VERBS,
    *peek.VERBS,
)
"""The kinds of moves, in the order in which a reader is told of them."""

MOVES = tuple(dict.fromkeys(verb.move for verb in VERBS))


def verb_of(move: Move[State]) -> Verb[Any]:
    """Return the verb that a move is written with."""
    for verb in VERBS:
        if verb.move is type(move) and verb.fits(move):
            return verb
    raise GameError(f"{quoted(move)} is no move of this game")


EVENTS: tuple[type[Event[State]], ...] = (
    events.TableLaid,
    events.Dealt,
    events.VariantPrepared,
    events.TurnBegan,
    events.DeckChosen,
    events.CardDrawn,
    events.Follows,
    events.DrawSkipped,
    events.HideoutLaid,
    events.Stopped,
    events.Passed,
    events.Found,
    events.Revealed,
    events.Missed,
    events.Declined,
    events.ManhuntBegan,
    events.GameEnded,
    event_card_events.EventDrawn,
    event_card_events.EventShown,
    event_card_events.NothingHappened,
    event_card_events.CameIntoForce,
    event_card_events.SprintTakenBack,
    event_card_events.CardShown,
    event_card_events.Told,
    event_card_events.Dropped,
    event_card_events.LuggageLost,
    event_card_events.PeekChosen,
    event_card_events.LookedAt,
    event_card_events.PutBack,
)

REASONS: tuple[type[Reason], ...] = (
    *setup.REASONS,
    *options.REASONS,
    *turns.REASONS,
    *(reason for verb in VERBS for reason in verb.reasons),
    *validity.REASONS,
    *impossible_past.REASONS,
    *impossible_end.REASONS,
)
