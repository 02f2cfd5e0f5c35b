"""The names by which players are given a seat, and the levels for people: one table.

| level | Colt Express                | Super Express               | Fugitive                    |
|-------|-----------------------------|-----------------------------|-----------------------------|
| easy  | greedy, errs half the time  | greedy, errs half the time  | greedy, errs half the time  |
| fair  | greedy                      | greedy                      | greedy                      |
| hard  | search, 400 iterations      | search, 700 iterations      | its own careful judgement   |

In a game that is not in the table, hard is search as it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.bounds import quoted
from engine.core.errors import GameError
from engine.core.game import Game
from engine.core.turn import Player

from .chance import at_random
from .greedy import Greedy
from .search import Search
from .wavering import Wavering

RANDOM = "random"
HARD: Mapping[str, Search] = {
    "colt_express": Search(iterations=400, level="hard"),
    "super_express": Search(iterations=700, level="hard"),
}
"""The budget of the hard level, by the name of the game: less than 100 ms a move."""


def players_of(game: Game[Any]) -> Mapping[str, Player]:
    """The players that can play a seat of a game, by name; only the random one everywhere."""
    if game.judging is None and game.foresight is None:
        return {RANDOM: at_random}
    return {
        RANDOM: at_random,
        "easy": Wavering(level="easy"),
        "fair": Greedy(level="fair"),
        "hard": HARD.get(game.name, Search(level="hard")),
        "greedy": Greedy(),
        "search": Search(),
    }


def player_names(game: Game[Any]) -> tuple[str, ...]:
    """The names that `find_player` knows for a game."""
    return tuple(players_of(game))


def find_player(game: Game[Any], player: str | Player) -> Player:
    """The player of a name, or the player itself."""
    if callable(player):
        return player
    known = players_of(game)
    if not isinstance(player, str) or player not in known:
        raise GameError(
            f"nobody who plays {game.name} is called {quoted(player)}; there are "
            f"{', '.join(known)}, and functions of a turn"
        )
    return known[player]


def player_name(player: Player) -> str:
    """Return what a player is called in results. A function of your own goes by its own name."""
    if player is at_random:
        return RANDOM
    name = getattr(player, "name", None)
    if isinstance(name, str):
        return name
    own: str = getattr(player, "__qualname__", type(player).__qualname__)
    taken = (RANDOM, "easy", "fair", "hard", "greedy", "search")
    return f"{player.__module__}.{own}" if own in taken else own
