"""Moves, which are choices; and refusals, which give the reasons why a move can't be made."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, NewType, TypeVar

from .errors import GameError
from .events import Event
from .play import Beyond, Foreseen, Play
from .record import Record
from .rulebook import RuleId

S = TypeVar("S", bound=Record)

Seat = NewType("Seat", int)

CHANCE = Seat(-1)
NOBODY = Seat(-2)


class Reason(Record, tag=True):
    """One reason against a move: its rule, and in a subclass's fields the details.

    The class name is the key of its sentence in the game's messages.
    """

    rule: RuleId


class Refusal(Record):
    """Every independent reason why a move can't be made."""

    reasons: tuple[Reason, ...]

    @property
    def rules(self) -> tuple[RuleId, ...]:
        return tuple(dict.fromkeys(reason.rule for reason in self.reasons))


def refuse(*reasons: Reason | None) -> Refusal | None:
    """A refusal with the reasons that are not None, or None if there are none."""
    holding = tuple(reason for reason in reasons if reason is not None)
    return Refusal(holding) if holding else None


class IllegalMove(GameError):
    """A move that the rules refuse; `refusal` holds the reasons."""

    def __init__(self, refusal: Refusal, sentence: str) -> None:
        super().__init__(sentence)
        self.refusal = refusal


class Move(Record, Generic[S], tag=True):
    """A choice of a player, or of chance."""

    def refusal(self, state: S) -> Refusal | None:
        raise NotImplementedError

    def carry_out(self, play: Play[S]) -> None:
        raise NotImplementedError


class Part(Record):
    """A part that can be added next to a move that is composed piece by piece."""

    key: str
    refusal: Refusal | None = None
    target: str = ""
    """The place or piece on the board that stands for this part, or an empty text."""
    meant: Record | None = None
    """The thing that the part is, if its key is neither a word nor a number."""
    sign: str = ""
    """The name of its icon, if that is not its key."""
    leads_to: Record | None = None
    """The move composed so far with this part added, finished or not."""


class Composition(Record, Generic[S]):
    """A move composed so far: the parts that can be added, and the move once it is whole."""

    parts: tuple[Part, ...]
    move: Move[S] | None = None
    refusal: Refusal | None = None
    otherwise: tuple[Move[S], ...] = ()
    """Legal moves that can be made whole instead of this one, such as passing."""
    places: int = 0
    """The number of parts in the whole move; 0 if that is open."""


def foreseen(
    view: S, moves: Iterable[Move[S]], kinds: tuple[type[Event[S]], ...]
) -> tuple[Event[S], ...]:
    """The events of moves made one after another in a view, as long as they are of these kinds."""
    play = Foreseen(view, kinds)
    try:
        for move in moves:
            move.carry_out(play)
    except Beyond:
        pass
    return tuple(play.events)


def resolve(state: S, move: Move[S]) -> tuple[S, tuple[Event[S], ...]]:
    """The position after a legal move, and every event on the way."""
    play = Play(state)
    move.carry_out(play)
    return play.state, tuple(play.events)
