"""Whole games of a seed, move by move."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from engine.fugitive import GAME
from tests.playthrough import check_playthrough


class Playthrough(NamedTuple):
    file: str
    seed: int
    variant: str


PLAYTHROUGHS = (
    Playthrough("basic_game.txt", 1, "none"),
    Playthrough("random_events.txt", 1, "random"),
)


@pytest.mark.parametrize("game", PLAYTHROUGHS, ids=lambda each: each.file)
def test_a_whole_game_goes_as_it_went(game: Playthrough) -> None:
    start = GAME.setup(2, variant=game.variant)
    check_playthrough(GAME, game.file, game.seed, start, GAME.sample)
