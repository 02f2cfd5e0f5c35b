"""Viewers of a game: a seat, a spectator who sees no secret, or one who sees them all."""

from __future__ import annotations

from enum import Enum
from typing import TypeAlias

from .moves import Seat


class Onlooker(Enum):
    SPECTATOR = "spectator"
    ALL_SEEING = "all-seeing"


SPECTATOR = Onlooker.SPECTATOR
ALL_SEEING = Onlooker.ALL_SEEING

Viewer: TypeAlias = Seat | Onlooker
