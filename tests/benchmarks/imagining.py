"""How fast a position is imagined from a view, beside another line of moves replayed."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator
from itertools import cycle
from random import Random
from typing import Any, NamedTuple

from engine.colt_express import GAME as COLT_EXPRESS
from engine.core.game import Game
from engine.core.moves import CHANCE, NOBODY, Move, Seat
from engine.super_express import GAME as SUPER_EXPRESS
from tests.benchmarks.measure import Measured, in_turns

GAMES = 12
PLACES = 10
"""Positions looked at in each game."""


class Place(NamedTuple):
    """A position of a game, the moves that led to it, and a seat that has a choice there."""

    start: Any
    moves: tuple[Move[Any], ...]
    view: Any
    seat: Seat


def places(game: Game[Any], players: int, **options: object) -> list[Place]:
    """Decisions of whole random games, some of each."""
    found: list[Place] = []
    for seed in range(GAMES):
        rng = Random(seed)
        start = state = game.setup(players, **options)
        moves: list[Move[Any]] = []
        choices: list[Place] = []
        while (actor := game.rules.to_act(state)) != NOBODY:
            if actor == CHANCE:
                moves.append(game.rules.chance(state).sample(rng))
            else:
                view = game.sight.observe(state, actor)
                choices.append(Place(start, tuple(moves), view, actor))
                moves.append(game.sample(state, rng))
            state, _ = game.play(state, moves[-1])
        found += rng.sample(choices, min(PLACES, len(choices)))
    return found


def _once(work: Callable[[Place], object], at: Iterator[Place]) -> Callable[[], int]:
    def done() -> int:
        work(next(at))
        return 1

    return done


def compared(
    name: str, game: Game[Any], at_least: float | None, players: int, **options: object
) -> Iterator[Measured]:
    found = places(game, players, **options)
    rng = Random(1)
    sight = game.sight

    def imagine(at: Place) -> object:
        return sight.imagine(at.view, at.seat, rng)

    def replay(at: Place) -> object:
        return sight.another_world(at.start, at.moves, at.seat, rng)

    both = _once(imagine, cycle(found)), _once(replay, cycle(found))
    imagined, replayed, ratio = in_turns(*both, turns=9)
    times = []
    for at in found:
        began = time.process_time()
        imagine(at)
        times.append(time.process_time() - began)
    yield Measured(f"{name}, positions imagined", imagined, "/s")
    yield Measured(f"{name}, slowest", max(times) * 1000, "ms")
    yield Measured(f"{name}, median", statistics.median(times) * 1000, "ms")
    yield Measured(f"{name}, lines replayed", replayed, "/s")
    yield Measured(f"{name}, imagined / replayed", ratio, "times", at_least=at_least)


def colt_express() -> Iterator[Measured]:
    yield from compared("Colt Express (4 players)", COLT_EXPRESS, 50, 4)
    yield from compared("Colt Express (3 experts)", COLT_EXPRESS, 50, 3, expert=True)


def super_express() -> Iterator[Measured]:
    yield from compared("Super Express (4 players)", SUPER_EXPRESS, 20, 4)
    expansions = {"reflex": True, "horse": True, "time_car": True}
    yield from compared(
        "Super Express (4 players, all expansions)", SUPER_EXPRESS, 20, 4, **expansions
    )
