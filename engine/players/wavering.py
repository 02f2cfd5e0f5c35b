"""A player that errs at times: for people who are learning a game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from engine.core.bounds import quoted
from engine.core.errors import GameError
from engine.core.judged import Judged
from engine.core.moves import Move
from engine.core.turn import Turn

from .greedy import Greedy


@dataclass(frozen=True)
class Wavering:
    player: Greedy = field(default_factory=Greedy)
    errs: float = 0.5
    """How often it makes any legal move instead."""
    level: str = ""

    def __post_init__(self) -> None:
        if not (isinstance(self.errs, int | float) and 0 <= self.errs <= 1):
            raise GameError(
                f"a player errs in a share of its moves: 0 to 1, not {quoted(self.errs)}"
            )

    @property
    def name(self) -> str:
        return self.level or f"{self.player.name}(errs={self.errs:g})"

    def __call__(self, turn: Turn[Any]) -> Move[Any]:
        return turn.any_move() if turn.rng.random() < self.errs else self.player(turn)

    def judge(self, turn: Turn[Any]) -> tuple[Judged[Any], ...]:
        """The moves as it sees them when it doesn't err."""
        return self.player.judge(turn)
