"""What a game has to say for the adapters; a module of this room says it for each game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from engine.core.events import Event
from engine.core.game import Game
from engine.core.moves import Move, Seat
from engine.core.record import Record

S = TypeVar("S", bound=Record)


class Contract(Protocol[S]):
    """The numbering of a game's moves, what a view looks like in numbers, and how long it takes.

    A move is spelled in steps, and no spelling begins with another one. The lists only grow at
    their ends, so that a number keeps its meaning.
    """

    @property
    def GAME(self) -> Game[S]: ...

    @property
    def PLAYERS(self) -> range:
        """The numbers of players for which there is a table."""

    @property
    def STEPS(self) -> tuple[str, ...]:
        """Every step that a player may take; its place is its number."""

    @property
    def LUCK(self) -> tuple[str, ...]:
        """Every step that luck may take; its place is its number."""

    @property
    def TOLD(self) -> tuple[str, ...]:
        """Everything that a seat may learn beside the moves that are made."""

    def start(self, players: int, /) -> S:
        """The position before the first move."""

    def spell(self, move: Move[S], /) -> tuple[str, ...]:
        """The steps of a move; what a viewer may not know of it is spelled as no step at all."""

    def thing(self, thing: Any, /) -> str:
        """The step of luck that draws this thing from a bag."""

    def following(self, state: S, path: tuple[str, ...], /) -> Mapping[str, Move[S] | None]:
        """The steps that may follow a path, each with the move that it completes, if it does."""

    def told(self, events: Sequence[Event[S]], view: S, /) -> tuple[str, ...]:
        """Return what a seat learns from the events of a move as it saw them, and from its view."""

    def features(self, view: S, seat: Seat, /) -> list[float]:
        """Return what a seat sees, in numbers from 0 to 1; as many in every position of a table."""

    def longest(self, players: int, /) -> int:
        """The most steps that the players take in a game."""

    def luckiest(self, players: int, /) -> int:
        """The most steps that luck takes in a game."""

    def most_told(self, players: int, /) -> int:
        """The most that a seat is told in a game."""


def listed(
    spelled: Iterable[tuple[tuple[str, ...], Move[S]]], path: tuple[str, ...]
) -> dict[str, Move[S] | None]:
    """The steps that may follow a path, where every legal move is listed with its spelling."""
    at = len(path)
    found: dict[str, Move[S] | None] = {}
    for steps, move in spelled:
        if steps[:at] == path:
            found[steps[at]] = move if len(steps) == at + 1 else None
    return found


def one_of(value: object, values: Iterable[object]) -> list[float]:
    """A one at the place of a value, and zeros."""
    return [float(value == each) for each in values]
