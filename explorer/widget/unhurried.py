"""Slow work of a study: stored frames, seats that play themselves, what stands beside the board.

It is done on a snapshot between the turns, while clicks and cells go on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.record import replace, to_plain
from engine.core.sight import Viewer

from ..draw.drawing import BARE_WIDTHS, fitting_width
from ..export.frames import frames
from ..page.look import Look
from ..page.tools import Tools, ToolState, tools
from ..panels import panel
from ..panels.panel import Panel, Wanted
from ..session.others import let_others_play, plays_itself
from ..session.session import Session
from .match.replying import Replying

WIDTH = 700
"""The width of a drawing until a page says how much room it has."""


class Unhurried(Replying):
    """A study that catches up on slow work after each turn."""

    _tool_state: ToolState
    frames: Any
    panel: Any
    tools: Any
    _settings: dict[str, str]
    _widths: dict[str, int]
    _turn: int
    """A counter by which the browser can tell whether its panel belongs to this page."""
    _shown = _beside = 0
    """The number of pages shown, and the one that the panel and the tools belong to."""

    _stored_for: tuple[Session, str] | None = None
    _shown_for: tuple[Session, Viewer] | None = None
    """The viewers of the stored frames and of the panel; no other viewer must be left with them."""

    @property
    def _eyes(self) -> tuple[Session, str]:
        """The study on show and its viewer."""
        return self.session, self.session.viewer

    def _forget(self) -> None:
        """Keep nothing that somebody else has seen."""
        if self._stored_for and self._stored_for != self._eyes:
            self.frames = {}
        if self._shown_for != (self.session, self.session.here.sight):
            self.panel, self.tools = {}, to_plain(Tools())

    def _store(self) -> None:
        """Store every step, as the viewer sees it, for when no kernel answers."""
        with self._my_turn:
            self._stored_for = eyes = self._eyes
            seen, settings = self.session.here, dict(self._settings)
        stored = to_plain(frames(seen, (WIDTH,), settings=settings))
        with self._my_turn:
            if eyes == self._eyes:
                self.frames = stored

    def _catch_up(self) -> None:
        """Let seats play themselves, then update what is beside the board and what is stored."""
        if self._others_play:
            if self._singly:
                self._reply()
            else:
                self._let_others_play()
        if self._beside != self._shown:
            self._show_beside()
        if self._stored_for and self._stored_for != self._eyes:
            self._store()

    def _let_others_play(self) -> None:
        """Let seats play on a snapshot; if the reader has moved on, their moves become a line."""
        with self._my_turn:
            self._others_play = False
            timeline, seen = self.session.timeline, self.session.apart()
        if not plays_itself(seen):
            return
        place, start, step = seen.here.place, seen.here.at, seen.here.step
        let_others_play(seen)
        moves = [node.move for node in seen.timeline.path()[step + 1 :] if node.move is not None]
        with self._my_turn:
            if start not in timeline.nodes:
                return
            here = timeline.at
            stays = self.session.timeline is timeline and self.session.here.place == place
            timeline.go(start)
            for move in moves:
                timeline.play(move)
            if not stays:
                timeline.go(here)
            self._show(Look() if stays else self._look)

    def _show_beside(self) -> None:
        """Show the panel and the tools, unless something else was shown meanwhile."""
        with self._my_turn:
            self._beside = due = self._shown
            turn, work = self._turn, self._beside_board()
        shown, opened = work()
        with self._my_turn:
            if due == self._shown:
                self._shown_for = self.session, self.session.here.sight
                self.panel = to_plain(replace(shown, turn=turn)) if shown else {}
                self.tools = to_plain(opened)
                self._tool_state = replace(self._tool_state, code="", said="")

    def _beside_board(self) -> Callable[[], tuple[Panel | None, Tools]]:
        """A function that works out the panel and the tools for the current standpoint."""
        if self.session.here.curtained:
            return lambda: (None, Tools())
        seen, tool_state, widths = self.session.here, self._tool_state, self._drawn_for
        settings = dict(self._settings)
        wanted = Wanted(seen.state, seen.sight, self._look.picked, settings, seen.language)
        return lambda: (panel(seen.game.name, wanted), tools(seen, tool_state, widths[0]))

    @property
    def _drawn_for(self) -> tuple[int, ...]:
        """The widths of boards for the pages that show the study, the widest first."""
        rooms = set(self._widths.values()) or {WIDTH}
        return tuple(sorted({fitting_width(room, BARE_WIDTHS) for room in rooms}, reverse=True))
