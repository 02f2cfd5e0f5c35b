"""Games played for their positions, by a seed, with the same kind of player on every seat."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, cast

from engine.core.bounds import quoted
from engine.core.errors import GameError
from engine.core.game import Game
from engine.core.moves import CHANCE, NOBODY, Move
from engine.core.turn import turn_at
from engine.players.levels import find_player

from ..files.library import games
from .puzzle import Moment, Source, Table


def find_source(game: Game[Any]) -> Source:
    """Return what a game knows for its puzzles."""
    name = f"{__package__}.sources.{game.name}"
    if find_spec(name) is None:
        known = ", ".join(each for each in games() if find_spec(f"{__package__}.sources.{each}"))
        raise GameError(f"no puzzles are made of {quoted(game.name)}; they are made of {known}")
    return cast(Source, import_module(name))


def moments_of(game: Game[Any], source: Source, seed: int | str, number: int) -> Iterable[Moment]:
    """Return the moments of one played game, the `number`th of a seed, in a random order."""
    rng = Random(f"{seed}/{game.name}/{number}")
    table = source.TABLES[number % len(source.TABLES)]
    return source.moments(game, _played(game, table, rng), rng)


def _played(game: Game[Any], table: Table, rng: Random) -> list[tuple[Any, Move[Any]]]:
    """Return the positions of a game, each with the move that was made."""
    player = find_player(game, table.player)
    names = _names(game, table, rng)
    state, history = game.setup(names, **table.options), []
    while (seat := game.rules.to_act(state)) != NOBODY:
        if seat == CHANCE:
            move = game.rules.chance(state).sample(rng)
        else:
            move = player(turn_at(game, state, rng))
        history.append((state, move))
        state, _ = game.play(state, move)
    return history


def _names(game: Game[Any], table: Table, rng: Random) -> tuple[str, ...]:
    """Return who plays: anybody, where there are more names than players."""
    if len(game.seat_names) == table.players:
        return game.seat_names
    return tuple(rng.sample(game.seat_names, table.players))
