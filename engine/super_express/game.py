"""Colt Super Express, put together from its parts."""

from __future__ import annotations

from engine.core.game import Game

from . import editing, kinds, parts, rules, setup
from .options import Options
from .pieces import Name
from .state import State

GAME = Game[State](
    name="super_express",
    package="engine.super_express",
    state_type=State,
    option_type=Options,
    move_types=kinds.MOVES,
    event_types=kinds.EVENTS,
    reason_types=kinds.REASONS,
    edit_types=editing.EDITS,
    rule_ids=rules.ALL,
    player_counts=setup.PLAYERS,
    seat_names=tuple(name.value for name in Name),
    rules=parts.rules,
    sight=parts.sight,
    notation=parts.notation,
    board=parts.board,
    editing=editing,
    teaching=parts.teaching,
    foresight=parts.foresight,
)
