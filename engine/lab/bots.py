"""Who plays a seat in an experiment: a player's name, or a function of a turn.

A function travels to other processes, so it is one of a module, or anything else that can be
pickled. `engine/core/turn.py` says what it gets; `engine/players` has those with a name.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from engine.core.bounds import quoted
from engine.core.errors import GameError
from engine.core.game import Game
from engine.core.turn import Player
from engine.players.chance import at_random as random_bot
from engine.players.levels import find_player
from engine.players.levels import player_name as bot_name

__all__ = ["Bot", "Bots", "bot_name", "random_bot", "seat_bots"]

Bot: TypeAlias = Player
Bots: TypeAlias = str | Bot | Sequence[str | Bot]
"""One for all seats, or one for each."""


def seat_bots(game: Game[Any], bots: Bots, seats: int) -> tuple[Bot, ...]:
    """The player of each seat."""
    asked: Sequence[str | Bot]
    if isinstance(bots, str) or callable(bots):
        asked = (bots,) * seats
    elif isinstance(bots, Sequence):
        asked = tuple(bots)
    else:
        raise GameError(f"bots are a player, or a list with one for each seat: {quoted(bots)}")
    if len(asked) != seats:
        raise GameError(f"there are {seats} seats, but {len(asked)} bots to play them")
    return tuple(find_player(game, bot) for bot in asked)
