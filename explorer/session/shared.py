"""What all pages of a study share beside its tree."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.performing import Performed

from ..files.earlier import Earlier
from .standpoint import DRAWN, Entry


class Shared:
    """The scenario and its answers, who plays the seats and luck, and where it is kept."""

    def __init__(self, performed: Performed[Any] | None = None) -> None:
        self.performed = performed
        self.entries: Mapping[int, Entry] = {}
        """What was answered to each question, by its place; replaced whole when one is answered."""
        self.luck = DRAWN
        self.players: Mapping[str, str] = {}
        self.name = ""
        """What a study without a scenario is called; empty for the name of the game."""
        self.earlier = Earlier()
        """What it may write over when it is saved."""

    def copy(self) -> Shared:
        """The same, to try something on; it is kept in the same file."""
        other = Shared(self.performed)
        other.__dict__ |= self.__dict__
        return other
