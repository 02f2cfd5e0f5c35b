"""Whole games of a seed, move by move."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import pytest

from engine.core.moves import Move
from engine.super_express import GAME
from engine.super_express.state import State
from tests.playthrough import check_playthrough


class Playthrough(NamedTuple):
    file: str
    seed: int
    players: str
    expansions: tuple[str, ...] = ()


PLAYTHROUGHS = (
    Playthrough("three_players.txt", 28299, "Doc Mei Tuco"),
    Playthrough(
        "five_players_all_expansions.txt",
        478,
        "Belle Doc Ghost Mei Tuco",
        ("reflex", "horse", "time_car"),
    ),
)


def choose(state: State, rng: Random) -> Move[State]:
    moves = GAME.rules.options(state)
    return moves[int(rng.random() * len(moves))]


@pytest.mark.parametrize("game", PLAYTHROUGHS, ids=lambda each: each.file)
def test_a_whole_game_goes_as_it_went(game: Playthrough) -> None:
    start = GAME.setup(game.players.split(), **dict.fromkeys(game.expansions, True))
    check_playthrough(GAME, game.file, game.seed, start, choose)
