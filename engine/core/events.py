"""Events: the consequences of moves. Only events change a state."""

from __future__ import annotations

from typing import ClassVar, Generic, TypeVar

from .record import Record
from .rulebook import RuleId

S = TypeVar("S", bound=Record)


class Event(Record, Generic[S], tag=True):
    """Something that happened, and the rules that made it happen.

    The class name is the key of its sentence in the game's messages. An event that is not `told`
    changes the state without a sentence.
    """

    told: ClassVar[bool] = True

    rules: tuple[RuleId, ...]

    def on(self, state: S) -> S:
        raise NotImplementedError
