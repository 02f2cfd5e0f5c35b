"""The pieces of a position, counted: a game must neither lose nor make one."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from engine.core.game import Game
from tests.core import toy_census
from tests.core.toy import TOY


def census(game: Game[Any], state: Any) -> Mapping[str, int]:
    """Count the pieces of each kind, as the `census.py` in the tests of a game does."""
    counting = toy_census if game is TOY else import_module(f"tests.{game.name}.census")
    counted: Mapping[str, int] = counting.census(state)
    return counted
