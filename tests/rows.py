"""Rule tests as tables of rows: the code that the tables of all games share.

Positions are written in the game's notation. An event is written as its name, its fields in the
order in which it declares them, and the rules it carries.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Generic, NamedTuple, Protocol, TypeVar

import pytest

from engine.core.events import Event
from engine.core.game import Game
from engine.core.moves import IllegalMove, Move
from engine.core.record import Record, field_names

S = TypeVar("S", bound=Record)


class Row(Protocol):
    @property
    def name(self) -> str: ...


class Case(NamedTuple):
    name: str
    position: str
    moves: str
    """Moves to be played, with semicolons between them."""
    events: tuple[str, ...]
    """Everything told of the last move."""
    says: str = ""
    """Lines of the position after."""


class Refused(NamedTuple):
    name: str
    position: str
    move: str
    rules: str
    sentence: str


def table(*rows: Row) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("case", rows, ids=[row.name for row in rows])


def parts(text: str) -> list[str]:
    """The lines of a text; a semicolon ends a line too."""
    return [line for part in re.split(r"[;\n]", text) if (line := " ".join(part.split()))]


class Table(Generic[S]):
    """How the rows of a game are played; `word` writes the value of a field of an event."""

    def __init__(self, game: Game[S], word: Callable[[str, object, S], str]) -> None:
        self.game = game
        self.word = word

    def position(self, text: str) -> S:
        """The position a row describes, which must be a possible one."""
        return self.game.read_position(text)

    def lines(self, state: S) -> list[str]:
        return self.game.notation.position_text(state).splitlines()

    def play(self, state: S, *moves: str) -> tuple[S, list[str]]:
        """The position after these moves, and everything told of them."""
        told = []
        for text in parts(";".join(moves)):
            state, events = self.game.play(state, self.game.notation.read_move(text, state))
            told += [self.event_text(event, state) for event in events if event.told]
        return state, told

    def check(self, state: S, moves: str, events: tuple[str, ...], says: str) -> S:
        """That the last move tells these events and leaves a position with these lines."""
        *before, last = parts(moves)
        state, _ = self.play(state, *before)
        state, told = self.play(state, last)
        assert tuple(told) == events
        assert [line for line in parts(says) if line not in self.lines(state)] == []
        return state

    def event_text(self, event: Event[S], state: S) -> str:
        fields = (name for name in field_names(type(event)) if name != "rules")
        values = ", ".join(self.word(name, getattr(event, name), state) for name in fields)
        return f"{type(event).__name__} {values} [{' '.join(event.rules)}]".replace("  ", " ")

    def assert_refused(self, state: S, move: Move[S], rules: str, sentence: str) -> None:
        """That these rules forbid a move, in this sentence; it may leave out their ids."""
        refusal = self.game.refusal(state, move)
        assert refusal is not None
        assert " ".join(refusal.rules) == rules
        with pytest.raises(IllegalMove) as caught:
            self.game.play(state, move)
        said = str(caught.value)
        assert sentence in (said, re.sub(r" \[[\w.]+\]", "", said))
