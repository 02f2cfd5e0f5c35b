"""What a seat sees and remembers in numbers: no secret, nothing forgotten, always as long."""

from __future__ import annotations

import doctest
import subprocess
import sys
from copy import deepcopy
from itertools import pairwise
from pickle import dumps, loads
from random import Random
from typing import Any

import pytest

import engine.adapters
from engine.adapters import Table, Walk
from engine.core.moves import CHANCE, NOBODY, Move, Seat
from explorer.files.library import games

from .walking import TABLES, walked

MOST_TRIED = 40
GAMES = {"colt_express": 14, "fugitive": 50, "super_express": 14}


def line_of(table: Table[Any], seed: int) -> list[Move[Any]]:
    """The moves of a random game."""
    rng, game = Random(seed), table.contract.GAME
    state, moves = table.start().state, []
    choose = game.random_player(rng)
    while (seat := game.rules.to_act(state)) != NOBODY:
        move = game.rules.chance(state).sample(rng) if seat == CHANCE else choose(state)
        moves.append(move)
        state, _ = game.play(state, move)
    return moves


def played(table: Table[Any], moves: tuple[Move[Any], ...]) -> list[Walk[Any]]:
    walks = [table.start()]
    for move in moves:
        walks.append(walks[-1].play(move))
    return walks


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_worlds_that_look_alike_to_a_seat_are_the_same_numbers(game: str, players: int) -> None:
    table, rng, differ = Table[Any](game, players), Random(8), 0
    for seed in range(6):
        moves = line_of(table, seed)
        moves = moves[: rng.randrange(len(moves) // 2, len(moves))]
        seat = Seat(seed % players)
        start, sight = table.start().state, table.contract.GAME.sight
        others = sight.another_world(start, moves, seat, rng)
        differ += tuple(moves) != others
        pairs = zip(played(table, tuple(moves)), played(table, others), strict=True)
        for number, (one, other) in enumerate(pairs):
            assert one.remembers(seat) == other.remembers(seat)
            if number % 7 == 0 or number == len(moves):
                assert one.information(seat) == other.information(seat)
                assert one.observation_text(seat) == other.observation_text(seat)
                assert one.information_text(seat) == other.information_text(seat)
    assert differ


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_who_remembers_the_same_has_seen_the_same(game: str, players: int) -> None:
    """In worlds that looked alike so far, any two moves that look different are told apart.

    At the end everything is laid open, and nobody has to act on it any more.
    """
    table, rng, met = Table[Any](game, players), Random(6), 0
    rules, sight = table.contract.GAME.rules, table.contract.GAME.sight
    for seed in range(GAMES[game]):
        line, seat = line_of(table, seed), Seat(seed % players)
        moves = line[: rng.randrange(len(line))]
        worlds = [tuple(moves)]
        worlds += [sight.another_world(table.start().state, moves, seat, rng) for _ in range(3)]
        known: dict[tuple[str, ...], tuple[Any, Any]] = {}
        for walk in (played(table, world)[-1] for world in worlds):
            options = rules.options(walk.state)
            for move in rng.sample(options, min(len(options), MOST_TRIED)):
                state, events = table.contract.GAME.play(walk.state, move)
                if rules.to_act(state) == NOBODY:
                    continue
                told = [sight.witness(event, seat) for event in events]
                seen = (told, sight.observe(state, seat))
                remembered = walk.play(move).remembers(seat)
                met += remembered in known
                assert known.setdefault(remembered, seen) == seen
    assert met > 10


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_games_are_as_long_and_pay_as_the_contract_says(game: str, players: int) -> None:
    table = Table[Any](game, players)
    for seed in range(3):
        walks = list(walked(table, seed))
        lucky = sum(walk.actor == CHANCE for walk in walks)
        assert lucky <= table.luckiest
        assert len(walks) - 1 - lucky <= table.longest
        for walk in (walks[0], walks[len(walks) // 2], walks[-1]):
            for seat in map(Seat, range(players)):
                seen, known = walk.observation(seat), walk.information(seat)
                assert len(seen) == table.size
                assert len(known) == table.information_size
                assert min(seen) >= 0
                assert max(seen) <= 1
        assert not any(any(walk.returns()) for walk in walks[:-1])
        returns = walks[-1].returns()
        assert sum(returns) == pytest.approx(0)
        assert max(returns) <= 1
        assert min(returns) >= -1
        won = table.contract.GAME.rules.winners(walks[-1].state)
        assert [pay > 0 for pay in returns] == [
            seat in won and len(won) < players for seat in range(players)
        ]


def test_a_marshal_who_names_every_number_does_not_outlast_the_longest_game() -> None:
    table = Table[Any]("fugitive", 2)
    rng, walk, taken = Random(4), table.start(), 0
    slow = [step for step in table.steps if step.startswith("name")]
    slow += [f"draw {deck}" for deck in (3, 2, 1)] + ["done", "pass", "stop"]
    order = {table.number[step]: rank for rank, step in enumerate(slow)}
    while not walk.over:
        if walk.actor == CHANCE:
            walk = walk.after(rng.choice(walk.odds)[0])
        else:
            taken += 1
            walk = walk.after(min(walk.numbers, key=lambda each: order.get(each, len(order))))
    assert 400 < taken <= table.longest


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_steps_of_a_move_are_seen_by_nobody_else_before_it_is_made(
    game: str, players: int
) -> None:
    for one, other in pairwise(walked(Table(game, players), 11)):
        for seat in map(Seat, range(players)):
            if other.path and seat != other.actor:
                assert other.information(seat) == one.information(seat)
                assert other.observation_text(seat) == one.observation_text(seat)


def test_every_step_changes_what_the_seat_that_takes_it_remembers() -> None:
    for game, players in TABLES:
        for one, other in pairwise(walked(Table(game, players), 9)):
            if one.actor >= 0:
                assert one.remembers(one.actor) != other.remembers(one.actor)


def test_a_game_is_copied_and_pickled_as_it_stands() -> None:
    walk = list(walked(Table("super_express", 2), 1))[9]
    for copy in (deepcopy(walk), loads(dumps(walk))):
        assert copy.numbers == walk.numbers
        assert copy.information(Seat(1)) == walk.information(Seat(1))


def test_the_example_of_the_adapters_holds() -> None:
    tried = doctest.testmod(engine.adapters)
    assert tried.attempted > 3
    assert tried.failed == 0


def test_the_adapters_are_no_game_and_need_no_framework() -> None:
    assert set(games()) == {"colt_express", "fugitive", "super_express"}
    asked = (
        "import sys, engine.adapters; print({'numpy', 'pyspiel', 'pettingzoo'} & {*sys.modules})"
    )
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n"
