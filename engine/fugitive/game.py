"""Fugitive, put together from its parts."""

from __future__ import annotations

from engine.core.game import Game

from . import editing, kinds, notation, parts, rules, setup
from .options import Options
from .rules import PLACE_LOOK
from .state import State

GAME = Game[State](
    name="fugitive",
    package="engine.fugitive",
    state_type=State,
    option_type=Options,
    move_types=kinds.MOVES,
    event_types=kinds.EVENTS,
    reason_types=kinds.REASONS,
    edit_types=editing.EDITS,
    variants=frozenset({"variant", "favour"}),
    rule_ids=rules.ALL,
    rules_without_effect={
        PLACE_LOOK: "tests/fugitive/test_sight.py::"
        "test_the_fugitive_may_look_at_the_whole_trail_and_the_marshal_may_not",
    },
    player_counts=setup.PLAYERS,
    seat_names=notation.SEAT_WORDS,
    rules=parts.rules,
    sight=parts.sight,
    notation=parts.notation,
    board=parts.board,
    editing=editing,
    teaching=parts.teaching,
    sampling=parts.sampling,
    judging=parts.judging,
)
