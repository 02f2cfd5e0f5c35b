"""The game behind a number, opened as a study at its moment."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from engine.core.timeline import Timeline
from engine.lab.examples import Example as PlainExample
from engine.lab.playing import Finished

from ..session.session import Session
from ..widget.study import Study


@dataclass(frozen=True)
class Example(PlainExample):
    """A game behind a number. Shown is its study, at the moment that the number is about."""

    @cached_property
    def study(self) -> Study:
        """The whole game, to be stepped through and played on another way."""
        return study_of(self.finished, str(self), self.at + 1)

    def __repr__(self) -> str:
        return str(self)

    def _ipython_display_(self) -> None:
        self.study._ipython_display_()


def study_of(finished: Finished, name: str, step: int = 0) -> Study:
    """A finished game as a study, after so many moves."""
    timeline = Timeline(finished.game, finished.start)
    for move in finished.moves:
        timeline.play(move)
    timeline.go(timeline.path()[step].number)
    session = Session(timeline)
    session.shared.name = name
    return Study(session)
