"""The games for PettingZoo, as environments in which agents act one after the other (AEC).

>>> from engine.adapters.pettingzoo import env
>>> game = env("super_express", players=2)
>>> game.reset(seed=7)
"""

from __future__ import annotations

from random import Random, SystemRandom
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from engine.core.moves import CHANCE, Seat

from .walk import Table, Walk

MOST_SEED = 2**31


def env(game: str, players: int, render_mode: str | None = None) -> Any:
    """An environment that refuses what is illegal: a wrong order of calls, a wrong action."""
    made = HeistEnv(game, players, render_mode)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


class HeistEnv(AECEnv):
    """A game in which each agent is a seat, and luck is drawn from the seed.

    An observation has the view as a vector and a mask of the legal steps.
    """

    def __init__(self, game: str, players: int, render_mode: str | None = None) -> None:
        super().__init__()
        self.table: Table[Any] = Table(game, players)
        self.metadata = {"name": f"heist_{game}_v0", "render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self._seats = {agent: Seat(seat) for seat, agent in enumerate(self.possible_agents)}
        self._spaces = {agent: self._space() for agent in self.possible_agents}
        self._steps = {agent: spaces.Discrete(len(self.table.steps)) for agent in self._seats}
        self._rng = Random(SystemRandom().randrange(MOST_SEED))

    def _space(self) -> Any:
        return spaces.Dict(
            {
                "observation": spaces.Box(0.0, 1.0, (self.table.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (len(self.table.steps),), np.int8),
            }
        )

    def observation_space(self, agent: str) -> Any:
        return self._spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self._steps[agent]

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        if seed is not None:
            self._rng = Random(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Any] = {agent: {} for agent in self.agents}
        self.walk = self._by_luck(self.table.start())
        self.agent_selection = self.possible_agents[self.walk.actor]

    def _by_luck(self, walk: Walk[Any]) -> Walk[Any]:
        """The game when luck has taken all its steps."""
        while walk.actor == CHANCE:
            numbers, odds = zip(*walk.odds, strict=True)
            walk = walk.after(self._rng.choices(numbers, [float(each) for each in odds])[0])
        return walk

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seats[agent]
        mask = np.zeros(len(self.table.steps), np.int8)
        if self.walk.actor == seat:
            mask[list(self.walk.numbers)] = 1
        seen = np.array(self.walk.observation(seat), np.float32)
        return {"observation": seen, "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        assert action is not None
        self.walk = self._by_luck(self.walk.after(int(action)))
        if self.walk.over:
            self.rewards = dict(zip(self.possible_agents, self.walk.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.walk.actor]
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        return self.walk.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""
