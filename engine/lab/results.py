"""What an experiment found: games with all that is needed to cite them and to play them again."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping, Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from engine.core.bounds import quoted
from engine.core.errors import GameError
from engine.core.options import HOUSE
from engine.core.record import Record, RecordError, from_plain, to_json
from engine.players.levels import player_names

from .bots import Bots, bot_name, random_bot, seat_bots
from .intervals import CONFIDENCE, Interval, betting, unbounded
from .measures import Asked, Measure, Series, find_measure, measured
from .playing import Played
from .runs import run
from .sourced import Sourced
from .table import AnyGame, Table, find_game, lay_table

RANDOM = "random"
RANDOM_WARNING = (
    "Only random players played: this says how the rules work, not how people fare with them."
)
MOST_BYTES = 500_000_000
GROWTH = 40
"""The points at which the growth of an interval is looked at."""


class Estimate(Record):
    """The mean of a measure for a label, its interval, and how many games it rests on."""

    label: str
    mean: float
    interval: Interval
    games: int

    def __str__(self) -> str:
        low, high = self.interval.low, self.interval.high
        name = f"{self.label}: " if self.label else ""
        return f"{name}{self.mean:.4g} [{low:.4g}, {high:.4g}] in {self.games} games"


class Estimates(Sourced, Record):
    """What a measure came to, a row a label. Each interval holds its mean for itself."""

    measure: str
    meaning: str
    confidence: float
    rows: tuple[Estimate, ...]
    warning: str = ""
    source: str = ""
    """What was played, in one sentence."""
    share: bool = False
    """Whether every value lies from 0 to 1."""

    def __getitem__(self, label: str) -> Estimate:
        for row in self.rows:
            if row.label == label:
                return row
        known = ", ".join(quoted(row.label) for row in self.rows)
        raise GameError(f"{self.measure} has no {quoted(label)}; there are {known}")

    def __str__(self) -> str:
        head = f"{self.measure} ({self.meaning}), {self.confidence:.0%} intervals"
        return self.written(head, self.rows)


class Growth(Sourced, Record):
    """The mean of a measure and its interval after more and more games."""

    measure: str
    label: str
    confidence: float
    points: tuple[Estimate, ...]
    """The label of a point is the number of games."""
    warning: str = ""
    source: str = ""
    share: bool = False

    def __str__(self) -> str:
        name = f"{self.measure} of {self.label}" if self.label else self.measure
        last = str(self.points[-1]).partition(": ")[2]
        head = f"{name} while games were played, {self.confidence:.0%} intervals: {last}"
        return self.written(head, ())


class Result(Record):
    """Finished games, by number, and what was played: version, game, options, seed, players."""

    version: str
    game: str
    names: tuple[str, ...]
    """Who sits where; empty names, and with `drawn` all of them, only count the seats."""
    options: Mapping[str, str]
    players: tuple[str, ...]
    """What the bot of each seat is called."""
    seed: int | str
    drawn: bool
    planned: int
    """The number of games for which the intervals are sized."""
    games: tuple[Played, ...]
    house: Mapping[str, str] = {}
    """The rule that each house rule takes the place of, by the name of the house rule."""

    @property
    def warning(self) -> str:
        return RANDOM_WARNING if set(self.players) == {RANDOM} else ""

    def estimate(self, measure: Asked, confidence: float = CONFIDENCE) -> Estimates:
        """The means of a measure with intervals that stay valid however long one watches."""
        found = find_measure(measure)
        rows = estimates(found, self.games, self.planned, confidence)
        if not rows:
            raise GameError(f"no game of this result has a value of {found.name}")
        return Estimates(
            found.name, found.meaning, confidence, rows, self.warning, self.cite(), found.share
        )

    def growth(self, measure: Asked, label: str = "", confidence: float = CONFIDENCE) -> Growth:
        """Return how a mean and its interval came about, game by game in order of their numbers."""
        found = find_measure(measure)
        by_label = measured(found, self.games)
        if label not in by_label:
            known = ", ".join(map(quoted, by_label)) or "none"
            raise GameError(f"{found.name} has no {quoted(label)}; there are {known}")
        series = by_label[label]
        numbers = sorted(series)
        counts = sorted({round(len(numbers) * step / GROWTH) for step in range(1, GROWTH + 1)})
        points = tuple(
            estimate_of(
                str(count),
                {number: series[number] for number in numbers[:count]},
                found,
                self.planned,
                confidence,
            )
            for count in counts
            if count
        )
        return Growth(found.name, label, confidence, points, self.warning, self.cite(), found.share)

    def cite(self) -> str:
        """Return what was played, in one sentence."""
        return citation(self, len(self.games), self.players)

    def __str__(self) -> str:
        return f"{self.cite()} {self.warning}".strip()

    def save(self, path: str | Path) -> Path:
        """Write the result as JSON; an earlier file stays until the new one is whole."""
        target = Path(path)
        beside = target.with_name(f".{target.name}.{os.getpid()}")
        try:
            beside.write_text(to_json(self), "utf-8")
            beside.replace(target)
        except OSError as error:
            beside.unlink(missing_ok=True)
            raise GameError(f"{target} can't be written: {error.strerror}") from None
        return target

    def repeat(
        self, *, game: AnyGame | None = None, bots: Bots = (), n_jobs: int | None = None
    ) -> Result:
        """The same games played anew. Players without a name in the game have to be handed in."""
        table = self.at_table(game or find_game(self.game), bots)
        numbers = [played.number for played in self.games]
        batches = run(table, numbers, n_jobs=n_jobs)
        return collect(table, self.planned, (played for batch in batches for played in batch))

    def at_table(self, game: AnyGame, bots: Bots = ()) -> Table:
        """The table at which these games were played."""
        known = player_names(game)
        named = [name if name in known else random_bot for name in self.players]
        seated = seat_bots(game, bots or named, len(self.players))
        if tuple(map(bot_name, seated)) != self.players:
            asked = ", ".join(self.players)
            raise GameError(f"these games were played by {asked}: hand these in as bots")
        players = self.names if all(self.names) else len(self.names)
        return lay_table(
            game, players, options=self.options, bots=seated, seed=self.seed, drawn=self.drawn
        )


def citation(result: Result, games: int, players: Sequence[str]) -> str:
    """Return what was played, in one sentence, by these players."""
    replaced = ", ".join(f"{name} for {rule}" for name, rule in result.house.items())
    options = ", ".join(
        f"{name} {replaced or word}" if name == HOUSE else f"{name} {word}"
        for name, word in result.options.items()
    )
    seats = "drawn for each game" if result.drawn else ", ".join(result.names)
    return (
        f"heist-explorer {result.version}: {games} games of {result.game} with seed "
        f"{result.seed!r}, {len(result.names)} players ({seats}; played by "
        f"{', '.join(players)}), {options or 'rulebook options'}."
    )


def collect(table: Table, planned: int, games: Iterable[Played]) -> Result:
    """The result of these games of a table, in the order of their numbers."""
    return Result(
        our_version(),
        find_game(table.game).name,
        table.names,
        table.options,
        tuple(map(bot_name, table.bots)),
        table.seed,
        table.drawn,
        planned,
        tuple(sorted(games, key=lambda played: played.number)),
        {house.name: house.rule for house in table.house},
    )


def load(path: str | Path) -> Result:
    """The result that a file keeps."""
    source = Path(path)
    try:
        large = source.stat().st_size > MOST_BYTES
    except OSError as error:
        raise GameError(f"{source} can't be read: {error.strerror}") from None
    if large:
        raise GameError(f"{source} is too large to be a result")
    try:
        return from_plain(json.loads(source.read_text("utf-8")), Result)
    except OSError as error:
        raise GameError(f"{source} can't be read: {error.strerror}") from None
    except RecordError as error:
        raise GameError(f"{source} is no result of the lab: {error}") from None
    except (ValueError, RecursionError):
        raise GameError(f"{source} is no result of the lab: it is no JSON") from None


def our_version() -> str:
    try:
        return version("heist-explorer")
    except PackageNotFoundError:
        return "unknown"


def estimates(
    measure: Measure, games: Iterable[Played], planned: int, confidence: float
) -> tuple[Estimate, ...]:
    """An estimate for each label of a measure."""
    return tuple(
        estimate_of(label, series, measure, planned, confidence)
        for label, series in measured(measure, games).items()
    )


def estimate_of(
    label: str, series: Series, measure: Measure, planned: int, confidence: float
) -> Estimate:
    values = [series[number] for number in sorted(series)]
    interval = (betting if measure.share else unbounded)(values, planned, confidence)
    if measure.counts and not measure.share:
        interval = Interval(max(interval.low, 0.0), interval.high)
    return Estimate(label, sum(values) / len(values), interval, len(values))
