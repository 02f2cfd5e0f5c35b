"""Random games through the functions that a notebook uses, beside python-chess's."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import chess

from engine.core.game import Game
from engine.core.moves import NOBODY
from engine.fugitive import GAME as FUGITIVE
from engine.super_express import GAME as SUPER_EXPRESS
from tests.benchmarks.measure import Measured, in_turns

MOST_PLIES = 200


def chess_game(rng: Random) -> int:
    board = chess.Board()
    for ply in range(MOST_PLIES):
        moves = list(board.legal_moves)
        if not moves:
            return ply
        board.push(moves[int(rng.random() * len(moves))])
    return MOST_PLIES


def random_game(game: Game[Any], rng: Random, players: int, **options: object) -> int:
    """Play a whole game; a step is one decision, one resolved card or one draw of luck."""
    steps = 0
    state = game.setup(players, **options)
    while game.to_act(state) != NOBODY:
        moves = game.options(state)
        move = moves[0] if len(moves) == 1 else moves[int(rng.random() * len(moves))]
        state, _ = game.play(state, move)
        steps += 1
    return steps


def sampled_game(game: Game[Any], rng: Random, players: int, **options: object) -> int:
    """Play a whole game whose moves are too many to list."""
    steps = 0
    state = game.setup(players, **options)
    while game.to_act(state) != NOBODY:
        state, _ = game.play(state, game.sample(state, rng))
        steps += 1
    return steps


def compared(name: str, ours: Callable[[], int], at_least: float) -> Iterator[Measured]:
    rng = Random(1)
    our_rate, their_rate, ratio = in_turns(ours, lambda: chess_game(rng))
    yield Measured(f"{name}, random games", our_rate, "steps/s")
    yield Measured("python-chess, random games", their_rate, "plies/s")
    yield Measured(f"{name} / python-chess", ratio, "times", at_least=at_least)


def super_express() -> Iterator[Measured]:
    rng = Random(1)
    options = {"reflex": True, "horse": True, "time_car": True}
    return compared(
        "Super Express (4 players, all expansions)",
        lambda: random_game(SUPER_EXPRESS, rng, 4, **options),
        at_least=8,
    )


def fugitive() -> Iterator[Measured]:
    rng = Random(1)
    return compared(
        "Fugitive (random events)",
        lambda: sampled_game(FUGITIVE, rng, 2, variant="random"),
        at_least=6,
    )
