"""How hard puzzles are, and which of them are picked.

The fair player is put before each moment `TRIES` times, with luck of its own each time. It sees
what its seat sees and plays for the game as always. The share of tries in which it makes another
move than the right one is how often it fails.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any

from engine.core.moves import Move
from engine.core.turn import Turn
from engine.players.levels import find_player

from .puzzle import Moment, Puzzle

FAIR = "fair"
TRIES = 10


def choices(moment: Moment) -> Counter[Move[Any]]:
    """Count the moves that the fair player makes in a moment."""
    player = find_player(moment.game, FAIR)
    return Counter(player(_turn(moment, number)) for number in range(TRIES))


def _turn(moment: Moment, number: int) -> Turn[Any]:
    moves = moment.game.rules.options(moment.state)
    return Turn(moment.game, moment.state, moment.seat, moves, Random(f"try {number}"))


def picked(found: Iterable[Puzzle], count: int) -> list[Puzzle]:
    """Return so many puzzles, the easiest first.

    The hardest is taken first; of the others, always the hardest of those whose goal, and then
    whose seat, was taken least often so far.
    """
    left = sorted(found, key=lambda each: each.difficulty, reverse=True)
    goals: Counter[str] = Counter()
    seats: Counter[str] = Counter()
    taken: list[Puzzle] = []
    while left and len(taken) < count:
        best = min(left, key=lambda each: (goals[each.goal.kind], seats[_chooser(each)]))
        left.remove(best)
        taken.append(best)
        goals[best.goal.kind] += 1
        seats[_chooser(best)] += 1
    return sorted(taken, key=lambda each: each.difficulty)


def _chooser(puzzle: Puzzle) -> str:
    return puzzle.moment.game.board.seat_name(puzzle.moment.state, puzzle.moment.seat)
