"""What a closer look found, such that it shows itself: rules, flows, heat."""

from __future__ import annotations

from engine.lab.findings import Flows as PlainFlows
from engine.lab.findings import Heat as PlainHeat
from engine.lab.findings import RulesUsed as PlainRulesUsed

from ..draw.drawing import Drawing, svg
from .charts import NARROW, WIDTH, Bar, bars, dots
from .results import dot, interval_columns
from .scale import Unit
from .showing import Columns, Shows

MOST_ROWS = 20


class RulesUsed(Shows, PlainRulesUsed):
    """How often each rule comes up, and decides."""

    @property
    def heading(self) -> str:
        shown = min(len(self.rows), MOST_ROWS)
        most = f"the {shown} that decide most of {len(self.rows)}" if shown < len(self.rows) else ""
        return "Rules: how often they come up (pale) and decide (dark)" + (f"; {most}" * bool(most))

    def columns(self) -> Columns:
        rows = self.rows
        return {
            "rule": [row.rule for row in rows],
            "title": [row.title for row in rows],
            "games": [row.games.mean for row in rows],
            "times": [row.times for row in rows],
            "decides": [row.decides.mean for row in rows],
            "low": [row.decides.interval.low for row in rows],
            "high": [row.decides.interval.high for row in rows],
        }

    def chart(self, width: int = WIDTH) -> str:
        unit = Unit(share=True)
        rows = [
            Bar(
                f"{row.title} ({row.rule})",
                row.games.mean,
                row.decides.mean,
                f"{unit.text(row.games.mean)}, decides {unit.text(row.decides.mean)}",
            )
            for row in self.rows[:MOST_ROWS]
        ]
        return bars(self.heading, rows, unit, width)


class Flows(Shows, PlainFlows):
    """What seats win and lose by each kind of event."""

    @property
    def heading(self) -> str:
        return "Won (pale) and lost (dark) by each kind of event, per game"

    def columns(self) -> Columns:
        return {
            "event": [row.event for row in self.rows],
            "won": [row.won.mean for row in self.rows],
            "lost": [row.lost.mean for row in self.rows],
        }

    def chart(self, width: int = WIDTH) -> str:
        unit = Unit(signed=True)
        rows = [
            Bar(
                row.event,
                row.won.mean,
                -row.lost.mean,
                f"{unit.text(row.won.mean)} {unit.text(-row.lost.mean)}",
            )
            for row in self.rows
        ]
        return bars(str(self), rows, unit, width)


class Heat(Shows, PlainHeat):
    """Where an event happens, on the board."""

    board: Drawing | None = None
    """The board with the heat over it."""
    small_board: Drawing | None = None
    """The same for a narrow page."""

    @property
    def heading(self) -> str:
        return f"{self.event} at each place, per game: {self.total} in {self.games} games"

    def columns(self) -> Columns:
        return {"place": [row.label for row in self.rows], **interval_columns(self.rows)}

    def chart(self, width: int = WIDTH) -> str:
        board = self.small_board if width <= NARROW else self.board
        if board is not None:
            return svg(board)
        return dots(str(self), [dot(row, Unit()) for row in self.rows], Unit(), width)
