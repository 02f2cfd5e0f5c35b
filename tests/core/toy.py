"""A toy game for the kernel's tests, with everything that a real game may need of the kernel.

Each round luck deals everybody a card in secret, everybody lays a stack of stones in secret, and
in turn everybody shows. An odd stack lets its owner pick apples: one from the low tree, or as many
as the card says from the high one, if the wind allows. Three apples win at once.
"""

from __future__ import annotations

from engine.core.game import Game

from . import (
    toy_board,
    toy_editing,
    toy_moves,
    toy_notation,
    toy_pieces,
    toy_rules,
    toy_sampling,
    toy_sight,
    toy_teaching,
    toy_texts,
)
from .toy_pieces import Name, Options, State

TOY = Game[State](
    name="toy",
    package=toy_texts.__name__,
    player_counts=toy_moves.PLAYER_COUNTS,
    seat_names=tuple(name.value for name in Name),
    state_type=State,
    option_type=Options,
    move_types=toy_moves.MOVES,
    event_types=toy_pieces.EVENTS,
    reason_types=toy_moves.REASONS,
    rule_ids=toy_pieces.ALL_RULES,
    rules_without_effect={
        toy_pieces.SECRET: "tests/core/test_toy.py::test_cards_and_stacks_are_secret_until_shown"
    },
    rules=toy_rules,
    sight=toy_sight,
    notation=toy_notation,
    board=toy_board,
    editing=toy_editing,
    teaching=toy_teaching,
    sampling=toy_sampling,
)
