"""The game behind a number, opened as a study at its moment."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from engine.core.timeline import Timeline
from engine.lab.examples import Example as PlainExample

from ..session.session import Session
from ..widget.study import Study


@dataclass(frozen=True)
class Example(PlainExample):
    """A game behind a number. Shown is its study, at the moment that the number is about."""

    @cached_property
    def study(self) -> Study:
        """The whole game, to be stepped through and played on another way."""
        finished = self.finished
        timeline = Timeline(finished.game, finished.start, f"game {self.number}")
        for move in finished.moves:
            timeline.play(move)
        timeline.go(timeline.path()[self.at + 1].number)
        session = Session(timeline)
        session.shared.name = str(self)
        return Study(session)

    def __repr__(self) -> str:
        return str(self)

    def _ipython_display_(self) -> None:
        self.study._ipython_display_()
