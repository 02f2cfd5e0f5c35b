"""A player of each kind, with so little to think that it can be asked often."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engine.core.game import Game
from engine.core.turn import Player
from engine.players import Greedy, Search, Wavering, find_player, player_names

LOOKS, ITERATIONS = 2, 4


def quick_players(game: Game[Any]) -> Mapping[str, Player]:
    """A player of each kind that a game has; levels differ from one another in budget alone."""
    kinds = {type(find_player(game, name)): name for name in player_names(game)}
    return {name: _quick(find_player(game, name)) for name in kinds.values()}


def _quick(player: Player) -> Player:
    if isinstance(player, Greedy):
        return replace(player, looks=LOOKS)
    if isinstance(player, Search):
        return replace(player, iterations=ITERATIONS)
    if isinstance(player, Wavering):
        return replace(player, player=Greedy(looks=LOOKS))
    return player
