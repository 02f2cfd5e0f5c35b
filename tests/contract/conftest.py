"""The games that the contract is held against."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine.core.game import Game

from .leaks import World, worlds
from .lines import Line, lines
from .tables import GAMES, TABLES, Table

MOST_FURTHER = 10


@pytest.fixture(params=TABLES, ids=str)
def table(request: pytest.FixtureRequest) -> Table:
    chosen: Table = request.param
    return chosen


@pytest.fixture(params=GAMES.values(), ids=list(GAMES))
def game(request: pytest.FixtureRequest) -> Game[Any]:
    chosen: Game[Any] = request.param
    return chosen


@pytest.fixture
def played(table: Table, games_seed: str, effort: int) -> tuple[Line, ...]:
    """Random games of every set-up of a table."""
    return lines(table, games_seed, effort)


@pytest.fixture
def all_played(game: Game[Any], games_seed: str, effort: int) -> tuple[Line, ...]:
    """Random games of every set-up of every table of a game."""
    return tuple(line for table in _tables(game) for line in lines(table, games_seed, effort))


@pytest.fixture
def imagined(table: Table, games_seed: str, effort: int) -> tuple[World, ...]:
    """Other worlds of the games of a table."""
    return worlds(table, games_seed, effort)


@pytest.fixture
def all_imagined(more_imagined: Iterator[tuple[World, ...]]) -> tuple[World, ...]:
    """Other worlds of the games of every table of a game."""
    return next(more_imagined)


@pytest.fixture
def more_imagined(game: Game[Any], games_seed: str, effort: int) -> Iterator[tuple[World, ...]]:
    """The same, and as often as one asks for more of them, those of further games."""
    seeds = (games_seed, *(f"{games_seed}/further {number}" for number in range(MOST_FURTHER)))
    return (
        tuple(world for table in _tables(game) for world in worlds(table, seed, effort))
        for seed in seeds
    )


def _tables(game: Game[Any]) -> list[Table]:
    return [table for table in TABLES if table.game == game.name]
