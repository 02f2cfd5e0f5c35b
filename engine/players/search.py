"""The searching player: it tries moves in imagined worlds, the better the oftener.

In each iteration a world is imagined from what the seat sees, and played on to the horizon that
the game states. The seat's own moves on the way are chosen in a tree, by how well they did so far
and how seldom they were tried (UCB1; a node is reached by the seat's own moves, whatever the
others do in between); the others play as the game thinks they do. What is reached counts as the
game judges it. The same seed and the same number of iterations give the same move.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import log, sqrt
from random import Random
from time import perf_counter
from typing import Any

from engine.core.errors import GameError
from engine.core.judged import Judged, judged
from engine.core.moves import CHANCE, NOBODY, Move
from engine.core.parts import Foresight
from engine.core.play import Unlogged
from engine.core.turn import Turn

ITERATIONS = 300
CURIOSITY = 1.0
"""How much a move that was seldom tried is favoured, in standard deviations of what was reached."""


@dataclass(frozen=True)
class Search:
    """A budget in iterations, or in milliseconds; without one, so many iterations as usual."""

    iterations: int | None = None
    milliseconds: float | None = None
    level: str = ""

    def __post_init__(self) -> None:
        if self.iterations is not None and self.milliseconds is not None:
            raise GameError("a search has a budget of iterations or of milliseconds, not of both")
        for budget in (self.iterations, self.milliseconds):
            if budget is not None and not budget > 0:
                raise GameError("a search needs a budget of more than 0")

    @property
    def name(self) -> str:
        if self.level:
            return self.level
        if self.milliseconds is not None:
            return f"search(milliseconds={self.milliseconds:g})"
        return f"search(iterations={self.iterations})" if self.iterations else "search"

    def __call__(self, turn: Turn[Any]) -> Move[Any]:
        return turn.moves[0] if turn.forced else self.judge(turn)[0].move

    def judge(self, turn: Turn[Any]) -> tuple[Judged[Any], ...]:
        """The moves that come into question, the best first."""
        game = turn.game
        if game.judging is not None:
            return game.judging.ponder(turn.view, turn.rng)
        if game.foresight is None:
            raise GameError(f"{game.name} says nothing by which moves can be judged")
        tree = _Tree(turn, game.foresight)
        for _ in self._budget(len(turn.moves)):
            tree.grow()
        return tree.judged()

    def _budget(self, moves: int) -> Iterator[None]:
        """One entry an iteration; every move is tried at least once."""
        if self.milliseconds is None:
            yield from [None] * max(moves, self.iterations or ITERATIONS)
            return
        until = perf_counter() + self.milliseconds / 1000
        yield from [None] * moves
        while perf_counter() < until:
            yield


class _Node:
    __slots__ = ("after", "grounds", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.after: dict[Move[Any], _Node] = {}
        self.grounds: dict[str, float] | None = None

    def add(self, value: float) -> None:
        self.visits += 1
        self.total += value

    def next(self, moves: tuple[Move[Any], ...], spread: float, rng: Random) -> Move[Any]:
        """The move to try: one that was never tried, or the one that promises most."""
        after = self.after
        untried = [move for move in moves if move not in after]
        if untried:
            move = untried[int(rng.random() * len(untried))]
            after[move] = _Node()
            return move
        nodes = [after[move] for move in moves]
        known = CURIOSITY * spread * sqrt(log(sum([node.visits for node in nodes])))
        promises = [node.total / node.visits + known / sqrt(node.visits) for node in nodes]
        return moves[promises.index(max(promises))]


class _Tree:
    """What a seat may do until the horizon, as far as it was tried."""

    def __init__(self, turn: Turn[Any], foresight: Foresight[Any]) -> None:
        self.turn, self.foresight = turn, foresight
        self.reached = foresight.horizon(turn.view)
        self.world, self.reply = foresight.others(turn.view, turn.seat, turn.rng)
        self.root = _Node()
        self.count = 0
        self.mean = self.squares = 0.0

    def grow(self) -> None:
        """Play on in one imagined world, and remember what came of it."""
        path, end = self._played_on()
        worth = self.foresight.worth(end, self.turn.seat)
        value = sum(worth.values())
        for node in path:
            node.add(value)
        self._keep_grounds(path[1], worth)
        self.count += 1
        off = value - self.mean
        self.mean += off / self.count
        self.squares += off * (value - self.mean)

    @property
    def spread(self) -> float:
        """The standard deviation of what was reached so far."""
        return sqrt(self.squares / self.count) if self.squares else 1.0

    def _played_on(self) -> tuple[list[_Node], Any]:
        rules, seat, rng, reached = (
            self.turn.game.rules,
            self.turn.seat,
            self.turn.rng,
            self.reached,
        )
        to_act, options, chance, reply = rules.to_act, rules.options, rules.chance, self.reply
        spread, node = self.spread, self.root
        path, within = [node], True
        play = Unlogged(self.world())
        state = play.state
        while (actor := to_act(state)) != NOBODY and not (len(path) > 1 and reached(state)):
            move: Move[Any]
            if actor == CHANCE:
                move = chance(state).sample(rng)
            elif (
                actor == seat and within and (len(moves := options(state)) > 1 or node is self.root)
            ):
                move = node.next(moves, spread, rng)
                node = node.after[move]
                within = node.visits > 0
                path.append(node)
                move.carry_out(play)
                if not within:
                    play.state = self.foresight.cut_short(play.state)
                state = play.state
                continue
            else:
                move = reply(state)
            move.carry_out(play)
            state = play.state
        return path, state

    def _keep_grounds(self, node: _Node, worth: Mapping[str, float]) -> None:
        if node.grounds is None:
            node.grounds = defaultdict(float)
        for key, value in worth.items():
            node.grounds[key] += value

    def judged(self) -> tuple[Judged[Any], ...]:
        """The moves with what they came to on average; the one tried most is the best."""
        moves = sorted(
            self.root.after.items(),
            key=lambda each: (each[1].visits, each[1].total / each[1].visits),
            reverse=True,
        )
        return tuple(
            judged(move, {key: value / node.visits for key, value in (node.grounds or {}).items()})
            for move, node in moves
        )
