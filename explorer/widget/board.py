"""The board of a study: its traits, and how they follow the session."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import traitlets

from engine.core.bounds import MOST_LISTED, MOST_NAME, check_size, check_text, quoted
from engine.core.record import replace, to_plain
from engine.core.rulebook import check_language

from ..draw.drawing import BARE_WIDTHS, WIDTHS, check_width
from ..export.frames import Frames
from ..files.packing import pack
from ..lessons.lesson import practice_session
from ..page.look import Look
from ..page.page import Page, page
from ..page.scripts import loader
from ..page.tools import KEEP, Tools, ToolState
from ..page.track import Track, track
from ..page.words import Fixed, fixed
from ..panels import has_panel
from ..panels.panel import Panel
from ..session.others import plays_itself
from ..session.session import Session, check_luck
from ..session.standpoint import Standpoint
from ..session.verdict import UnknownChoice
from .intents import Intent
from .one_at_a_time import RefusedTrait, in_turn
from .outputs import Keepsake, Kept, keepsake
from .unhurried import Unhurried


@in_turn
class Board(Unhurried, Kept):
    """A session on a board: the page follows every change, by a call or by a trait."""

    _esm = loader()
    _drawn: Standpoint | None = None
    """The standpoint that the page shows."""

    step = traitlets.Int(0).tag(sync=True)
    viewer = traitlets.Unicode("all-seeing").tag(sync=True)
    language = traitlets.Unicode("en").tag(sync=True)
    luck = traitlets.Unicode("drawn").tag(sync=True)
    step_by = traitlets.Unicode("move").tag(sync=True)
    players: traitlets.Dict[str, str] = traitlets.Dict().tag(sync=True, holds=dict[str, str])

    fixed = traitlets.Dict().tag(sync=True, to_json=pack, holds=Fixed)
    stills = traitlets.Dict().tag(sync=True, to_json=pack, holds=dict[str, str])
    track = traitlets.Dict().tag(sync=True, to_json=pack, holds=Track)
    page = traitlets.Dict().tag(sync=True, to_json=pack, holds=Page)
    panel = traitlets.Dict().tag(sync=True, to_json=pack, holds=Panel, or_nothing=True)
    tools = traitlets.Dict().tag(sync=True, to_json=pack, holds=Tools)
    frames = traitlets.Dict().tag(sync=True, to_json=pack, holds=Frames, or_nothing=True)
    intents: traitlets.List[Any] = traitlets.List().tag(sync=True, holds=tuple[Intent, ...])
    ack = traitlets.Dict().tag(sync=True, holds=dict[str, int])

    def __init__(self, session: Session, beside: Board | None = None) -> None:
        if beside is not None:
            self._join(beside)
        self.session = session
        session.seen_by = ""
        self._look = Look()
        self._widths: dict[str, int] = {}
        self._busy = False
        self._turn = 0
        """A counter by which the browser can tell whether its panel belongs to this page."""
        self._settings: dict[str, str] = {}
        self._tool_state = ToolState()
        self._former: Session | None = None
        self._practising = False
        """True while a question of another study is shown for practice."""
        super().__init__()
        with self._setting():
            self.viewer, self.language = session.viewer, session.language
            self.luck = session.luck
        with self._my_turn:
            self._fix()
            self._show(self._look)

    def _repr_mimebundle_(self, **options: Any) -> Any:
        self._store()
        return super()._repr_mimebundle_(**options)

    def _kept(self, live: bool) -> Keepsake:
        return keepsake(self.session.here, live)

    def _catch_up(self) -> None:
        self._write_outputs()
        super()._catch_up()

    # -- several boards of one game

    def _follow_others(self) -> None:
        """Show what was done on another board of this game.

        A board that stood at the end of a line follows the line to its new end.
        """
        before, timeline = self._drawn, self.session.timeline
        if before is None or before is self.session.here:
            return
        children = timeline.here.children
        if timeline.at == before.at and children and not before.node.children:
            timeline.go(timeline.line(children[-1])[-1].number)
        with self._setting():
            self.luck, self.players = self.session.luck, self.session.players
        self._show(Look() if self.session.here.place != before.place else self._look)

    # -- traits, set from either side

    @traitlets.validate("viewer", "language", "luck", "step_by", "step", "players")
    def _check(self, proposal: Any) -> Any:
        try:
            self._try_out(proposal["trait"].name, proposal["value"])
        except ValueError as error:
            raise RefusedTrait(str(error)) from None
        return proposal["value"]

    def _try_out(self, name: str, value: Any) -> None:
        if name == "step":
            self._node_at(value)
        elif name == "step_by":
            if value not in ("move", "event"):
                raise UnknownChoice(f"step_by can't be {quoted(value)}; it is 'move' or 'event'")
        else:
            self._would_take(name, value)

    def _would_take(self, name: str, value: Any) -> None:
        """Refuse a value that the session would refuse."""
        if name == "viewer":
            self.session.here.check_viewer(value)
        elif name == "language":
            check_language(value)
        elif name == "luck":
            check_luck(value)
        else:
            self.session.check_players(value)

    @traitlets.observe("viewer", "language", "luck", "step_by", "step", "players")
    def _follow(self, change: Any) -> None:
        if self._busy:
            return
        name, value = change["name"], change["new"]
        if name == "step":
            self.session.go_to(self._node_at(value))
        elif name != "step_by":
            setattr(self.session, name, value)
        if name == "viewer":
            self.session.seen_by = ""
        if name == "language":
            self._fix()
            self._show(replace(self._look, notice=""))
            return
        if name == "players" and not self.session.node.children:
            self.session.shown_events, self._others_play = None, True
        self._show(Look())

    @contextmanager
    def _setting(self) -> Iterator[None]:
        """Set traits to what the session already is, without being notified of it."""
        before, self._busy = self._busy, True
        try:
            with self.hold_sync():
                yield
        finally:
            self._busy = before

    def _node_at(self, step: int) -> int:
        line = self.session.here.line
        if not 0 <= step < len(line):
            raise UnknownChoice(
                f"there is no step {step}; this line has steps 0 to {len(line) - 1}"
            )
        return line[step].number

    def _notify(self, said: str, kept: bool = True) -> None:
        """Show a notice beside the choices, or in the open saving box if it is about saving."""
        if kept and self._tool_state.open == KEEP:
            self._tool_state = replace(self._tool_state, said=said)
            self._show(replace(self._look, notice=""))
        else:
            self._show(replace(self._look, notice=said))

    @property
    def _position(self) -> tuple[int, int]:
        return self.session.here.place

    def lift_curtain(self) -> None:
        """Lift the curtain: the seat to act confirms that it is at the screen."""
        self.session.seen_by = self.session.here.actor
        self._show(self._look)

    def _seat(self, seat: str, kind: str) -> None:
        self.players = {**self.session.players, seat: kind}

    def _resize(self, view: str, width: int) -> None:
        self._widths.pop(view, None)
        if width:
            self._widths[view] = check_width(width, (*BARE_WIDTHS, *WIDTHS))
        self._show(self._look)

    # -- showing

    def _fix(self) -> None:
        self.fixed = to_plain(fixed(self.session.here))

    def _show(self, look: Look) -> None:
        """Show the session as it is now; slower parts follow after the turn."""
        waits = self._others_play and plays_itself(self.session)
        self._look = replace(look, more=True) if waits else look
        self._refresh()
        self._shown += 1
        self._keep()

    def _refresh(self) -> None:
        session = self.session
        if session.here.curtained:
            session.seen_by = ""
            self._look = Look(notice=self._look.notice)
        here = session.here
        shown, drawings = page(here, self._look, self._drawn_for)
        self._drawn = here
        with self._setting():
            self._forget()
            self.stills = {str(drawing.width): drawing.still for drawing in drawings}
            self.track = to_plain(track(here))
            self._turn += has_panel(here.game.name)
            former = self._former.title if self._former and self._practising else ""
            self.page = to_plain(self._adapted(replace(shown, turn=self._turn, former=former)))
            self.step = here.step

    def _adapted(self, shown: Page) -> Page:
        """The page as this kind of study shows it."""
        return shown

    def _set(self, key: str, value: str) -> None:
        """Change a setting of the game's own panel."""
        check_text(key + value, "a setting", MOST_NAME)
        check_size(self._settings, "a panel", MOST_LISTED, "settings")
        self._settings[key] = value
        self._show(self._look)

    def _open_tool(self, name: str) -> None:
        """Open one of the tools beside the board, or close it if it is open."""
        self._tool_state = replace(
            self._tool_state, open="" if name == self._tool_state.open else name
        )
        self._show(self._look)

    def _turn_over(self) -> None:
        """Show the next boards of what if."""
        step = self.session.here.at
        turned = self._tool_state.turned + 1 if self._tool_state.step == step else 1
        self._tool_state = replace(self._tool_state, turned=turned, step=step)
        self._show(self._look)

    def _show_code(self) -> None:
        """Show the study's code in the page, once."""
        self._tool_state = replace(self._tool_state, code=self.session.code())
        self._show(self._look)

    def _take(self, session: Session) -> None:
        """Show another study instead; `_take_back` returns to this one."""
        if self.session.viewer in session.here.viewers:
            session.viewer = self.session.viewer
        self._put(session)

    def _practise(self, rule: str) -> None:
        """Show a question about a rule instead; `_take_back` returns to this study."""
        self._take(practice_session(self.session.here, rule))
        self._practising = True
        self._show(self._look)

    def _visit(self, session: Session) -> None:
        """Show a position that explains a rule; from any number of them, back leads home."""
        home = self._former if self._tool_state.visiting else self.session
        self._tool_state = replace(self._tool_state, visiting=True)
        self._take(session)
        self._former = home

    def _take_back(self) -> None:
        """Return to the study that was shown before another one was taken."""
        if self._former is None:
            raise UnknownChoice("no other study was shown here before")
        self._tool_state = replace(self._tool_state, visiting=False)
        self._put(self._former)

    def _put(self, session: Session) -> None:
        self._former, former, self._practising = self.session, self.session, False
        session.language, session.luck = former.language, former.luck
        self.session, session.seen_by = session, ""
        self._tool_state = replace(self._tool_state, back=True)
        with self._setting():
            self.viewer, self.players = session.viewer, session.players
        self._fix()
        self._show(Look())
