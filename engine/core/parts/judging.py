"""The contract for a game that judges moves by a way of thinking of its own."""

from __future__ import annotations

from random import Random
from typing import Protocol, TypeVar

from ..judged import Judged
from ..record import Record

S = TypeVar("S", bound=Record)


class Judging(Protocol[S]):
    """The judgement of moves by what the seat to act sees; each time the best one comes first."""

    def glance(self, view: S, rng: Random, /) -> tuple[Judged[S], ...]:
        """The moves that come into question, judged at a glance."""

    def ponder(self, view: S, rng: Random, /) -> tuple[Judged[S], ...]:
        """The moves that come into question, judged after some thought."""
