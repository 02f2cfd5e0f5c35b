"""The number of bandits and wagons, wherever they are."""

from __future__ import annotations

from collections.abc import Mapping

from engine.super_express.state import ABOARD, SETUP, State


def census(state: State) -> Mapping[str, int]:
    standing = sum(map(len, state.floors))
    elsewhere = sum(bandit.status is not ABOARD for bandit in state.bandits)
    taken = sum(len(bandit.treasures) for bandit in state.bandits)
    return {
        "bandits": len(state.bandits) if state.phase is SETUP else standing + elsewhere,
        "wagons": state.last_car + taken + state.adrift,
    }
