"""The contract for what learners are told, may want to try, and are shown at the end."""

from __future__ import annotations

from typing import Protocol, TypeVar

from ..events import Event
from ..moves import Move
from ..record import Record
from ..score import Score, Standing

S = TypeVar("S", bound=Record)


class Teaching(Protocol[S]):
    def prompt(self, state: S, /) -> str:
        """The key of the phrase that says what to do now; the phrase may name {name}."""

    def status(self, state: S, /) -> str:
        """The key of the phrase that says how far the game is; it may name fields of the state."""

    def chapter(self, state: S, /) -> int:
        """The number of the round, or of whatever divides the game; 0 before the first."""

    def temptations(self, state: S, /) -> tuple[Move[S], ...]:
        """Illegal moves that a learner may want to try here."""

    def foresee(self, view: S, move: Move[S], /) -> tuple[Event[S], ...]:
        """Return what a move would do as things stand, up to where luck, a secret or others decide.

        It is told from what the viewer sees alone; empty where nothing can be told.
        """

    def prospect(self, view: S, move: Move[S], /) -> Record | None:
        """In short, what a move leads to as things stand; the move may be unfinished.

        It is put into words by the phrase `prospect.` plus its key; None where nothing is told.
        """

    def score(self, state: S, /) -> Score | None:
        """The final score once the game is over; None if nothing is counted."""

    def standing(self, state: S, /) -> Standing | None:
        """Return what counts so far, to whoever sees everything; None if nothing is counted."""
