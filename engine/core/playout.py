"""Random games to the end, and exact probabilities over all possible choices."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping
from fractions import Fraction
from random import Random
from typing import TypeVar

from .errors import GameError
from .game import Game
from .moves import CHANCE, NOBODY, Move
from .play import Unlogged
from .record import Record

S = TypeVar("S", bound=Record)


def run(
    game: Game[S],
    state: S,
    choose: Callable[[S], Move[S]] | None,
    rng: Random,
    until: Callable[[S], bool] | None = None,
    moves: list[Move[S]] | None = None,
) -> S:
    """The position at the end of the game, or where it first satisfies `until`.

    This is the fast path, for whoever plays many games and looks at positions alone. Luck and
    `choose` must give legal moves, as they do that pick one of the game's own: they are made as
    `Game.play` makes them, by the same rules and to the same positions, but nobody asks once more
    whether they are legal, and nothing of what happened is kept. The moves are added to `moves`.

    Without `choose` the random player chooses; where it picks from all moves, that is done here.
    """
    if choose is None and game.sampling is not None:
        choose = game.random_player(rng)
    rules, draw = game.rules, rng.random
    to_act, options, chance = rules.to_act, rules.options, rules.chance
    play = Unlogged(state)
    while until is None or not until(state):
        seat = to_act(state)
        if seat < 0:
            if seat != CHANCE:
                break
            move = chance(state).sample(rng)
        elif choose is None:
            among = options(state)
            move = among[0] if len(among) == 1 else among[int(draw() * len(among))]
        else:
            move = choose(state)
        move.carry_out(play)
        state = play.state
        if moves is not None:
            moves.append(move)
    return state


def playout(game: Game[S], state: S, rng: Random) -> tuple[S, tuple[Move[S], ...]]:
    """A game played to its end at random; the last position and the moves."""
    moves: list[Move[S]] = []
    end = run(game, state, None, rng, moves=moves)
    return end, tuple(moves)


def outcomes(game: Game[S], state: S, until: Callable[[S], bool]) -> Mapping[S, Fraction]:
    """Every position in which play first satisfies `until`, with its exact probability.

    Decisions are made evenly at random among the options, luck by its own odds. Equal positions are
    followed once, no matter how many ways lead there. A game that ends counts where it ends.
    """
    reached: dict[S, Fraction] = defaultdict(Fraction)
    frontier: dict[S, Fraction] = {state: Fraction(1)}
    while frontier:
        following: dict[S, Fraction] = defaultdict(Fraction)
        for position, chance in frontier.items():
            if until(position) or game.rules.to_act(position) == NOBODY:
                reached[position] += chance
                continue
            for move, share in _weighted(game, position):
                after, _ = game.play(position, move)
                following[after] += chance * share
        frontier = following
    return dict(reached)


def _weighted(game: Game[S], state: S) -> tuple[tuple[Move[S], Fraction], ...]:
    if game.rules.to_act(state) == CHANCE:
        return game.rules.chance(state).outcomes
    if not game.lists_all(state):
        raise GameError("this position has more moves than can be listed")
    moves = game.rules.options(state)
    return tuple((move, Fraction(1, len(moves))) for move in moves)
