"""The contract for a game whose players look ahead in worlds that they imagine."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Protocol, TypeVar

from ..moves import Move, Seat
from ..record import Record

S = TypeVar("S", bound=Record)


class Foresight(Protocol[S]):
    """How far to look ahead, how others are thought to play, and what a position is worth."""

    def worth(self, state: S, seat: Seat, /) -> Mapping[str, float]:
        """Return how good a position is for a seat, in parts by the key of a ground; they add up.

        This is what shows at a glance, in whatever the game counts in.
        """

    def chances(self, state: S, seat: Seat, /) -> Mapping[str, float]:
        """Return how likely a seat is to win from a position, in such parts: for thinkers."""

    def horizon(self, start: S, /) -> Callable[[S], bool]:
        """Return what says whether play has come far enough from this position to be judged."""

    def cut_short(self, state: S, /) -> S:
        """The position as it would be if nobody planned any further: what a glance looks at."""

    def others(
        self, view: S, seat: Seat, rng: Random, /
    ) -> tuple[Callable[[Random], S], Callable[[S, Random], Move[S]]]:
        """Return how a seat thinks of the others: what draws a world, and what plays on in it.

        Every world looks to the seat as its view does. What is drawn in it beyond the odds of the
        rules, and how the others go on, rests on the behaviour that the game assumes of them.
        """
