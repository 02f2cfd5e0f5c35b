"""The searching player: it tries moves in imagined worlds, the more promising the oftener.

In each iteration a world is imagined from what the seat sees, and played on to the horizon that
the game states. The seat's own moves on the way are chosen in a tree, by how well they did so far
and how seldom they were tried (UCB1); the others play as the game thinks they do. What is reached
counts by the chances to win that the game sees in it. The move that was tried most is made, so the
search ends early once no other can be tried as often. The same seed and the same number of
iterations give the same move.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import repeat
from math import inf, log, sqrt
from random import Random
from time import perf_counter
from typing import Any

from engine.core.bounds import quoted
from engine.core.errors import GameError
from engine.core.judged import Judged, judged
from engine.core.moves import CHANCE, NOBODY, Move
from engine.core.parts import Foresight
from engine.core.play import Unlogged
from engine.core.turn import Turn

ITERATIONS = 350
CURIOSITY = 1.0
"""How much a move that was seldom tried is favoured, in standard deviations of what was reached."""


@dataclass(frozen=True)
class Search:
    """A budget in iterations at most, or in milliseconds; without one, so many as usual."""

    iterations: int | None = None
    milliseconds: float | None = None
    level: str = ""

    def __post_init__(self) -> None:
        if self.iterations is not None and self.milliseconds is not None:
            raise GameError("a search has a budget of iterations or of milliseconds, not of both")
        for budget in (self.iterations, self.milliseconds):
            if budget is not None and not (isinstance(budget, int | float) and budget > 0):
                raise GameError(f"a search needs a budget of more than 0, not {quoted(budget)}")

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
        for left in self._budget(len(turn.moves)):
            tree.grow()
            if tree.lead > left:
                break
        return tree.judged()

    def _budget(self, moves: int) -> Iterator[float]:
        """Yield how many iterations are left after each; every move is tried at least once."""
        if self.milliseconds is None:
            yield from range(max(moves, self.iterations or ITERATIONS) - 1, -1, -1)
            return
        until = perf_counter() + self.milliseconds / 1000
        yield from repeat(inf, moves)
        while perf_counter() < until:
            yield inf


class _Node:
    """What came of a move, and of the seat's own moves after it."""

    __slots__ = ("after", "grounds", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.after: dict[Move[Any], _Node] = {}
        self.grounds: dict[str, float] = defaultdict(float)

    @property
    def mean(self) -> float:
        return self.total / self.visits

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
    """What a seat may do until the horizon, as far as it was tried.

    A node is reached by the seat's own moves, whatever the others do in between. Every move of the
    turn meets the same worlds with the same luck, one after another, so that moves are told apart
    by what they do rather than by what they met.
    """

    def __init__(self, turn: Turn[Any], foresight: Foresight[Any]) -> None:
        self.turn, self.foresight = turn, foresight
        self.reached = foresight.horizon(turn.view)
        self.draw_world, self.reply = foresight.others(turn.view, turn.seat, turn.rng)
        self.worlds: list[tuple[Any, float]] = []
        self.root = _Node()
        self.count = 0
        self.mean = self.squares = 0.0

    def grow(self) -> None:
        """Play on in one imagined world, and remember what came of it."""
        move = self.root.next(self.turn.moves, self.spread, self.turn.rng)
        node = self.root.after[move]
        world, luck = self._world(node.visits)
        play = Unlogged(world)
        move.carry_out(play)
        path = self._play_on(play, node, Random(luck))
        chances = self.foresight.chances(play.state, self.turn.seat)
        value = sum(chances.values())
        for each in path:
            each.add(value)
        for key, part in chances.items():
            node.grounds[key] += part
        self.count += 1
        off = value - self.mean
        self.mean += off / self.count
        self.squares += off * (value - self.mean)

    @property
    def lead(self) -> int:
        """Return how much oftener the favourite was tried than any other move."""
        visits = sorted([0, *[node.visits for node in self.root.after.values()]])
        return visits[-1] - visits[-2]

    @property
    def spread(self) -> float:
        """The standard deviation of what was reached so far."""
        return sqrt(self.squares / self.count) if self.squares else 1.0

    def _world(self, number: int) -> tuple[Any, float]:
        """The world of a number, and the luck in it."""
        if number == len(self.worlds):
            self.worlds.append((self.draw_world(self.turn.rng), self.turn.rng.random()))
        return self.worlds[number]

    def _play_on(self, play: Unlogged[Any], node: _Node, luck: Random) -> list[_Node]:
        """Play to the horizon, and return the nodes that are passed from this one on."""
        turn, reached, reply = self.turn, self.reached, self.reply
        rules, seat, spread = turn.game.rules, turn.seat, self.spread
        to_act, options, chance = rules.to_act, rules.options, rules.chance
        path = [node]
        state = play.state
        while not reached(state) and (actor := to_act(state)) != NOBODY:
            move: Move[Any]
            if actor == CHANCE:
                move = chance(state).sample(luck)
            elif actor == seat and node.visits and len(moves := options(state)) > 1:
                move = node.next(moves, spread, turn.rng)
                node = node.after[move]
                path.append(node)
            else:
                move = reply(state, luck)
            move.carry_out(play)
            state = play.state
        return path

    def judged(self) -> tuple[Judged[Any], ...]:
        """The moves with what they came to on average; the one tried most is the best."""
        moves = sorted(
            self.root.after.items(), key=lambda each: (each[1].visits, each[1].mean), reverse=True
        )
        return tuple(
            judged(move, {key: value / node.visits for key, value in node.grounds.items()})
            for move, node in moves
        )
