"""The records by which a kind of move, and a task, bring along all that they need.

Every file of the rules that defines moves ends with a `Verb` for each of them, and with a
`Choice` for the tasks that call for them. The table of moves is in kinds.py, the table of tasks
in choices.py.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, TypeVar

from engine.core.chance import Chance
from engine.core.moves import Composition, Move, Reason, Seat
from engine.core.notation import Scanner
from engine.core.record import Record

from .state import State, Task

M = TypeVar("M", bound=Move[State])


def _empty(_move: object) -> str:
    return ""


def _any(_move: object) -> bool:
    return True


class Verb(Record, Generic[M]):
    """A kind of move as readers meet it: in the notation and on the board."""

    move: type[M]
    word: str
    """The first word of its text."""
    read: Callable[[Scanner], M]
    """Read what follows the word."""
    rest: Callable[[M], str] = _empty
    """Write what follows the word."""
    target: Callable[[M], str] = _empty
    """Return the key of the place or piece on the board that stands for the move, if one does."""
    sign: str = ""
    """The name of the icon of the move, if it has one."""
    fits: Callable[[M], bool] = _any
    """Return whether a move of the kind is written with this word, where the kind has several."""
    reasons: tuple[type[Reason], ...] = ()
    """The reasons against such a move that are defined in its file."""


def _always(_state: State) -> bool:
    return True


def _no_moves(_state: State) -> tuple[Move[State], ...]:
    return ()


def _picked_whole(_state: State, _chosen: tuple[str, ...]) -> None:
    return None


class Choice(Record):
    """The moves that can be made when one of these tasks is due."""

    tasks: Mapping[Task, str]
    """The tasks, each with its word in the text of a position."""
    options: Callable[[State], tuple[Move[State], ...]]
    """List the legal moves, or a useful part of them where `lists_all` is false."""
    lists_all: Callable[[State], bool] = _always
    """Return whether `options` lists every legal move."""
    chance: Callable[[State], Chance[State]] | None = None
    """Return what luck may bring; None where a player chooses."""
    compose: Callable[[State, tuple[str, ...]], Composition[State] | None] = _picked_whole
    """Return how a move is put together piece by piece; None where it is picked whole."""
    temptations: Callable[[State], tuple[Move[State], ...]] = _no_moves
    """List moves that a learner may want to try, although the rules refuse them."""
    seat: Seat | None = None
    """The only seat that ever has these tasks; None where either may."""
    public: bool = False
    """True if everybody may know what can be done, since it gives no secret away."""
