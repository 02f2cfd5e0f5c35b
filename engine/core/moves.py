"""A move is a choice; a refusal is the reasons why it can't be made."""

from __future__ import annotations

from typing import Generic, NewType, TypeVar

from .errors import GameError
from .events import Event
from .play import Play
from .record import Record
from .rulebook import RuleId

S = TypeVar("S", bound=Record)

Seat = NewType("Seat", int)

CHANCE = Seat(-1)
NOBODY = Seat(-2)


class Reason(Record, tag=True):
    """One reason against a move: the rule, and in the fields of a subclass what it is about.

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
    """A refusal with those of the reasons that hold, or None where none does."""
    holding = tuple(reason for reason in reasons if reason is not None)
    return Refusal(holding) if holding else None


class IllegalMove(GameError):
    """A move that the rules refuse; `refusal` holds the reasons."""

    def __init__(self, refusal: Refusal, sentence: str) -> None:
        super().__init__(sentence)
        self.refusal = refusal


class Move(Record, Generic[S], tag=True):
    """What a player, or chance, chooses to do."""

    def refusal(self, state: S) -> Refusal | None:
        raise NotImplementedError

    def carry_out(self, play: Play[S]) -> None:
        raise NotImplementedError


class Part(Record):
    """A piece that can be added next to a move that is composed piece by piece."""

    key: str
    refusal: Refusal | None = None
    target: str = ""
    """The place or piece on the board that stands for it; empty where none does."""
    meant: Record | None = None
    """What it is, where its key is neither a word nor a number."""
    sign: str = ""
    """The name of its icon, where that is not its key."""


class Composition(Record, Generic[S]):
    """How far a composed move has got: what can be added, and the move once it is whole."""

    parts: tuple[Part, ...]
    move: Move[S] | None = None
    refusal: Refusal | None = None
    otherwise: tuple[Move[S], ...] = ()
    """Legal moves that are made whole instead of this one, such as passing."""
    places: int = 0
    """How many parts the whole move has; 0 where that is open."""


def resolve(state: S, move: Move[S]) -> tuple[S, tuple[Event[S], ...]]:
    """The position after a move that is legal here, and everything that happened on the way."""
    play = Play(state)
    move.carry_out(play)
    return play.state, tuple(play.events)
