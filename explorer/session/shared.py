"""The data that all pages of a study share, besides its tree."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.performing import Performed

from ..files.earlier import Earlier
from .standpoint import DRAWN, Entry


class Shared:
    """The scenario and its answers, the players of seats and luck, and the file it is saved in."""

    def __init__(self, performed: Performed[Any] | None = None) -> None:
        self.performed = performed
        self.entries: Mapping[int, Entry] = {}
        """The answers to each question, by its place; the mapping is replaced, never changed."""
        self.luck = DRAWN
        self.players: Mapping[str, str] = {}
        self.name = ""
        """The name of a study without a scenario; if empty, it goes by the name of the game."""
        self.earlier = Earlier()
        """The files that saving may overwrite."""

    def copy(self) -> Shared:
        """A copy for trying things out; it is saved in the same file."""
        other = Shared(self.performed)
        other.__dict__ |= self.__dict__
        return other
