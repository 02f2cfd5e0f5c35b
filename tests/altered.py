"""A copy of a game with one function of a part replaced."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, TypeVar

from engine.core.game import Game
from engine.core.record import Record

S = TypeVar("S", bound=Record)


def altered(game: Game[S], part: str, **functions: Callable[..., Any]) -> Game[S]:
    """The game with these functions in place of those of a part."""
    other: Any = SimpleNamespace(**{**vars(getattr(game, part)), **functions})
    return replace(game, **{part: other})
