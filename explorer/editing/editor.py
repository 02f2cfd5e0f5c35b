"""`Editor`: set up a position by hand, see what is impossible about it, and play from it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine.core.bounds import quoted
from engine.core.editing import Edit
from engine.core.game import Game, IllegalSetup
from engine.core.messages import plain
from engine.core.options import make_options
from engine.core.rulebook import check_language
from engine.core.scenario import Scenario, Start
from engine.core.timeline import Timeline

from ..files.earlier import Earlier
from ..files.library import find_game
from ..files.writing import to_path
from ..session.session import Session
from ..session.story import Sentence, reasons
from ..session.verdict import UnknownChoice


class Editor:
    """A position being set up: every edit can be undone and redone."""

    def __init__(self, game: Game[Any], start: Any) -> None:
        self.game = game
        self.chosen = ""
        """The place or piece of the board that the edits are about; empty for the table."""
        self._language = "en"
        self._states: list[Any] = [start]
        self._at = 0
        self._earlier = Earlier()

    @property
    def language(self) -> str:
        return self._language

    @language.setter
    def language(self, language: str) -> None:
        self._language = check_language(language)

    @property
    def state(self) -> Any:
        return self._states[self._at]

    @property
    def seat_names(self) -> tuple[str, ...]:
        return tuple(
            self.game.board.seat_name(self.state, seat)
            for seat in self.game.board.seats(self.state)
        )

    # -- edits

    def choose(self, key: str) -> None:
        """Choose a place or a piece by its key on the board; an empty key chooses the table."""
        if key and not self.game.editing.edits(self.state, key):
            raise UnknownChoice(f"nothing can be done with {quoted(key)} here")
        self.chosen = key

    @property
    def edits(self) -> tuple[Edit[Any], ...]:
        return self.game.editing.edits(self.state, self.chosen)

    def label(self, edit: Edit[Any]) -> str:
        return plain(self.game.words.edit_label(edit, self.state, self._language))

    @property
    def edit_labels(self) -> tuple[str, ...]:
        """The edits of what is chosen, in words."""
        return tuple(map(self.label, self.edits))

    def edit(self, wanted: str | Edit[Any]) -> None:
        """Make an edit, given as such or by its words in `edit_labels`."""
        if isinstance(wanted, str):
            named = {self.label(edit): edit for edit in self.edits}
            if wanted not in named:
                raise UnknownChoice(f"{quoted(wanted)} can't be done; this can: {', '.join(named)}")
            wanted = named[wanted]
        self._states[self._at + 1 :] = [wanted.on(self.state)]
        self._at += 1
        if not self.edits:
            self.chosen = ""

    @property
    def step(self) -> int:
        """The number of edits that lead to this position."""
        return self._at

    @property
    def steps(self) -> int:
        return len(self._states) - 1

    def go(self, step: int) -> None:
        if not 0 <= step <= self.steps:
            raise UnknownChoice(f"there is no step {step}; there are 0 to {self.steps}")
        self._at = step
        if not self.edits:
            self.chosen = ""

    def undo(self) -> None:
        self.go(max(0, self._at - 1))

    def redo(self) -> None:
        self.go(min(self.steps, self._at + 1))

    # -- the result

    @property
    def problems(self) -> tuple[Sentence, ...]:
        """The reasons why the position is impossible, each with its rule."""
        refusal = self.game.rules.invalid(self.state)
        if refusal is None:
            return ()
        return reasons(self.game, refusal, self.state, self._language)

    @property
    def position(self) -> str:
        """The position in the game's notation."""
        return self.game.notation.position_text(self.state)

    @property
    def brief(self) -> str:
        """The position in the game's notation, without lines that can be left out."""
        lines = self.position.splitlines()
        for line in tuple(lines):
            others = [each for each in lines if each != line]
            if self._is_said_by(others):
                lines = others
        return "; ".join(lines)

    def _is_said_by(self, lines: list[str]) -> bool:
        text = "\n".join(lines)
        try:
            return bool(self.game.read_position(text, unfinished=True) == self.state)
        except ValueError:
            return False

    def check(self) -> None:
        refusal = self.game.rules.invalid(self.state)
        if refusal is not None:
            raise IllegalSetup(
                refusal, self.game.words.explain(refusal, self.state, self._language)
            )

    def play(self, seed: int | str = 0) -> Session:
        """A session that begins here; refused with the reasons if the position is impossible."""
        self.check()
        session = Session(Timeline(self.game, self.state, seed))
        session.language = self._language
        return session

    def save(self, path: str | Path, title: str, seed: int | str = 0) -> Path:
        """Save a scenario that starts here; refused like `play`."""
        self.check()
        start = Start(position=self.position + "\n")
        scenario = Scenario(self.game.name, title, start, seed=seed)
        return self._earlier.write_scenario(to_path(path), scenario)

    def __repr__(self) -> str:
        found = "\n".join(f"- {problem}" for problem in self.problems)
        return f"{self.position}\n\n{found}".rstrip()


def edit_blank(game: str, **options: object) -> Editor:
    """An editor with as little on the table as possible."""
    found = find_game(game)
    return Editor(found, found.editing.blank(make_options(found.option_type, options)))


def edit_position(game: str, position: str, **options: object) -> Editor:
    """An editor of a position in the game's notation, possible or not."""
    found = find_game(game)
    chosen = make_options(found.option_type, options)
    return Editor(found, found.read_position(position, chosen, unfinished=True))
