"""The fast path plays by the same rules: it leads to the positions that `play` leads to."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from engine.core.game import Game
from engine.core.moves import CHANCE, NOBODY, Move
from engine.core.playout import playout, run
from engine.core.turn import turn_at
from engine.players import find_player

from .tables import GAMES, Table, setups


def _checked(
    game: Game[Any], state: Any, choose: Callable[[Any], Move[Any]], rng: Random
) -> tuple[list[Any], list[Move[Any]]]:
    """A game played move by move as everybody else plays: its positions and moves."""
    states, moves = [state], []
    while (seat := game.rules.to_act(states[-1])) != NOBODY:
        luck = seat == CHANCE
        moves.append(game.rules.chance(states[-1]).sample(rng) if luck else choose(states[-1]))
        states.append(game.play(states[-1], moves[-1])[0])
    return states, moves


def test_the_fast_path_goes_through_the_same_positions(table: Table, effort: int) -> None:
    game = GAMES[table.game]
    for setup in setups(table):
        for seed in range(effort):
            rng, same = Random(seed), Random(seed)
            states, moves = _checked(game, setup.start(), game.random_player(rng), rng)
            seen: list[Any] = []
            made: list[Move[Any]] = []

            def look(state: Any, seen: list[Any] = seen) -> bool:
                seen.append(state)
                return False

            end = run(game, setup.start(), game.random_player(same), same, look, made)
            assert (seen, made, end) == (states, moves, states[-1]), str(setup)


def test_a_playout_is_a_game_of_random_players(table: Table) -> None:
    game = GAMES[table.game]
    for setup in setups(table):
        rng, same = Random(1), Random(1)

        def choose(state: Any, rng: Random = rng) -> Move[Any]:
            return find_player(game, "random")(turn_at(game, state, rng))

        states, moves = _checked(game, setup.start(), choose, rng)
        assert playout(game, setup.start(), same) == (states[-1], tuple(moves)), str(setup)


def test_a_run_can_stop_on_the_way(table: Table) -> None:
    game = GAMES[table.game]
    for setup in setups(table):
        rng = Random(2)

        def late(state: Any) -> bool:
            return game.teaching.chapter(state) > 1

        reached = run(game, setup.start(), game.random_player(rng), rng, late)
        assert late(reached) or game.rules.to_act(reached) == NOBODY, str(setup)
