"""The record by which a kind of move brings along its words and its reasons.

Every file of the rules that defines a move ends with such a record. The table of them is in
kinds.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from engine.core.moves import Move, Reason
from engine.core.notation import Scanner
from engine.core.record import Record

from .state import State

M = TypeVar("M", bound=Move[State])


def _nothing(_move: object, _state: State) -> str:
    return ""


class Verb(Record, Generic[M]):
    """A kind of move as readers meet it in the notation."""

    move: type[M]
    word: str
    """The first word of its text."""
    read: Callable[[Scanner, State], M]
    """Read what follows the word."""
    rest: Callable[[M, State], str] = _nothing
    """Write what follows the word."""
    reasons: tuple[type[Reason], ...] = ()
    """The reasons against such a move that are defined in its file."""
