"""The greedy player: it makes the move that looks best at a glance.

A game may judge moves at a glance by itself. Otherwise each move is tried in a few imagined worlds
and played on at random, as if nobody planned any further: then the game says what is worth how
much. Moves that do badly in the first worlds are tried in no others, so that most of the time goes
to those that come into question.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from random import Random
from typing import Any

from engine.core.bounds import quoted
from engine.core.errors import GameError
from engine.core.judged import Judged, best_first, judged
from engine.core.moves import Move
from engine.core.parts import Foresight
from engine.core.play import Unlogged
from engine.core.playout import run
from engine.core.turn import Turn


@dataclass(frozen=True)
class Greedy:
    looks: int = 12
    """About how many imagined futures it looks at for one move."""
    level: str = ""

    def __post_init__(self) -> None:
        if not isinstance(self.looks, int) or self.looks < 1:
            raise GameError(f"a greedy player looks at 1 future at least, not {quoted(self.looks)}")

    @property
    def name(self) -> str:
        usual = self.looks == type(self).looks
        return self.level or ("greedy" if usual else f"greedy(looks={self.looks})")

    def __call__(self, turn: Turn[Any]) -> Move[Any]:
        return turn.moves[0] if turn.forced else self.judge(turn)[0].move

    def judge(self, turn: Turn[Any]) -> tuple[Judged[Any], ...]:
        """The moves that come into question, the best first."""
        game = turn.game
        if game.judging is not None:
            return game.judging.glance(turn.view, turn.rng)
        if game.foresight is not None:
            return _look_ahead(turn, game.foresight, self.looks)
        raise GameError(f"{game.name} says nothing by which moves can be judged")


def _look_ahead(turn: Turn[Any], foresight: Foresight[Any], looks: int) -> tuple[Judged[Any], ...]:
    """Try all moves, then the better half of them, and so on: sequential halving."""
    tried = {move: _Trial() for move in turn.moves}
    left = list(turn.moves)
    stages = max(1, (len(left) - 1).bit_length())
    while True:
        for _ in range(max(1, looks // (stages * len(left)))):
            _try(turn, foresight, left, tried)
        if len(left) <= 2:
            break
        left.sort(key=lambda move: tried[move].mean, reverse=True)
        left = left[: (len(left) + 1) // 2]
    finalists = best_first([tried[move].judged(move) for move in left], turn.rng)
    others = [trial.judged(move) for move, trial in tried.items() if move not in left]
    return (*finalists, *best_first(others, turn.rng))


def _try(
    turn: Turn[Any],
    foresight: Foresight[Any],
    moves: list[Move[Any]],
    tried: dict[Move[Any], _Trial],
) -> None:
    """Try these moves in one imagined world, each with the same luck."""
    game, seat, rng = turn.game, turn.seat, turn.rng
    world = game.sight.imagine(turn.view, seat, rng)
    reached, seed = foresight.horizon(world), rng.random()
    for move in moves:
        luck = Random(seed)
        play = Unlogged(world)
        move.carry_out(play)
        start = foresight.cut_short(play.state)
        end = run(game, start, None, luck, reached)
        tried[move].add(foresight.worth(end, seat))


class _Trial:
    """What came of a move in the worlds in which it was tried."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.grounds: dict[str, float] = defaultdict(float)

    @property
    def mean(self) -> float:
        return self.total / self.count

    def add(self, worth: Any) -> None:
        self.count += 1
        for key, value in worth.items():
            self.grounds[key] += value
            self.total += value

    def judged(self, move: Move[Any]) -> Judged[Any]:
        return judged(move, {key: value / self.count for key, value in self.grounds.items()})
