"""The records by which a kind of move, and a card of the pile, bring along all that they need.

Every file of the rules that defines moves ends with such a record for each of them. The table of
moves is in kinds.py, the table of cards in stealing/cards.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from engine.core.moves import Move, Reason, Seat
from engine.core.notation import Scanner
from engine.core.record import Record
from engine.core.rulebook import RuleId

from .pieces import Action
from .state import State

M = TypeVar("M", bound=Move[State])


def _empty(_move: object, _state: State) -> str:
    return ""


def _no_moves(_state: State, _bandit: Seat) -> list[Move[State]]:
    return []


def _no_rules(_state: State, _bandit: Seat) -> tuple[RuleId, ...]:
    return ()


class Verb(Record, Generic[M]):
    """A kind of move as readers meet it: in the notation and on the board."""

    move: type[M]
    word: str
    """The first word of its text."""
    read: Callable[[Scanner, State], M]
    """Read what follows the word."""
    rest: Callable[[M, State], str] = _empty
    """Write what follows the word."""
    target: Callable[[M, State], str] = _empty
    """Return the key of the place or piece on the board that stands for the move, if one does."""
    sign: Callable[[M, State], str] = _empty
    """Return the name of the icon of the move, if it has one."""
    reasons: tuple[type[Reason], ...] = ()
    """The reasons against such a move that are defined in its file."""


class CardAction(Record):
    """Everything that the game knows about one kind of card of the common pile."""

    action: Action
    verb: Verb[Any]
    """The move that carries the card out."""
    choices: Callable[[State, Seat], tuple[Move[State], ...]]
    """List the legal moves of the bandit on the card; none where the card has no effect."""
    tempting: Callable[[State, Seat], list[Move[State]]] = _no_moves
    """List moves that a learner may want to try, legal or not."""
    without_effect: Callable[[State, Seat], tuple[RuleId, ...]] = _no_rules
    """Return the rules by which the card has no effect, where there are no choices."""
