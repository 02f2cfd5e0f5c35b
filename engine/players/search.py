"""The searching player: it tries moves in imagined worlds, the more promising the oftener.

In each iteration one move is tried (UCB1: by how well it did so far and how seldom it was tried) in
a world that is imagined from what the seat sees, and played on to the horizon that the game
states. What is reached counts as the game judges it. On the way everybody plays as the game thinks
they do; where it says nothing about that, they take the better of two ideas, by what came of them
in the worlds before. The same seed and the same number of iterations give the same move.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from math import log, sqrt
from random import Random
from time import perf_counter
from typing import Any

from engine.core.errors import GameError
from engine.core.judged import Judged, judged
from engine.core.moves import CHANCE, NOBODY, Move, Seat
from engine.core.parts import Foresight
from engine.core.play import Unlogged
from engine.core.turn import Turn

ITERATIONS = 300
CURIOSITY = 1.5
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
        trials = _Trials(turn, game.foresight)
        for _ in self._budget(len(turn.moves)):
            trials.go_on()
        return trials.judged()

    def _budget(self, moves: int) -> Iterator[None]:
        """One entry an iteration; every move is tried at least once."""
        if self.milliseconds is None:
            yield from [None] * max(moves, self.iterations or ITERATIONS)
            return
        until = perf_counter() + self.milliseconds / 1000
        yield from [None] * moves
        while perf_counter() < until:
            yield


class _Tally:
    """What came of a move, whenever it was made."""

    __slots__ = ("grounds", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.grounds: dict[str, float] = defaultdict(float)

    @property
    def mean(self) -> float:
        return self.total / self.visits

    def add(self, value: float) -> None:
        self.visits += 1
        self.total += value


class _Trials:
    """The moves of a turn, tried in imagined worlds.

    Every move meets the same worlds with the same luck, one after another, so that moves are told
    apart by what they do rather than by what they met.
    """

    def __init__(self, turn: Turn[Any], foresight: Foresight[Any]) -> None:
        self.turn, self.foresight = turn, foresight
        self.reached = foresight.horizon(turn.view)
        self.draw_world, reply = foresight.others(turn.view, turn.seat, turn.rng)
        self.reply = reply or self._by_habit
        self.learns = reply is None
        self.worlds: list[tuple[Any, float]] = []
        self.tried = {move: _Tally() for move in turn.moves}
        self.habits: dict[tuple[Seat, Move[Any]], _Tally] = {}
        self.count = 0
        self.mean = self.squares = 0.0

    def go_on(self) -> None:
        """Try a move in one imagined world, and remember what came of it."""
        move = self._next()
        tally = self.tried[move]
        world, luck = self._world(tally.visits)
        play = Unlogged(world)
        move.carry_out(play)
        self._play_on(play, Random(luck))
        worth = self.foresight.worth(play.state, self.turn.seat)
        value = sum(worth.values())
        tally.add(value)
        for key, part in worth.items():
            tally.grounds[key] += part
        self.count += 1
        off = value - self.mean
        self.mean += off / self.count
        self.squares += off * (value - self.mean)

    def _next(self) -> Move[Any]:
        """The move to try: one that was never tried, or the one that promises most."""
        moves = self.turn.moves
        if self.count < len(moves):
            return moves[self.count]
        spread = sqrt(self.squares / self.count)
        known = CURIOSITY * spread * sqrt(log(self.count))
        tallies = self.tried.values()
        promises = [each.total / each.visits + known / sqrt(each.visits) for each in tallies]
        return moves[promises.index(max(promises))]

    def _world(self, number: int) -> tuple[Any, float]:
        """The world of a number, and the luck in it."""
        if number == len(self.worlds):
            self.worlds.append((self.draw_world(self.turn.rng), self.turn.rng.random()))
        return self.worlds[number]

    def _play_on(self, play: Unlogged[Any], luck: Random) -> None:
        """Play to the horizon; players without a mind of their own learn what did them good."""
        rules, reached, reply = self.turn.game.rules, self.reached, self.reply
        to_act, chance = rules.to_act, rules.chance
        made: list[tuple[Seat, Move[Any]]] = []
        state = play.state
        while not reached(state) and (actor := to_act(state)) != NOBODY:
            move: Move[Any]
            if actor == CHANCE:
                move = chance(state).sample(luck)
            else:
                move = reply(state, luck)
                made.append((actor, move))
            move.carry_out(play)
            state = play.state
        if self.learns:
            self._learn(made, state)

    def _by_habit(self, state: Any, luck: Random) -> Move[Any]:
        """The better of two ideas, by what came of them in other worlds."""
        rules = self.turn.game.rules
        moves = rules.options(state)
        if len(moves) == 1:
            return moves[0]
        one = moves[int(luck.random() * len(moves))]
        other = moves[int(luck.random() * len(moves))]
        seat = rules.to_act(state)
        first, second = self.habits.get((seat, one)), self.habits.get((seat, other))
        if first is None or second is None:
            return one
        return one if first.mean >= second.mean else other

    def _learn(self, made: list[tuple[Seat, Move[Any]]], end: Any) -> None:
        worth = self.foresight.worth
        values = {seat: sum(worth(end, seat).values()) for seat in {seat for seat, _ in made}}
        habits = self.habits
        for choice in made:
            tally = habits.get(choice)
            if tally is None:
                tally = habits[choice] = _Tally()
            tally.add(values[choice[0]])

    def judged(self) -> tuple[Judged[Any], ...]:
        """The moves with what they came to on average; the one tried most is the best."""
        moves = sorted(
            self.tried.items(), key=lambda each: (each[1].visits, each[1].mean), reverse=True
        )
        return tuple(
            judged(move, {key: value / tally.visits for key, value in tally.grounds.items()})
            for move, tally in moves
        )
