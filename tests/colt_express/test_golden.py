"""Whole games of a seed, move by move."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import pytest

from engine.colt_express import GAME
from engine.colt_express.state import State
from engine.core.moves import CHANCE, Move
from tests.playthrough import check_playthrough


class Playthrough(NamedTuple):
    file: str
    seed: int
    players: str
    expert: bool = False


PLAYTHROUGHS = (
    Playthrough("three_players.txt", 12, "Doc Belle Tuco"),
    Playthrough("two_teams.txt", 5, "Tuco+Cheyenne Django+Doc"),
    Playthrough("five_experts.txt", 7, "Ghost Belle Django Cheyenne Tuco", True),
)


def choose(state: State, rng: Random) -> Move[State]:
    if GAME.rules.to_act(state) == CHANCE:
        return GAME.rules.chance(state).sample(rng)
    return GAME.sample(state, rng)


@pytest.mark.parametrize("game", PLAYTHROUGHS, ids=lambda each: each.file)
def test_a_whole_game_goes_as_it_went(game: Playthrough) -> None:
    start = GAME.setup(game.players.split(), expert=game.expert)
    check_playthrough(GAME, game.file, game.seed, start, choose)
