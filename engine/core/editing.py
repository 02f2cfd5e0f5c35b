"""Edits: changes to a position by hand. They ask no rule; impossible positions are found later."""

from __future__ import annotations

from typing import Generic, TypeVar

from .record import Record

S = TypeVar("S", bound=Record)


class Edit(Record, Generic[S], tag=True):
    """One change by hand. The phrase `edit.` plus the class name is its sentence."""

    def on(self, state: S) -> S:
        raise NotImplementedError

    @property
    def target(self) -> str:
        """The place or piece on the board that stands for this edit, or an empty text."""
        return ""
