"""The contract for games with more legal moves than can be listed."""

from __future__ import annotations

from random import Random
from typing import Protocol, TypeVar

from ..moves import Move
from ..record import Record

S = TypeVar("S", bound=Record)


class Sampling(Protocol[S]):
    """The sampling of legal moves. A game without this part lists every legal move."""

    def lists_all(self, state: S, /) -> bool:
        """Return whether the rules' `options` list every legal move of this position."""

    def sample(self, state: S, rng: Random, /) -> Move[S]:
        """Some legal move of the seat to act: any may come, not each as likely as the others."""
