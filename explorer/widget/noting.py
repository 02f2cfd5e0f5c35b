"""The reader's additions to a study: names, comments, marks, and the order of its branches."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.core.bounds import quoted
from engine.core.moves import Move
from engine.core.tree import Mark

from ..page.board import names_drawn
from ..page.look import Look
from ..rulings.readings import Readings, readings
from ..session.session import Session
from ..session.standpoint import Standpoint
from ..session.verdict import UnknownChoice
from ..session.what_if import MOST_MOVES, WhatIf, what_if
from ..session.why_not import Attempt, attempt
from .one_at_a_time import Turns, in_turn, takes_long


@in_turn
class Noting:
    """A session on show, with methods to annotate its positions."""

    session: Session
    _look: Look
    _my_turn: Turns

    if TYPE_CHECKING:

        def _show(self, look: Look) -> None:
            """Show the session; the widget that this is mixed into does it."""

    def comment(self, text: str) -> None:
        """Comment on this position; an empty text removes the comment."""
        self._at_home()
        _check_text(text)
        if text != self.session.here.say(self.session.node.comment):
            self.session.timeline.comment(self.session.here.at, text)
        self._show(Look())

    def rename(self, name: str) -> None:
        """Name the line that goes through this position."""
        self._at_home()
        _check_text(name)
        if name != self.session.here.say(self.session.node.name):
            self.session.timeline.rename(self.session.here.at, name)
        self._show(Look())

    def mark(self, at: str, to: str = "") -> None:
        """Highlight a spot of the board, or draw an arrow to another; doing it again removes it."""
        self._at_home()
        known = names_drawn(self.session.here)
        for key in (at, *((to,) if to else ())):
            if not isinstance(key, str) or key not in known:
                raise UnknownChoice(
                    f"nothing is called {quoted(key)} here; there are {', '.join(known)}"
                )
        mark, marks = Mark(at, to if to != at else ""), self.session.node.marks
        kept = tuple(each for each in marks if each != mark)
        fresh = kept if mark in marks else (*marks, mark)
        self.session.timeline.mark(self.session.here.at, fresh)
        self._show(Look())

    def unmark(self) -> None:
        """Remove all marks from this position."""
        self._at_home()
        self.session.timeline.mark(self.session.here.at, ())
        self._show(Look())

    def promote(self) -> None:
        """Make the line through this position the main line."""
        self._at_home()
        self.session.timeline.promote(self.session.here.at)
        self._show(Look())

    def delete(self) -> None:
        """Delete this position and all that follows it; `restore` brings it back."""
        self._at_home()
        self.session.timeline.prune(self.session.here.at)
        self.session.shown_events = None
        self._show(Look())

    def restore(self) -> None:
        """Bring back what was deleted last."""
        self._at_home()
        self.session.timeline.restore()
        self.session.shown_events = None
        self._show(Look())

    def _seen(self) -> Standpoint:
        """The current standpoint, for slow work while clicks and cells go on."""
        with self._my_turn:
            return self.session.here

    def _at_home(self) -> None:
        if self.session.here.home:
            raise UnknownChoice(self.session.here.phrase("aside.change"))

    # -- asking

    def attempt(self, move: str | Move[Any]) -> Attempt:
        """Try a move without playing it; return the reasons against it and possible moves."""
        return attempt(self.session.here, move)

    @takes_long
    def what_if(self, most: int = MOST_MOVES) -> WhatIf:
        """Every move of this position, up to `most`, with its results."""
        return what_if(self._seen(), most)

    @takes_long
    def readings(self) -> Readings:
        """Return which rulings matter here, and what happens under each of their readings.

        The line that led here and every move from here are replayed under every reading of what
        the rulebook leaves open.
        """
        return readings(self._seen())

    # -- saving

    @takes_long
    def save(self, path: str | Path) -> Path:
        """Save the study to a .toml file, all its secrets included; `study(path)` opens it."""
        with self._my_turn:
            kept = self.session.apart()
        return kept.save(path)

    @takes_long
    def code(self) -> str:
        """The study as a short text for a chat, with all its secrets."""
        with self._my_turn:
            kept = self.session.apart()
        return kept.code()


def _check_text(text: object) -> None:
    if not isinstance(text, str):
        raise UnknownChoice(f"a name or a comment is a text, not {quoted(text)}")
