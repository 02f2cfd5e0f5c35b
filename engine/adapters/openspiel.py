"""The games for OpenSpiel: importing this module registers them.

>>> import pyspiel
>>> import engine.adapters.openspiel
>>> game = pyspiel.load_game("heist_super_express(players=2)")
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from engine.core.errors import GameError
from engine.core.moves import CHANCE, Seat

from .contracts import CONTRACTS
from .walk import Table, Walk

PREFIX = "heist_"
"""What stands before the name of a game of ours in OpenSpiel's list."""


def _type_of(name: str) -> Any:
    contract = CONTRACTS[name]
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=name.replace("_", " ").title(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=contract.PLAYERS[0],
        max_num_players=contract.PLAYERS[-1],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": contract.PLAYERS[0]},
    )


class HeistGame(pyspiel.Game):
    """A game of ours for a number of players, the parameter `players`."""

    kind: Any

    def __init__(self, params: Any = None) -> None:
        name = self.kind.short_name.removeprefix(PREFIX)
        players = (params or {}).get("players", CONTRACTS[name].PLAYERS[0])
        self.table: Table[Any] = Table(name, players)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.table.steps),
            max_chance_outcomes=len(self.table.luck),
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.table.longest,
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> HeistState:
        return HeistState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.table.luckiest

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> HeistObserver:
        if params:
            raise GameError(f"an observer takes no parameters, not {params}")
        return HeistObserver(self.table, iig_obs_type is not None and iig_obs_type.perfect_recall)


class HeistState(pyspiel.State):
    """A game walked up to here."""

    def __init__(self, game: HeistGame) -> None:
        super().__init__(game)
        self.walk: Walk[Any] = game.table.start()

    def current_player(self) -> int:
        if self.walk.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE if self.walk.actor == CHANCE else self.walk.actor)

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.walk.numbers)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(number, float(odds)) for number, odds in self.walk.odds]

    def _apply_action(self, action: int) -> None:
        self.walk = self.walk.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        steps = self.walk.table.luck if player == pyspiel.PlayerId.CHANCE else self.walk.table.steps
        return steps[action]

    def is_terminal(self) -> bool:
        return self.walk.over

    def returns(self) -> list[float]:
        return list(self.walk.returns())

    def __str__(self) -> str:
        return self.walk.text()


class HeistObserver:
    """What a seat sees: its observation, or with perfect recall its information state."""

    def __init__(self, table: Table[Any], perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        size = table.information_size if perfect_recall else table.size
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor[: table.size]}
        if perfect_recall:
            self.dict["memory"] = self.tensor[table.size :]

    def set_from(self, state: HeistState, player: int) -> None:
        walk, seat = state.walk, Seat(player)
        seen = walk.information(seat) if self.perfect_recall else walk.observation(seat)
        self.tensor[:] = seen

    def string_from(self, state: HeistState, player: int) -> str:
        walk, seat = state.walk, Seat(player)
        return walk.information_text(seat) if self.perfect_recall else walk.observation_text(seat)


class ColtExpress(HeistGame):
    kind = _type_of("colt_express")


class Fugitive(HeistGame):
    kind = _type_of("fugitive")


class SuperExpress(HeistGame):
    kind = _type_of("super_express")


GAMES = (ColtExpress, Fugitive, SuperExpress)

for _game in GAMES:
    pyspiel.register_game(_game.kind, _game)
