"""The number of pieces of each kind, wherever they lie."""

from __future__ import annotations

from collections.abc import Mapping

from engine.colt_express.pieces import (
    BULLET,
    DECK,
    JEWEL,
    MARSHAL_BULLET,
    PURSE,
    STRONGBOX,
    STRONGBOXES,
    TEAM_DECK,
    LootKind,
)
from engine.colt_express.state import MUSTER, SETUP, State


def census(state: State) -> Mapping[str, int]:
    cards = [card for own in state.cards for card in (*own.hand, *own.top, *own.deck, *own.discard)]
    cards += [entry.card for entry in state.pile]
    bullets = [card for card in cards if card.action is BULLET]
    marshals = bullets.count(MARSHAL_BULLET)
    return {
        "bandits": len(state.bandits),
        "action cards": len(cards) - len(bullets) + _not_dealt(state),
        "bullets": len(bullets) - marshals + sum(bandit.bullets for bandit in state.bandits),
        "marshal bullets": marshals + state.marshal_bullets + state.removed_bullets,
        "strongboxes": _count(state, STRONGBOX)
        + state.second_strongbox
        + (STRONGBOXES - 1) * (not state.train),
        "purses beyond those laid out": _beyond(state, PURSE, 0),
        "jewels beyond those laid out": _beyond(state, JEWEL, 1),
    }


def _count(state: State, kind: LootKind) -> int:
    lying = sum(loot.kind is kind for tokens in state.lying for loot in tokens)
    held = sum(loot.kind is kind for bandit in state.bandits for loot in bandit.loot)
    return lying + held


def _beyond(state: State, kind: LootKind, column: int) -> int:
    """Tokens in and out of play over what the cars start with; a purse a bandit to start."""
    if state.phase is SETUP:
        return 0
    lost = sum(loot.kind is kind for loot in state.lost)
    start = len(state.bandits) if kind is PURSE else 0
    return _count(state, kind) + lost - start - _laid(state)[column]


def _laid(state: State) -> tuple[int, int]:
    return state.options.tuning.loot_on_train(state.train)


def _not_dealt(state: State) -> int:
    """The action cards of players who have not made their deck yet."""
    if state.phase not in (SETUP, MUSTER):
        return 0
    whole = 2 * len(TEAM_DECK) + 1 if state.players == 2 else len(DECK)
    return whole * sum(not own.deck for own in state.cards)
