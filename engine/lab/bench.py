"""A table and the games that were played at it: the part of the lab that plays."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from math import isfinite
from pathlib import Path
from types import MappingProxyType
from typing import Any, Generic, Self, TypeAlias, TypeVar, overload

from engine.core.bounds import check_number, quoted
from engine.core.errors import GameError
from engine.core.house import make_house, replaceable_rules
from engine.core.moves import Seat
from engine.core.record import Record
from engine.core.rulebook import RuleId

from .bots import Bots, random_bot
from .playing import Finished, Played, play
from .results import Result, citation, collect, load
from .runs import Look, look, run
from .table import AnyGame, Table, find_game, lay_table

T = TypeVar("T")
Progress: TypeAlias = Callable[[int, int | None], object]
"""Is told after each batch how many games are done, and how many are wanted if that is known."""

MOST_GAMES = 10_000_000
PLANNED = 1000
"""The games that intervals are sized for where only a time was given."""


class Bench:
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
        backend: str | None = None,
    ) -> None:
        """Lay a table. `n_jobs` are the processes, all cores unless it is said.

        `backend="dask"` plays on the dask cluster of the current client.
        """
        table = lay_table(game, players, options=options, bots=bots, seed=seed, drawn=drawn)
        self._settle(table, n_jobs, backend)

    def _settle(self, table: Table, n_jobs: int | None, backend: str | None) -> None:
        if n_jobs is not None and (not isinstance(n_jobs, int) or n_jobs == 0):
            raise GameError(
                f"n_jobs is a number of processes, or -1 for all cores: {quoted(n_jobs)}"
            )
        self.table, self.n_jobs, self.backend = table, n_jobs, backend
        self._planned = 0
        self._done: dict[int, Played] = {}
        self._beside: dict[object, Any] = {}
        """The tables that were tried beside this one, so that a further try adds to them."""

    @classmethod
    def of(cls, result: Result, bots: Bots = (), *, game: AnyGame | None = None) -> Self:
        """Go on from a result, such as one that was saved.

        Players without a name in the game have to be handed in.
        """
        if not isinstance(result, Result):
            raise GameError(f"a lab goes on from a result, not from {quoted(result)}")
        found = cls.__new__(cls)
        found._settle(result.at_table(game or find_game(result.game), bots), None, None)
        found._planned = result.planned
        found._done = {played.number: played for played in result.games}
        return found

    @classmethod
    def load(cls, path: str | Path, bots: Bots = ()) -> Self:
        """Go on from a result that was saved."""
        return cls.of(load(path), bots)

    def variant(self, **options: object) -> Self:
        """The same table with some options changed, on the same luck."""
        return self._at(self.table.variant(**options))

    @overload
    def rule(self, rule: str) -> Callable[[Callable[..., Any]], Self]: ...

    @overload
    def rule(self, rule: str, function: Callable[..., Any]) -> Self: ...

    def rule(
        self, rule: str, function: Callable[..., Any] | None = None
    ) -> Self | Callable[[Callable[..., Any]], Self]:
        """The same table with a function in place of a rule's own, on the same luck.

        It can be written above the function, whose name then stands for the new lab::

            @lab.rule("ce.belle")
            def no_charm(state, bandit, within_reach):
                return within_reach
        """
        game = find_game(self.table.game)
        known = [each for each in replaceable_rules() if each in game.rule_ids]
        if rule not in known:
            raise GameError(
                f"no rule {quoted(rule)} of {game.name} can be replaced by code; "
                f"these can: {', '.join(known)}"
            )
        if function is None:
            return lambda given: self.rule(rule, given)
        house = make_house(RuleId(rule), function)
        others = [each for each in self.table.house if each.rule != rule]
        return self.variant(house=(*others, house))

    def _played_by(self, bots: Bots) -> Self:
        """The same table with other players, on the same luck."""
        table = self.table
        players = table.names if all(table.names) else len(table.names)
        laid = lay_table(
            table.game,
            players,
            options=table.options,
            bots=bots,
            seed=table.seed,
            drawn=table.drawn,
        )
        return self._at(laid)

    def _at(self, table: Table) -> Self:
        other = type(self).__new__(type(self))
        other._settle(table, self.n_jobs, self.backend)
        return other

    # -- playing

    def run(
        self,
        games: int | None = None,
        *,
        seconds: float | None = None,
        progress: Progress | None = None,
    ) -> Result:
        """Play up to so many games in all, or for so many seconds, and return all that is done.

        An interrupt ends the run, not the result. After an error `result` has the games that were
        done before it.
        """
        wanted = self._wanted(games, seconds)
        self._play(wanted, None if games is None else len(wanted), seconds, progress)
        return self.result

    def _play(
        self,
        numbers: Sequence[int],
        planned: int | None,
        seconds: float | None = None,
        progress: Progress | None = None,
    ) -> bool:
        """Play the games that are missing; return False if somebody stopped."""
        self._planned = self._planned or planned or PLANNED
        missing = [each for each in numbers if each not in self._done] if planned else numbers
        batches = run(
            self.table, missing, seconds=seconds, n_jobs=self.n_jobs, backend=self.backend
        )
        try:
            with closing(batches):
                for batch in batches:
                    self._done.update((played.number, played) for played in batch)
                    if progress is not None:
                        progress(len(self._done), planned)
        except KeyboardInterrupt:
            if not self._done:
                raise
            return False
        return True

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
        return numbers_of(games)

    def __repr__(self) -> str:
        return f"Lab: {citation(self._empty, len(self._done), self._empty.players)}"

    @property
    def result(self) -> Result:
        """All that was played so far."""
        if not self._done:
            raise GameError("nothing was played yet; run some games first")
        return collect(self.table, self._planned, self._done.values())

    def game(self, number: int) -> Finished:
        """The whole game of a number, move by move, played again."""
        return play(self.table, check_number(number, "the number of a game", 0, MOST_GAMES))

    # -- looking closely

    def _look(
        self, result: Result | None, wanted: Look[T], progress: Progress | None
    ) -> tuple[Result, list[T]]:
        """Play the games of a result again and look at each; an interrupt keeps what was seen."""
        found = self._own(result)
        games = {played.number: played for played in found.games}
        seen: list[T] = []
        batches = look(
            self.table, list(games), Again(wanted), n_jobs=self.n_jobs, backend=self.backend
        )
        try:
            with closing(batches):
                for batch in batches:
                    for again in batch:
                        again.check(games[again.number], found.version)
                        seen.append(again.found)
                    if progress is not None:
                        progress(len(seen), len(games))
        except KeyboardInterrupt:
            if not seen:
                raise
        return found, seen

    def _own(self, result: Result | None) -> Result:
        """The result, if it was played at this table; all that was played where none is given."""
        if result is None:
            return self.result
        if not isinstance(result, Result):
            raise GameError(f"what can be looked at is a result of a lab, not {quoted(result)}")
        if not result.games:
            raise GameError("this result has no games")
        if _where(result) != _where(self._empty):
            raise GameError("this result was played at another table; Lab.of(result) is its lab")
        return result

    def _game_of(self, result: Result, number: int) -> Finished:
        """A game of a result, played again."""
        finished = self.game(number)
        (played,) = (one for one in result.games if one.number == number)
        Again(_nothing)(finished, number).check(played, result.version)
        return finished

    @property
    def _empty(self) -> Result:
        return collect(self.table, 1, ())

    def _first(self, games: int) -> Result:
        """The games up to a number."""
        played = (one for number, one in self._done.items() if number < games)
        return collect(self.table, self._planned, played)


class Seen(Record, Generic[T]):
    """What was found in a game that was played again, and how it went."""

    number: int
    moves: int
    winners: tuple[Seat, ...]
    found: T

    def check(self, played: Played, version: str) -> None:
        """Refuse a game that went otherwise than before: its rules or its players changed."""
        if (self.moves, self.winners) != (played.moves, played.winners):
            raise GameError(
                f"game {self.number} goes otherwise now than in this result of version {version}: "
                "its rules or its players have changed since"
            )


@dataclass(frozen=True)
class Again(Generic[T]):
    """Looks at a game that is played again. It travels to other processes."""

    wanted: Look[T]

    def __call__(self, finished: Finished, number: int) -> Seen[T]:
        winners = finished.game.rules.winners(finished.end)
        return Seen(number, len(finished.moves), winners, self.wanted(finished, number))


def _nothing(_finished: Finished, _number: int) -> None:
    return None


def _where(result: Result) -> tuple[object, ...]:
    """All that says at which table a result was played."""
    what = (result.game, result.names, dict(result.options), result.players)
    return (*what, result.seed, result.drawn)


def numbers_of(games: int) -> range:
    """The numbers of so many games."""
    return range(check_number(games, "the number of games", 1, MOST_GAMES))
