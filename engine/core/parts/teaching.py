"""What a learner is told about a game, may want to try, and is shown at its end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Protocol, TypeVar

from ..moves import Move
from ..record import Record
from ..score import Score

S = TypeVar("S", bound=Record)


class Teaching(Protocol[S]):
    def prompt(self, state: S, /) -> str:
        """What is to be done now, as a key of the game's phrases that may name {name}."""

    def status(self, state: S, /) -> str:
        """How far the game is, as a key of the phrases that may name fields of the state."""

    def chapter(self, state: S, /) -> int:
        """The round, or what else divides a game; 0 before the first."""

    def temptations(self, state: S, /) -> tuple[Move[S], ...]:
        """Moves that a learner may want to try here, although the rules refuse them."""

    def score(self, state: S, /) -> Score | None:
        """The final reckoning once the game is over; None where nothing is counted."""

    def players(self, rng: Random, /) -> Mapping[str, Callable[[S], Move[S]]]:
        """Who can play a seat in a reader's stead, by name, beside the random player."""
