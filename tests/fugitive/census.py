"""The number of cards, wherever they lie."""

from __future__ import annotations

from collections.abc import Mapping

from engine.fugitive.cards import EVENT
from engine.fugitive.state import State


def census(state: State) -> Mapping[str, int]:
    laid = sum(1 + len(hideout.sprints) for hideout in state.trail)
    heaps = (state.hand, state.marshal, state.dropped, state.removed, *state.decks)
    cards = [card for heap in heaps for card in heap if card != EVENT]
    return {"hideout cards": 1 + laid + len(cards)}
