"""No secret leaks: what a seat can't see may be different without the seat noticing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import copy
from typing import Any
from zlib import crc32

import pytest

from engine.core.game import Game
from engine.core.messages import Segment
from engine.core.moves import Move, Reason
from engine.core.record import to_json
from engine.core.sight import ALL_SEEING, SPECTATOR
from engine.core.words import Words
from tests.altered import altered

from .leaks import World, leaks
from .lines import Line, viewers

LEAST_SHARE = 0.4
WORLDS_TO_FIND_A_LEAK_IN = 100


def test_another_world_looks_the_same_to_a_seat_and_to_a_spectator(
    imagined: tuple[World, ...],
) -> None:
    found = [
        f"{world.line.setup}, seed {world.line.seed}, seat {world.seat}: {leak}"
        for world in imagined
        for leak in leaks(world.line.game, world)
    ]
    assert found[:3] == []


def test_most_worlds_really_differ(imagined: tuple[World, ...]) -> None:
    assert sum(world.differs for world in imagined) >= LEAST_SHARE * len(imagined)


def test_another_world_is_as_long_as_the_game_it_stands_for(imagined: tuple[World, ...]) -> None:
    lengths = [(len(world.moves), len(world.other)) for world in imagined]
    assert all(one == other for one, other in lengths)


def test_every_kind_of_secret_move_is_different_in_some_world(
    more_imagined: Iterator[tuple[World, ...]],
) -> None:
    """A secret that is rare may follow from what is known each time: then more games are played."""
    secret: set[type[Move[Any]]] = set()
    different: set[type[Move[Any]]] = set()
    for worlds in more_imagined:
        for world in worlds:
            line = world.line
            pairs = zip(line.states, world.moves, world.other, strict=False)
            for state, move, other in pairs:
                different |= {type(move)} if move != other else set()
                seen = line.game.sight.witness_move(move, state, world.seat)
                secret |= {type(move)} if move != seen else set()
        if different == secret:
            break
    assert secret
    assert different == secret


def test_who_sees_everything_sees_everything(played: tuple[Line, ...]) -> None:
    for line in played:
        game = line.game
        for at in line.looked_at()[:-1]:
            state, move = line.states[at], line.moves[at]
            assert game.sight.observe(state, ALL_SEEING) == state, line.where(at)
            assert game.sight.witness_move(move, state, ALL_SEEING) == move, line.where(at)
            for event in line.events[at]:
                assert game.sight.witness(event, ALL_SEEING) == event, line.where(at)


def test_whoever_chooses_a_move_knows_it(played: tuple[Line, ...]) -> None:
    for line in played:
        game = line.game
        for at in line.decisions():
            state, move = line.states[at], line.moves[at]
            assert game.sight.witness_move(move, state, game.rules.to_act(state)) == move, (
                line.where(at)
            )


def test_everybody_else_misses_something_in_every_game(played: tuple[Line, ...]) -> None:
    for line in played:
        for viewer in set(viewers(line.game, line.states[0])) - {ALL_SEEING}:
            whole = [line.game.sight.observe(state, viewer) == state for state in line.states]
            assert not all(whole), f"{viewer} in {line.setup}"


def _reordered(game: Game[Any]) -> Game[Any]:
    """Options in an order that gives away the whole position."""

    def options(state: Any) -> tuple[Move[Any], ...]:
        moves = game.rules.options(state)
        return tuple(sorted(moves, key=lambda move: crc32((to_json(state) + str(move)).encode())))

    return altered(game, "rules", options=options)


def _to_spectators(method: str) -> Callable[[Game[Any]], Game[Any]]:
    def leaky(game: Game[Any]) -> Game[Any]:
        def too_much(secret: Any, viewer: object) -> Any:
            shown_as = ALL_SEEING if viewer is SPECTATOR else viewer
            return getattr(game.sight, method)(secret, shown_as)

        return altered(game, "sight", **{method: too_much})

    return leaky


class Telltale(Words[Any]):
    """Reasons that say the whole position."""

    def reason(self, reason: Reason, state: Any, language: str = "en") -> tuple[Segment, ...]:
        return (Segment(to_json(state)),)


def _telltale(game: Game[Any]) -> Game[Any]:
    leaky = copy(game)
    vars(leaky)["words"] = Telltale(game.package, game.board)
    return leaky


LEAKS: dict[str, Callable[[Game[Any]], Game[Any]]] = {
    "positions": lambda game: altered(game, "sight", observe=lambda state, viewer: state),
    "events": lambda game: altered(game, "sight", witness=lambda event, viewer: event),
    "moves": lambda game: altered(game, "sight", witness_move=lambda move, state, viewer: move),
    "order of options": _reordered,
    "refusals": _telltale,
    "positions to spectators": _to_spectators("observe"),
    "events to spectators": _to_spectators("witness"),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_game_that_leaks_is_found_out(
    game: Game[Any], all_imagined: tuple[World, ...], leak: str
) -> None:
    leaky = LEAKS[leak](game)
    tried = all_imagined[:WORLDS_TO_FIND_A_LEAK_IN]
    assert not any(leaks(game, world) for world in tried)
    assert any(leaks(leaky, world) for world in tried)


def test_a_world_that_breaks_the_rules_is_found_out(all_imagined: tuple[World, ...]) -> None:
    line, moves, _, seat = max(all_imagined, key=lambda world: len(world.moves))
    backwards = World(line, moves, (moves[-1], *moves[1:-1], moves[0]), seat)
    assert any("can't be played" in leak for leak in leaks(line.game, backwards))
