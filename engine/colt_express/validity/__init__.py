"""The reasons why a position that was set up by hand is impossible."""

from __future__ import annotations

from engine.core.moves import Reason, Refusal, refuse

from .. import rules
from ..options import conflict
from ..setup import PLAYERS, WrongPlayerCount
from ..state import SETUP, State
from .cards import CARD_REASONS, wrong_cards
from .loot import LOOT_REASONS, wrong_loot
from .progress import PROGRESS_REASONS, wrong_progress
from .rounds import ROUND_REASONS, wrong_rounds
from .table import TABLE_REASONS, wrong_set_up, wrong_teams, wrong_train

REASONS: tuple[type[Reason], ...] = (
    *TABLE_REASONS,
    *LOOT_REASONS,
    *CARD_REASONS,
    *ROUND_REASONS,
    *PROGRESS_REASONS,
)


def invalid(state: State) -> Refusal | None:
    count = state.players
    clash = conflict(state.options, count)
    found: list[Reason] = [*(clash.reasons if clash else ())]
    if count not in PLAYERS:
        found.append(WrongPlayerCount(rules.SETUP_PLAYERS, count, PLAYERS[0], PLAYERS[-1]))
    elif teams := wrong_teams(state):
        found += teams
    elif state.phase is SETUP:
        found += wrong_set_up(state)
    else:
        found += wrong_train(state)
        found += wrong_loot(state)
        found += wrong_cards(state)
        found += wrong_rounds(state)
        found += wrong_progress(state)
    return refuse(*found)
