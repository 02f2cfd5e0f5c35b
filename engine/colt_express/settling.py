"""The changes that follow from an edit by hand, so that the position stays possible."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.record import replace

from .pieces import STRONGBOX, STRONGBOXES, Loot, sorted_loot
from .state import SCHEMING, State, least_acted, schedule


def scheming(state: State) -> State:
    return settled(replace(undisturbed(state), phase=SCHEMING, resolved=0))


def undisturbed(state: State) -> State:
    """Return the position in which nobody is about to draw, to look or to choose."""
    return replace(state, due=(), looking=(), waiting=(), winners=())


def settled(state: State) -> State:
    """Return the position with the second strongbox and the actions taken counted anew."""
    held = [*(bandit.loot for bandit in state.bandits), *state.lying]
    boxes = sum(loot.kind is STRONGBOX for tokens in held for loot in tokens)
    counted = replace(state, second_strongbox=boxes < STRONGBOXES)
    if state.phase is not SCHEMING:
        return counted
    slots = schedule(state.round_card, state.players, state.first)
    return replace(counted, acted=min(least_acted(slots, state.pile, ()), len(slots) - 1), drew=())


def with_tokens(state: State, change: Callable[[Loot], Loot | None]) -> State:
    """Return the position with each loot token changed; None takes it away."""

    def changed(tokens: tuple[Loot, ...]) -> tuple[Loot, ...]:
        return sorted_loot(new for each in tokens if (new := change(each)) is not None)

    return replace(
        state,
        bandits=tuple(replace(bandit, loot=changed(bandit.loot)) for bandit in state.bandits),
        lying=tuple(map(changed, state.lying)),
        lost=changed(state.lost),
    )
