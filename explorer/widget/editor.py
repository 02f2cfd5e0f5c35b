"""The editor in a notebook: click a place or a piece, then what to do with it.

from explorer import editor

board = editor("GAME")
board.choose("a place")
board.edit("what to do")
board.start()
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from engine.core.editing import Edit
from engine.core.messages import load_messages, plain
from engine.core.moves import Move
from engine.core.record import replace, to_plain
from engine.core.timeline import Timeline

from ..draw.boards import bare_board
from ..draw.drawing import WIDTHS, fitting_width
from ..draw.words import load_words
from ..editing.editor import Editor, edit_blank, edit_position
from ..editing.page import editing_fixed, editing_page, editing_track
from ..export.pictures import WIDTH
from ..page.look import Look
from ..page.tools import Tools
from ..panels.panel import Panel
from ..session.session import Session
from ..session.story import Sentence
from ..session.verdict import UnknownChoice
from .intents import Intent, Stale, number
from .obeying import save_here
from .one_at_a_time import in_turn, takes_long
from .outputs import KEPT_WIDTH, Keepsake
from .study import Study


@in_turn
class BoardEditor(Study):
    """A position being set up on the board. Once it is played from, it is an ordinary study."""

    def __init__(self, editor: Editor) -> None:
        self.editor = editor
        self.setting_up = True
        super().__init__(self._unplayed())

    # -- what a notebook uses

    def choose(self, key: str) -> None:
        """Choose a place or a piece by its key on the board; an empty key chooses the table."""
        self._change(lambda: self.editor.choose(key))

    def edit(self, wanted: str | Edit[Any]) -> None:
        self._change(lambda: self.editor.edit(wanted))

    def undo(self) -> None:
        self._change(self.editor.undo)

    def redo(self) -> None:
        self._change(self.editor.redo)

    @property
    def problems(self) -> tuple[Sentence, ...]:
        """The reasons why the position is impossible, each with its rule."""
        return self.editor.problems

    @property
    def edit_labels(self) -> tuple[str, ...]:
        """The edits of what is chosen, in words; none while it is played."""
        return self.editor.edit_labels if self.setting_up else ()

    @property
    def legal_moves(self) -> tuple[str, ...]:
        """The legal moves once it is played; none while it is set up."""
        return () if self.setting_up else super().legal_moves

    def start(self, seed: int | str = 0) -> None:
        """Play from here; refused with the reasons if the position is impossible."""
        self.session = self.editor.play(seed)
        self.setting_up = False
        self._fix()
        self._show(Look())

    def set_up(self) -> None:
        """Go back to setting up, to the position as it was before it was played from."""
        self._change(lambda: None)

    def save(self, path: str | Path, title: str = "") -> Path:
        """Save a scenario that starts from this position; once it is played, the whole study."""
        if not self.setting_up:
            return super().save(path)
        return self.editor.save(path, title or self.session.here.title)

    @takes_long
    def play(self, move: str | Move[Any]) -> tuple[Sentence, ...]:
        with self._my_turn:
            if self.setting_up:
                self.start()
        return super().play(move)

    def to_text(self) -> str:
        return repr(self.editor) if self.setting_up else super().to_text()

    # -- showing

    def _change(self, act: Callable[[], None]) -> None:
        act()
        self.setting_up = True
        self.session = self._unplayed()
        self._fix()
        self._show(Look())

    def _unplayed(self) -> Session:
        session = Session(Timeline(self.editor.game, self.editor.state))
        session.language = self.editor.language
        return session

    def _fix(self) -> None:
        if not self.setting_up:
            super()._fix()
            return
        self.editor.language = self.session.language
        self.fixed = to_plain(editing_fixed(self.editor, self.session.here))

    def _refresh(self) -> None:
        if not self.setting_up:
            super()._refresh()
            return
        rooms = tuple(self._widths.values()) or (WIDTH,)
        widths = tuple(dict.fromkeys(fitting_width(room, WIDTHS) for room in rooms))
        shown, drawings = editing_page(self.editor, self._look, widths)
        with self.hold_sync():
            self.stills = {str(drawing.width): drawing.still for drawing in drawings}
            self.track = to_plain(editing_track(self.editor))
            self.page = to_plain(replace(shown, turn=self._turn))

    def _beside_board(self) -> Callable[[], tuple[Panel | None, Tools]]:
        return (lambda: (None, Tools())) if self.setting_up else super()._beside_board()

    def _store(self) -> None:
        """Store nothing: without a kernel the position is shown as it is."""
        if not self.setting_up:
            super()._store()

    def _kept(self, live: bool) -> Keepsake:
        if not self.setting_up:
            return super()._kept(live)
        game, words = self.editor.game.name, load_words(self.editor.language, self.editor.game.name)
        picture = bare_board(game, self.editor.state, width=KEPT_WIDTH, words=words)
        return Keepsake(self.to_text(), (picture,))

    # -- intents of the page

    def _unless_impossible(self, act: Callable[[], object]) -> None:
        """Act, or refuse with the reasons why the position is impossible."""
        if self.problems:
            raise UnknownChoice(" ".join(plain(problem.segments) for problem in self.problems))
        act()

    def _obey(self, intent: Intent) -> None:
        if not self.setting_up or intent.do in ("width", "language"):
            super()._obey(intent)
            return
        words = load_messages("explorer", self.language)
        if intent.do not in SET_UP:
            raise UnknownChoice(words.phrase("editor.unready"))
        if intent.do in MADE_ON_A_POSITION and intent.at != (self.editor.step, 0):
            raise Stale(words.phrase("stale"))
        SET_UP[intent.do](self, intent.value)


MADE_ON_A_POSITION = frozenset({"choose", "edit", "start"})

SET_UP: Mapping[str, Callable[[BoardEditor, str], object]] = {
    "choose": lambda board, value: board.choose(value),
    "edit": lambda board, value: board.edit(value),
    "start": lambda board, _: board._unless_impossible(board.start),
    "save": lambda board, value: board._unless_impossible(lambda: save_here(board, value)),
    "back": lambda board, _: board.undo(),
    "forward": lambda board, _: board.redo(),
    "go": lambda board, value: board._change(lambda: board.editor.go(number(value, "a step"))),
    "first": lambda board, _: board._change(lambda: board.editor.go(0)),
    "last": lambda board, _: board._change(lambda: board.editor.go(board.editor.steps)),
}


def editor(game: str, position: str = "", **options: object) -> BoardEditor:
    """Set up a position of a game by hand, from a blank table or from a position as text."""
    if position:
        return BoardEditor(edit_position(game, position, **options))
    return BoardEditor(edit_blank(game, **options))
