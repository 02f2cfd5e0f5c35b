"""No secret leaks: what a seat can't see may be different without the seat noticing."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any
from zlib import crc32

import pytest

from engine.core.game import Game
from engine.core.moves import Move
from engine.core.record import to_json
from engine.core.sight import ALL_SEEING, SPECTATOR

from .leaks import World, leaks, worlds
from .lines import Line

LEAST_SHARE = 0.5
LINES_TO_FIND_A_LEAK_IN = 40


def test_another_world_looks_the_same_to_a_seat_and_to_a_spectator(
    played: tuple[Line, ...],
) -> None:
    found = [
        f"{line.setup}, seed {line.seed}, seat {world.seat}: {leak}"
        for line in played
        for world in worlds(line)
        for leak in leaks(line.game, world)
    ]
    assert found[:3] == []


def test_most_worlds_really_differ(played: tuple[Line, ...]) -> None:
    different = [world.differs for line in played for world in worlds(line)]
    assert sum(different) >= LEAST_SHARE * len(different)


def test_another_world_is_as_long_as_the_game_it_stands_for(played: tuple[Line, ...]) -> None:
    for line in played:
        for world in worlds(line):
            assert len(world.other) == len(world.moves), line.setup


def test_every_kind_of_secret_move_is_different_in_some_world(
    all_played: tuple[Line, ...],
) -> None:
    secret, different = set(), set()
    for line in all_played:
        for world in worlds(line):
            changed = zip(world.moves, world.other, strict=True)
            different |= {type(move) for move, other in changed if move != other}
        for at, move in enumerate(line.moves):
            if line.game.witness_move(move, line.states[at], SPECTATOR) != move:
                secret.add(type(move))
    assert secret
    assert different == secret


def test_who_sees_everything_sees_everything(played: tuple[Line, ...]) -> None:
    for line in played:
        game = line.game
        for at in line.looked_at()[:-1]:
            state, move = line.states[at], line.moves[at]
            assert game.observe(state, ALL_SEEING) == state, line.where(at)
            assert game.witness_move(move, state, ALL_SEEING) == move, line.where(at)
            for event in line.events[at]:
                assert game.witness(event, ALL_SEEING) == event, line.where(at)


def test_whoever_chooses_a_move_knows_it(played: tuple[Line, ...]) -> None:
    for line in played:
        game = line.game
        for at in line.decisions():
            state, move = line.states[at], line.moves[at]
            assert game.witness_move(move, state, game.to_act(state)) == move, line.where(at)


def test_what_a_seat_sees_hides_something_in_every_game(played: tuple[Line, ...]) -> None:
    for line in played:
        views = [
            line.game.observe(state, viewer) == state
            for state in line.states
            for viewer in (SPECTATOR, *line.game.seats(state))
        ]
        assert not all(views), line.setup


def _reordered(game: Game[Any], state: Any) -> tuple[Move[Any], ...]:
    """Options in an order that gives away the whole position."""
    options = type(game).__mro__[1].options(game, state)
    return tuple(sorted(options, key=lambda move: crc32((to_json(state) + str(move)).encode())))


LEAKS: dict[str, Callable[..., Any]] = {
    "observe": lambda game, state, viewer: state,
    "witness": lambda game, event, viewer: event,
    "witness_move": lambda game, move, state, viewer: move,
    "options": _reordered,
}


@pytest.mark.parametrize("method", LEAKS)
def test_a_leaky_game_is_found_out(
    game: Game[Any], all_played: tuple[Line, ...], method: str
) -> None:
    leaky = type("Leaky", (type(game),), {method: LEAKS[method]})()
    assert _found(leaky, all_played)


@pytest.mark.parametrize("method", ["observe", "witness"])
def test_a_game_that_tells_a_spectator_more_is_found_out(
    game: Game[Any], all_played: tuple[Line, ...], method: str
) -> None:
    def too_much(self: Game[Any], secret: Any, viewer: object) -> Any:
        return getattr(game, method)(secret, ALL_SEEING if viewer is SPECTATOR else viewer)

    leaky = type("Leaky", (type(game),), {method: too_much})()
    assert _found(leaky, all_played)


def test_a_world_that_breaks_the_rules_is_found_out(all_played: tuple[Line, ...]) -> None:
    line = all_played[0]
    backwards = World(
        line.states[0], line.moves, line.moves[::-1], line.game.seats(line.states[0])[0]
    )
    assert any("can't be played" in leak for leak in leaks(line.game, backwards))


def _found(leaky: Game[Any], lines: Iterable[Line]) -> bool:
    return any(
        leaks(leaky, world)
        for line in list(lines)[:LINES_TO_FIND_A_LEAK_IN]
        for world in worlds(line)
    )
