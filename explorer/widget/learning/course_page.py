"""`course`: how far the reader is, and what to do next, each a click away.

from explorer import course

course()
course(file="mine.jsonl")
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import ClassVar

import traitlets

from engine.core.bounds import quoted
from engine.core.record import replace, to_plain
from engine.core.rulebook import check_language

from ...files.library import games
from ...files.packing import pack
from ...learning.in_text import course_text
from ...learning.keeping import NAME, ProgressFile, keep_progress, progress_file, read_progress
from ...learning.overview import CourseShown, overview
from ...lessons.lesson import open_session
from ...session.verdict import UnknownChoice
from ..intents import Intent
from ..one_at_a_time import in_turn
from ..outputs import Keepsake
from .practising import Practice

COURSE: Mapping[str, Callable[[CoursePage, Intent], object]] = {
    "course": lambda study, _: study._come_home(),
    "lesson": lambda study, intent: study._begin(intent.value),
    "drill": lambda study, intent: study._drill(intent.value),
}


@in_turn
class CoursePage(Practice):
    """The course of a reader; lessons and practice open in its place, and lead back to it."""

    course = traitlets.Dict().tag(sync=True, to_json=pack, holds=CourseShown, or_nothing=True)

    _acts: ClassVar[Mapping[str, Callable[..., object]]] = {**Practice._acts, **COURSE}

    def __init__(self, language: str = "en") -> None:
        super().__init__(next(iter(games())))
        self.language = check_language(language)
        with self._my_turn:
            self._come_home()

    def _come_home(self) -> None:
        """Show the course as it stands now."""
        self._item, self._fresh, self._went = None, False, ()
        self._overlook()
        self._open(self._table(), "course")

    def _overlook(self) -> None:
        self.course = to_plain(self._seen_from(self._progress()))

    def _progress(self) -> ProgressFile:
        """Return what is kept, and what was answered here even if it could not be kept."""
        kept = read_progress(progress_file())
        return replace(kept, log=replace(kept.log, answers=self._answers()))

    def _seen_from(self, progress: ProgressFile) -> CourseShown:
        return overview(progress, self._today, self.language)

    def _begin(self, scenario: str) -> None:
        """Open a lesson of the course."""
        self._item = None
        self._open(open_session(scenario))

    def _drill(self, value: str) -> None:
        """Practise a game, or a rule."""
        for game in games().values():
            if value == game.name or value in game.rule_ids:
                self._game, self._item, self._went = game, None, ()
                self._serve("" if value == game.name else value)
                return
        raise UnknownChoice(f"{quoted(value)} is neither a game nor a rule")

    def _fix(self) -> None:
        super()._fix()
        if self.shows == "course":
            self._overlook()

    def _over(self) -> str:
        if self.shows != "course":
            return super()._over()
        return course_text(self._seen_from(self._progress()), self.language)

    def _kept(self, live: bool) -> Keepsake:
        """Return what a notebook stores: the course of somebody new, whoever runs it."""
        if self.shows != "course":
            return super()._kept(live)
        return Keepsake(course_text(self._seen_from(ProgressFile(NAME)), self.language))


def course(file: str | Path = "", language: str = "en") -> CoursePage:
    """The course page: chapters, rules known and shaky, and what to do next, each a click away.

    Progress is kept beside the notebooks of the course; `file` keeps it elsewhere from now on.
    """
    if file:
        keep_progress(file)
    return CoursePage(language)
