"""How strong the players are, with 95 % intervals after Wilson, and how long they think.

With more than two players one plays against all the others, and sits at each seat in turn. A game
that several win counts as won for each of them. Time is processor time, so that other work on the
machine counts little; forced moves are nobody's decision.

Alone: `python -m tests.benchmarks strength`. It takes all cores, about a quarter of an hour on two.
The seed is for reporting: numbers of players are tuned with others.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from typing import Any, NamedTuple

from joblib import Parallel, delayed

from engine.core.moves import Move
from engine.core.turn import Player, Turn
from engine.lab.playing import play
from engine.lab.table import find_game, lay_table
from engine.players import find_player
from tests.benchmarks.measure import Measured

SEED = "reported strength"
SIGMAS = 1.96
ROLES = ("fugitive", "marshal")


class Match(NamedTuple):
    """Who plays against whom, and what is asked of the first: shares are in percent."""

    game: str
    player: str
    other: str
    games: int
    least: float | None = None
    least_bound: float | None = None
    """The least lower bound of the interval."""
    most_ms: float | None = None
    seat: int | None = None
    """Where the player sits in every game; in turn if not said."""


MATCHES = (
    Match("colt_express", "greedy", "random", 400, least=85, most_ms=3),
    Match("colt_express", "search", "greedy", 400, least=40, least_bound=30, most_ms=100),
    Match("colt_express", "hard", "greedy", 40, most_ms=100),
    Match("super_express", "greedy", "random", 600, least=65, most_ms=3),
    Match("super_express", "search", "greedy", 400, least=40, least_bound=30, most_ms=100),
    Match("super_express", "hard", "greedy", 100, most_ms=100),
    *(Match("fugitive", "greedy", "random", 400, seat=seat) for seat in (0, 1)),
    *(Match("fugitive", "search", "random", 200, least=95, seat=seat) for seat in (0, 1)),
    *(Match("fugitive", "search", "greedy", 400, least=60, seat=seat) for seat in (0, 1)),
)


class Outcome(NamedTuple):
    won: bool
    seconds: float
    decisions: int


@dataclass
class Timed:
    """A player, and the time of this process that it takes for its decisions."""

    player: Player
    seconds: float = 0.0
    decisions: int = 0

    def __call__(self, turn: Turn[Any]) -> Move[Any]:
        began = time.process_time()
        move = self.player(turn)
        self.seconds += time.process_time() - began
        self.decisions += 1
        return move


def outcome(match: Match, number: int) -> Outcome:
    """Return whether the player wins the game of a number, and how long it thinks."""
    game = find_game(match.game)
    players = 2 if 4 not in game.player_counts else 4
    seat = number % players if match.seat is None else match.seat
    timed = Timed(find_player(game, match.player))
    bots: list[str | Player] = [match.other] * players
    bots[seat] = timed
    end = play(lay_table(game, players, bots=bots, seed=SEED), number).end
    return Outcome(seat in game.rules.winners(end), timed.seconds, timed.decisions)


def wilson(won: int, played: int) -> tuple[float, float]:
    """The bounds of the interval, in percent."""
    share, spread = won / played, SIGMAS**2 / played
    middle = (share + spread / 2) / (1 + spread)
    half = sqrt(share * (1 - share) * spread + spread**2 / 4) / (1 + spread)
    return 100 * (middle - half), 100 * (middle + half)


def of_players() -> Iterator[Measured]:
    for match in MATCHES:
        yield from measured(match)


def measured(match: Match) -> Iterator[Measured]:
    jobs = (delayed(outcome)(match, number) for number in range(match.games))
    found: list[Outcome] = list(Parallel(n_jobs=-1)(jobs))
    won = sum(each.won for each in found)
    low, high = wilson(won, match.games)
    role = "" if match.seat is None else f" {ROLES[match.seat]}"
    name = f"{match.game}, {match.player}{role} v {match.other}"
    seeds = f"{won} of the games 0 to {match.games - 1} of seed {SEED!r}"
    yield Measured(
        f"{name}, {seeds}, 95 % [{low:.1f}, {high:.1f}]",
        100 * won / match.games,
        "% won",
        at_least=match.least,
    )
    if match.least_bound is not None:
        yield Measured(
            f"{name}, lower bound of the interval", low, "% won", at_least=match.least_bound
        )
    spent = sum(each.seconds for each in found) / sum(each.decisions for each in found)
    yield Measured(f"{name}, a decision, processor time", 1000 * spent, "ms", at_most=match.most_ms)
