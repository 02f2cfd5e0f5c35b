"""Whole games, played at random and written down step by step."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import ceil
from random import Random
from typing import Any, NamedTuple

from engine.core.events import Event
from engine.core.game import Game
from engine.core.moves import CHANCE, NOBODY, Move
from engine.core.sight import ALL_SEEING, SPECTATOR, Viewer

from .tables import GAMES, Setup, Table, setups, tuned

MOST_MOVES = 2000
POSITIONS_LOOKED_AT = 5
LEAST_LINES = 40


class Line(NamedTuple):
    """A game at its table: the position before each move and after the last, and what happened."""

    setup: Setup
    seed: str
    states: tuple[Any, ...]
    moves: tuple[Move[Any], ...]
    events: tuple[tuple[Event[Any], ...], ...]

    @property
    def game(self) -> Game[Any]:
        return GAMES[self.setup.table.game]

    def rng(self, purpose: str) -> Random:
        return Random(f"{self.seed}/{purpose}")

    def where(self, at: int) -> str:
        """The place in words, for the report of a failure."""
        position = self.game.notation.position_text(self.states[at])
        return f"{self.setup}, seed {self.seed}, after {at} moves:\n{position}"

    def looked_at(self) -> list[int]:
        """The first and the last position and some between, as indices."""
        inner = range(1, len(self.states) - 1)
        some = self.rng("positions").sample(inner, min(len(inner), POSITIONS_LOOKED_AT))
        return [0, *sorted(some), len(self.states) - 1]

    def decisions(self) -> Iterator[int]:
        """The positions looked at in which somebody, not luck, has to choose."""
        for at in self.looked_at():
            if self.game.rules.to_act(self.states[at]) not in (CHANCE, NOBODY):
                yield at


def viewers(game: Game[Any], state: Any) -> tuple[Viewer, ...]:
    return (SPECTATOR, ALL_SEEING, *game.board.seats(state))


def play_line(setup: Setup, seed: str) -> Line:
    game = GAMES[setup.table.game]
    rng = Random(seed)
    states = [setup.start()]
    moves: list[Move[Any]] = []
    events: list[tuple[Event[Any], ...]] = []
    while len(moves) < MOST_MOVES and game.rules.to_act(states[-1]) != NOBODY:
        move = random_move(game, states[-1], rng)
        state, happened = game.play(states[-1], move)
        states.append(state)
        moves.append(move)
        events.append(happened)
    return Line(setup, seed, tuple(states), tuple(moves), tuple(events))


def random_move(game: Game[Any], state: Any, rng: Random) -> Move[Any]:
    if game.rules.to_act(state) == CHANCE:
        return game.rules.chance(state).sample(rng)
    return game.sample(state, rng)


@cache
def lines(table: Table, seed: str, effort: int) -> tuple[Line, ...]:
    """Random games of every set-up of a table, and one of every mix of its dials."""
    games = effort * ceil(LEAST_LINES / len(setups(table)))
    mixes = [(setup, f"{setup}/{number}") for setup in setups(table) for number in range(games)]
    # Named by number, since a mix of many dials is longer than a seed may be.
    mixes += [(setup, f"{table}/mix {number}") for number, setup in enumerate(tuned(table))]
    return tuple(play_line(setup, f"{seed}/{name}") for setup, name in mixes)
