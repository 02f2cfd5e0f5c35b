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
from .record import Record

S = TypeVar("S", bound=Record)

Player = Callable[[Game[S], S], Move[S]]


def random_player(rng: Random) -> Player[S]:
    """A player that picks a legal move at random, evenly if all are listed."""

    def choose(game: Game[S], state: S) -> Move[S]:
        sampling = game.sampling
        if sampling is not None and not sampling.lists_all(state):
            return sampling.sample(state, rng)
        moves = game.rules.options(state)
        return moves[0] if len(moves) == 1 else moves[int(rng.random() * len(moves))]

    return choose


def playout(game: Game[S], state: S, rng: Random) -> tuple[S, tuple[Move[S], ...]]:
    """Play a game to its end at random; return the last position and the moves."""
    choose: Player[S] = random_player(rng)
    rules = game.rules
    moves = []
    while (seat := rules.to_act(state)) != NOBODY:
        move = rules.chance(state).sample(rng) if seat == CHANCE else choose(game, state)
        state, _ = game.play(state, move)
        moves.append(move)
    return state, tuple(moves)


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
