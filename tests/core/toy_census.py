"""The number of cards and apples, wherever they are."""

from __future__ import annotations

from collections.abc import Mapping

from .toy_pieces import State


def census(state: State) -> Mapping[str, int]:
    held = sum(len(player.card) for player in state.players)
    picked = sum(player.apples for player in state.players)
    return {
        "cards": state.bag + held + len(state.spent),
        "apples": state.basket + picked,
    }
