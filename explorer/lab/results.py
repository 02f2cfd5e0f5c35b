"""Results, estimates and comparisons that show themselves."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.errors import GameError
from engine.lab.ablating import Ablation as PlainAblation
from engine.lab.bots import Bots
from engine.lab.comparing import Comparison as PlainComparison
from engine.lab.intervals import CONFIDENCE
from engine.lab.ladder import Ladder as PlainLadder
from engine.lab.measures import Asked
from engine.lab.results import Estimate
from engine.lab.results import Estimates as PlainEstimates
from engine.lab.results import Growth as PlainGrowth
from engine.lab.results import Result as PlainResult
from engine.lab.table import AnyGame

from .charts import WIDTH, Dot, dots, line
from .scale import Unit
from .showing import Columns, Shows

ALL = "all"
"""What a row without a label is called."""


class Estimates(Shows, PlainEstimates):
    """Means with their intervals."""

    @property
    def heading(self) -> str:
        return f"{self.measure}: {self.meaning} ({self.confidence:.0%} intervals)"

    def columns(self) -> Columns:
        return {"label": [row.label for row in self.rows], **interval_columns(self.rows)}

    def chart(self, width: int = WIDTH) -> str:
        unit = Unit(self.share)
        return dots(str(self), [dot(row, unit) for row in self.rows], unit, width)


class Growth(Shows, PlainGrowth):
    """A mean and its interval while games were played."""

    @property
    def heading(self) -> str:
        return str(self).splitlines()[0]

    def columns(self) -> Columns:
        return interval_columns(self.points)

    def chart(self, width: int = WIDTH) -> str:
        points = [
            (float(each.games), each.mean, each.interval.low, each.interval.high)
            for each in self.points
        ]
        return line(self.heading, points, Unit(self.share), width)


class Comparison(Shows, PlainComparison):
    """How two results differ."""

    @property
    def heading(self) -> str:
        return f"{self.measure}: {self.meaning}, b less a ({self.confidence:.0%} intervals)"

    def columns(self) -> Columns:
        return {
            "label": [row.label for row in self.rows],
            "a": [row.a for row in self.rows],
            "b": [row.b for row in self.rows],
            "effect": [row.effect for row in self.rows],
            "low": [row.interval.low for row in self.rows],
            "high": [row.interval.high for row in self.rows],
            "left": [row.left for row in self.rows],
            "games": [row.games for row in self.rows],
        }

    def chart(self, width: int = WIDTH) -> str:
        unit, plain = Unit(self.share, signed=True), Unit(self.share)
        rows = [
            Dot(
                row.label or ALL,
                row.effect,
                row.interval.low,
                row.interval.high,
                f"{unit.text(row.effect)} ({plain.text(row.a)} → {plain.text(row.b)})",
                row.interval.low > 0 or row.interval.high < 0,
            )
            for row in self.rows
        ]
        return dots(str(self), rows, unit, width, 0.0)


class Ablation(Shows, PlainAblation):
    """Changes ranked by their effect."""

    @property
    def heading(self) -> str:
        return f"{self.measure}: the largest effect of each change, {self.games} games each"

    def columns(self) -> Columns:
        rows = self.changes
        return {
            "option": [each.setting.option for each in rows],
            "value": [each.setting.value for each in rows],
            "label": [each.label for each in rows],
            "effect": [each.difference.effect for each in rows],
            "low": [each.difference.interval.low for each in rows],
            "high": [each.difference.interval.high for each in rows],
            "sure": [each.sure for each in rows],
            "left": [each.left for each in rows],
        }

    def chart(self, width: int = WIDTH) -> str:
        unit = Unit(self.share, signed=True)
        rows = [
            Dot(
                f"{each.setting} · {each.label}" if each.label else str(each.setting),
                each.difference.effect,
                each.difference.interval.low,
                each.difference.interval.high,
                f"{unit.text(each.difference.effect)}, {each.left:.0%} of the variance left",
                each.sure,
            )
            for each in self.changes
        ]
        return dots(str(self), rows, unit, width, 0.0)


class Ladder(Shows, PlainLadder):
    """Players, each against the one below."""

    @property
    def heading(self) -> str:
        return f"How much more each wins than the one below ({self.confidence:.0%} intervals)"

    def columns(self) -> Columns:
        return {
            "player": [rung.above for rung in self.rungs],
            "below": [rung.below for rung in self.rungs],
            "wins": [rung.wins.mean for rung in self.rungs],
            "gain": [rung.gain.effect for rung in self.rungs],
            "low": [rung.gain.interval.low for rung in self.rungs],
            "high": [rung.gain.interval.high for rung in self.rungs],
            "higher": [rung.higher for rung in self.rungs],
            "games": [rung.wins.games for rung in self.rungs],
        }

    def chart(self, width: int = WIDTH) -> str:
        unit, plain = Unit(share=True, signed=True), Unit(share=True)
        rows = [
            Dot(
                f"{rung.above} over {rung.below}",
                rung.gain.effect,
                rung.gain.interval.low,
                rung.gain.interval.high,
                f"{unit.text(rung.gain.effect)}, wins {plain.text(rung.wins.mean)}",
                rung.higher,
            )
            for rung in self.rungs
        ]
        return dots(str(self), rows, unit, width, 0.0)


class Result(Shows, PlainResult):
    """Finished games. Shown are the wins; `estimate` measures anything else."""

    def estimate(self, measure: Asked, confidence: float = CONFIDENCE) -> Estimates:
        """The means of a measure with intervals that stay valid however long one watches."""
        return Estimates.showing(PlainResult.estimate(self, measure, confidence))

    def growth(self, measure: Asked, label: str = "", confidence: float = CONFIDENCE) -> Growth:
        """Return how a mean and its interval came about, game by game in order of their numbers."""
        return Growth.showing(PlainResult.growth(self, measure, label, confidence))

    def repeat(
        self, *, game: AnyGame | None = None, bots: Bots = (), n_jobs: int | None = None
    ) -> Result:
        """The same games played anew. Players other than random ones have to be handed in."""
        return Result.showing(PlainResult.repeat(self, game=game, bots=bots, n_jobs=n_jobs))

    @property
    def heading(self) -> str:
        return f"{len(self.games)} games of {self.game}: {self._wins.heading}"

    @property
    def notes(self) -> tuple[str, ...]:
        return (self.warning,) if self.warning else ()

    @property
    def _wins(self) -> Estimates:
        """Wins by name where two play, who have roles of their own; else by turn."""
        if not self.games:
            raise GameError("this result has no games")
        return self.estimate("wins_by_name" if len(self.names) == 2 else "wins_by_turn")

    def columns(self) -> Columns:
        """A row a game."""
        games = self.games
        return {
            "game": [one.number for one in games],
            "winners": [", ".join(_names(one.sides, one.winners)) for one in games],
            "moves": [one.moves for one in games],
            "decisions": [one.decisions for one in games],
            "forced": [one.forced for one in games],
            "rounds": [one.chapters for one in games],
        }

    def chart(self, width: int = WIDTH) -> str:
        return self._wins.chart(width)

    def behind_chart(self) -> Columns:
        return self._wins.columns()


def _names(sides: Sequence[Sequence[str]], seats: Sequence[int]) -> list[str]:
    return [name for seat in seats for name in sides[seat]]


def dot(row: Estimate, unit: Unit) -> Dot:
    """An estimate as a row of a chart."""
    low, high = row.interval.low, row.interval.high
    said = f"{unit.text(row.mean)} [{unit.text(low)}, {unit.text(high)}]"
    return Dot(row.label or ALL, row.mean, low, high, said)


def interval_columns(rows: Sequence[Estimate]) -> dict[str, list[object]]:
    return {
        "mean": [row.mean for row in rows],
        "low": [row.interval.low for row in rows],
        "high": [row.interval.high for row in rows],
        "games": [row.games for row in rows],
    }
