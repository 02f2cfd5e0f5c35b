"""A world with all its cards."""

from __future__ import annotations

from typing import NamedTuple


class World(NamedTuple):
    """A card for everything that the marshal can't see, the decks aside."""

    numbers: tuple[int, ...]
    """The number of every hideout of the trail, face up or not."""
    sprints: tuple[tuple[int, ...], ...]
    """The face-down sprints under each hideout, in rising order."""
    hand: frozenset[int]
    """The fugitive's hand, without the goal unless that may be a sprint."""
