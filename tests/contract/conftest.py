"""The games that the contract is held against."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.game import Game

from .leaks import World, worlds
from .lines import Line, lines
from .tables import GAMES, TABLES, Table


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
def all_imagined(game: Game[Any], games_seed: str, effort: int) -> tuple[World, ...]:
    """Other worlds of the games of every table of a game."""
    return tuple(world for table in _tables(game) for world in worlds(table, games_seed, effort))


def _tables(game: Game[Any]) -> list[Table]:
    return [table for table in TABLES if table.game == game.name]
