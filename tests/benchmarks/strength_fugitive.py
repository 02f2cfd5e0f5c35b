"""How strong the players of Fugitive are, in each role, with 95 % intervals after Wilson."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import sqrt
from random import Random
from typing import Any

from engine.core.game import Game
from engine.core.moves import CHANCE, NOBODY, Move, Seat
from engine.fugitive import GAME
from engine.fugitive.careful import careful
from engine.fugitive.greedy import greedy
from engine.fugitive.state import FUGITIVE, MARSHAL, State
from tests.benchmarks.measure import Measured

Player = Callable[[Game[Any], State, Random], Move[State]]

FIRST_SEED, PLAYED = 5000, 400
SIGMAS = 1.96
ROLES = {FUGITIVE: "fugitive", MARSHAL: "marshal"}


def at_random(game: Game[Any], view: State, rng: Random) -> Move[State]:
    return game.sample(view, rng)


NAMES: dict[Player, str] = {at_random: "random", greedy: "greedy", careful: "careful"}
MATCHES: tuple[tuple[Player, Player, float | None], ...] = (
    (greedy, at_random, None),
    (careful, at_random, 95),
    (careful, greedy, 60),
)
"""Who plays against whom, and how many percent the first has to win in each role."""


def winners(players: tuple[Player, Player], seed: int) -> tuple[Seat, ...]:
    """Who wins a game in which everybody gets only their own view."""
    rng = Random(seed)
    state = GAME.setup(2)
    while (actor := GAME.rules.to_act(state)) != NOBODY:
        if actor == CHANCE:
            move = GAME.rules.chance(state).sample(rng)
        else:
            move = players[actor](GAME, GAME.sight.observe(state, actor), rng)
        state, _ = GAME.play(state, move)
    return state.winners


def wilson(won: int, played: int) -> tuple[float, float]:
    """The bounds of the interval, in percent."""
    share, spread = won / played, SIGMAS**2 / played
    middle = (share + spread / 2) / (1 + spread)
    half = sqrt(share * (1 - share) * spread + spread**2 / 4) / (1 + spread)
    return 100 * (middle - half), 100 * (middle + half)


def by_role() -> Iterator[Measured]:
    for player, other, least in MATCHES:
        for seat, role in ROLES.items():
            players = (player, other) if seat == FUGITIVE else (other, player)
            seeds = range(FIRST_SEED, FIRST_SEED + PLAYED)
            won = sum(seat in winners(players, seed) for seed in seeds)
            low, high = wilson(won, PLAYED)
            name = (
                f"Fugitive, {NAMES[player]} {role} v {NAMES[other]}, seeds {seeds[0]} to "
                f"{seeds[-1]}, [{low:.1f}, {high:.1f}]"
            )
            yield Measured(name, 100 * won / PLAYED, "% won", at_least=least)
