"""Random games through the functions that a notebook uses, beside python-chess's."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import chess

from engine.colt_express import GAME as COLT_EXPRESS
from engine.core.game import Game
from engine.core.moves import CHANCE, NOBODY
from engine.core.playout import playout, run
from engine.fugitive import GAME as FUGITIVE
from engine.super_express import GAME as SUPER_EXPRESS
from tests.benchmarks.measure import Measured, in_turns

MOST_PLIES = 200
GAMES_COUNTED = 300


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
    while game.rules.to_act(state) != NOBODY:
        moves = game.rules.options(state)
        move = moves[0] if len(moves) == 1 else moves[int(rng.random() * len(moves))]
        state, _ = game.play(state, move)
        steps += 1
    return steps


def sampled_game(game: Game[Any], rng: Random, players: int, **options: object) -> int:
    """Play a whole game whose moves are too many to list."""
    steps = 0
    state = game.setup(players, **options)
    while game.rules.to_act(state) != NOBODY:
        state, _ = game.play(state, game.sample(state, rng))
        steps += 1
    return steps


def lucky_game(game: Game[Any], rng: Random, players: int) -> Counter[str]:
    """Play a whole game in which luck is drawn, not listed; how many steps it took of each kind."""
    decisions = draws = 0
    state = game.setup(players)
    while (seat := game.rules.to_act(state)) != NOBODY:
        if seat == CHANCE:
            move = game.rules.chance(state).sample(rng)
            draws += 1
        else:
            moves = game.rules.options(state)
            move = moves[0] if len(moves) == 1 else moves[int(rng.random() * len(moves))]
            decisions += 1
        state, _ = game.play(state, move)
    return Counter(games=1, decisions=decisions, draws=draws)


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


def colt_express() -> Iterator[Measured]:
    """Games, decisions and draws of luck apart; the ratio counts decisions and draws as steps."""
    rng = Random(1)
    taken: Counter[str] = Counter()

    def ours() -> int:
        played = lucky_game(COLT_EXPRESS, rng, 4)
        taken.update(played)
        return played["decisions"] + played["draws"]

    name = "Colt Express (4 players)"
    our_rate, their_rate, ratio = in_turns(ours, lambda: chess_game(rng))
    steps = taken["decisions"] + taken["draws"]
    for kind, count in taken.items():
        yield Measured(f"{name}, random games", our_rate * count / steps, f"{kind}/s")
    yield Measured("python-chess, random games", their_rate, "plies/s")
    yield Measured(
        f"{name}, decisions alone / python-chess", ratio * taken["decisions"] / steps, "times"
    )
    yield Measured(f"{name} / python-chess", ratio, "times", at_least=6)


def _checked_game(game: Game[Any], rng: Random, players: int) -> None:
    """Play a whole random game with every move checked and everything that happened kept."""
    state, choose = game.setup(players), game.random_player(rng)
    while (seat := game.rules.to_act(state)) != NOBODY:
        move = game.rules.chance(state).sample(rng) if seat == CHANCE else choose(state)
        state, _ = game.play(state, move)


def fast_path() -> Iterator[Measured]:
    yield from _fast_path("Colt Express (4 players)", COLT_EXPRESS, 4)
    yield from _fast_path("Super Express (4 players)", SUPER_EXPRESS, 4)
    yield from _fast_path("Fugitive", FUGITIVE, 2)


def _fast_path(name: str, game: Game[Any], players: int) -> Iterator[Measured]:
    """Random games by the fast path, beside games with every move checked."""
    rng = Random(1)
    choose = game.random_player(rng)

    def fast() -> int:
        run(game, game.setup(players), choose, rng)
        return 1

    def checked() -> int:
        _checked_game(game, rng, players)
        return 1

    games, _, ratio = in_turns(fast, checked)
    lengths = [len(playout(game, game.setup(players), rng)[1]) for _ in range(GAMES_COUNTED)]
    yield Measured(f"{name}, fast path", games, "games/s")
    yield Measured(f"{name}, fast path", games * statistics.mean(lengths), "steps/s")
    yield Measured(f"{name}, fast path / every move checked", ratio, "times", at_least=1)
