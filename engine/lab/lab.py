"""The lab: a table that is played many times, its variants, and what comes of them.

lab = Lab("super_express", players=4, seed=1)
lab.run(games=1000).estimate("wins_by_turn")
lab.compare(lab, lab.variant(reflex=True), "decisions", games=1000)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from math import isfinite
from types import MappingProxyType

from engine.core.bounds import check_number, quoted
from engine.core.errors import GameError

from .bots import Bots, random_bot
from .comparing import Comparison, compare
from .intervals import CONFIDENCE
from .measures import Asked, find_measure
from .playing import Finished, Played, play
from .results import Result, collect
from .runs import run
from .table import AnyGame, Table, lay_table

MOST_GAMES = 10_000_000
PLANNED = 1000
"""The games that intervals are sized for where only a time was given."""


class Lab:
    """Games of one table. What was played stays, and a further run adds to it."""

    def __init__(
        self,
        game: str | AnyGame,
        players: int | Sequence[str],
        *,
        options: Mapping[str, object] = MappingProxyType({}),
        bots: Bots = random_bot,
        seed: int | str = 0,
        drawn: bool = False,
        n_jobs: int | None = None,
    ) -> None:
        self.table = lay_table(game, players, options=options, bots=bots, seed=seed, drawn=drawn)
        self.n_jobs = n_jobs
        self._planned = 0
        self._done: dict[int, Played] = {}

    def variant(self, **options: object) -> Lab:
        """A lab for the same table with some options changed, on the same luck."""
        return self._at(self.table.variant(**options))

    def _at(self, table: Table) -> Lab:
        other = Lab.__new__(Lab)
        other.table, other.n_jobs = table, self.n_jobs
        other._planned, other._done = 0, {}
        return other

    def run(
        self,
        games: int | None = None,
        *,
        seconds: float | None = None,
        progress: Callable[[int, int | None], object] | None = None,
    ) -> Result:
        """Play up to so many games in all, or for so many seconds, and return all that is done.

        `progress` is told after each batch how many games are done, and how many are wanted if
        that is known. An interrupt ends the run, not the result. After an error `result` has the
        games that were done before it.
        """
        wanted = self._wanted(games, seconds)
        known = None if games is None else len(wanted)
        self._planned = self._planned or known or PLANNED
        missing = [number for number in wanted if number not in self._done] if known else wanted
        batches = run(self.table, missing, seconds=seconds, n_jobs=self.n_jobs)
        try:
            with closing(batches):
                for batch in batches:
                    self._done.update((played.number, played) for played in batch)
                    if progress is not None:
                        progress(len(self._done), known)
        except KeyboardInterrupt:
            if not self._done:
                raise
        return self.result

    def _wanted(self, games: int | None, seconds: float | None) -> range:
        if games is None and seconds is None:
            raise GameError("say how many games to play, or for how many seconds")
        if seconds is not None and not (
            isinstance(seconds, int | float) and isfinite(seconds) and seconds > 0
        ):
            raise GameError(f"a run takes more than 0 seconds, not {quoted(seconds)}")
        if games is None:
            first = max(self._done, default=-1) + 1
            return range(first, first + MOST_GAMES)
        return range(check_number(games, "the number of games", 1, MOST_GAMES))

    @property
    def result(self) -> Result:
        """All that was played so far."""
        if not self._done:
            raise GameError("nothing was played yet; run some games first")
        return collect(self.table, self._planned, self._done.values())

    def compare(
        self,
        a: Lab | Result,
        b: Lab | Result,
        measure: Asked,
        *,
        games: int | None = None,
        confidence: float = CONFIDENCE,
    ) -> Comparison:
        """How b differs from a; labs play up to so many games first where that is said."""
        found = find_measure(measure)
        return compare(_result(a, games), _result(b, games), found, confidence)

    def game(self, number: int) -> Finished:
        """The whole game of a number, move by move, played again."""
        return play(self.table, check_number(number, "the number of a game", 0, MOST_GAMES))


def _result(one: Lab | Result, games: int | None) -> Result:
    if isinstance(one, Result):
        return one
    return one.result if games is None else one.run(games)
