"""What a puzzle is: a moment of a played game, a goal, and what every legal move leads to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from engine.core.events import Event
from engine.core.game import Game
from engine.core.moves import Move, Seat
from engine.core.questions import Condition, Follow
from engine.core.record import Record
from engine.core.rulebook import RuleId


@dataclass(frozen=True)
class Table:
    """A set-up to play: the number of players, the options, and who plays."""

    players: int
    options: dict[str, bool | str]
    player: str = "fair"


@dataclass(frozen=True)
class Moment:
    """A choice of a seat in a played game.

    `follow` are the moves that come next without a choice, made by `actors` if they are told one
    by one.
    """

    game: Game[Any]
    state: Any
    seat: Seat
    moves: tuple[Move[Any], ...]
    """Every legal move."""
    follow: tuple[Follow, ...] = ()
    actors: tuple[Seat, ...] = ()
    otherwise: str = ""
    """The move that is made instead of one that follows and can't be made; empty if none is."""
    setting: str = ""
    """The key of the text that sets the scene."""
    viewer: str = ""
    """The seat through whose eyes it is looked at; empty if everything may be seen."""

    @property
    def then(self) -> tuple[Follow, ...]:
        """The moves that follow, each with the one that is made instead."""
        instead = (Follow(self.otherwise),) if self.otherwise else ()
        return tuple(each for follow in self.follow for each in (follow, *instead))


@dataclass(frozen=True)
class Goal:
    """Something to be reached by exactly one move: conditions, or a move that is sure by itself.

    `name` is the key of its texts, and `cast` holds the values that they name.
    """

    name: str
    cast: Record
    conditions: tuple[Condition, ...] = ()
    sure: Move[Any] | None = None
    """The only right move, where it is right by what its seat can know."""
    event: str = ""
    value: str = ""
    """For a move that is sure: the event that it leads to, and the value that is asked for."""
    alone: bool = True
    """False if it is too plain to be asked for alone."""
    paired: bool = False
    """True if it may be asked for together with another goal."""
    parts: tuple[Goal, ...] = ()
    """The two goals that are asked for together."""

    @property
    def kind(self) -> str:
        """The name by which goals of the same kind are counted."""
        return "+".join(part.name for part in self.parts) or self.name

    def with_another(self, other: Goal) -> Goal:
        """Return the goal to reach both."""
        conditions = (*self.conditions, *other.conditions)
        return Goal("both", self.cast, conditions, parts=(self, other))


@dataclass(frozen=True)
class Played:
    """A move that was made on the way, where it led, and what happened."""

    text: str
    state: Any
    events: tuple[Event[Any], ...]


@dataclass(frozen=True)
class Line:
    """A legal move with the moves that follow it."""

    move: Move[Any]
    played: tuple[Played, ...]
    settled: bool
    """False if luck, or somebody's choice, would have to decide on the way."""

    @property
    def after(self) -> Any:
        return self.played[-1].state

    @property
    def events(self) -> tuple[Event[Any], ...]:
        return tuple(event for each in self.played for event in each.events)


@dataclass(frozen=True)
class Puzzle:
    """A moment and a goal that exactly one of its moves reaches."""

    moment: Moment
    goal: Goal
    right: Line
    wrong: Line
    """A line that misses the goal: the one that the fair player chooses most often."""
    fails: float
    """The share of tries in which the fair player does not make the right move."""
    rules: tuple[RuleId, ...]
    """The rules that decide: see `telling.deciding`."""
    hint: RuleId
    """The rule that the hint names, where the goal has no hint of its own."""

    @property
    def difficulty(self) -> tuple[float, int]:
        """Return how hard it is: how often the fair player fails, then how many moves there are."""
        return self.fails, len(self.moment.moves)


class Source(Protocol):
    """What one game knows for its puzzles; each module in `sources` satisfies it."""

    TABLES: Sequence[Table]
    """The set-ups that are played in turn."""
    FLEETING: Sequence[str]
    """The beginnings of lines of a position that make no difference to a reader."""

    def moments(
        self, game: Game[Any], history: Sequence[tuple[Any, Move[Any]]], rng: Random
    ) -> Iterable[Moment]:
        """The choices of a played game that may make a puzzle, in a random order.

        The positions of `history` come with the move that was made.
        """

    def goals(self, moment: Moment) -> Sequence[Goal]:
        """The goals that are worth looking at in a moment."""
