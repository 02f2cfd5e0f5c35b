"""A position set up by hand. An edit asks no rule; what is impossible is told afterwards."""

from __future__ import annotations

from typing import Generic, TypeVar

from .record import Record

S = TypeVar("S", bound=Record)


class Edit(Record, Generic[S], tag=True):
    """One change by hand; its sentence is the phrase `edit.` with the name of the class."""

    def on(self, state: S) -> S:
        raise NotImplementedError

    @property
    def target(self) -> str:
        """The place or piece on the board that stands for it; empty where none does."""
        return ""
