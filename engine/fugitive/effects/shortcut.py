"""Shortcut: the next hideout may be further away."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.core.play import Play

from ..event_cards import EventCard
from ..state import State
from .common import come_into_force

BONUS = 2
"""The number by which the next hideout may reach further."""


def carry_out(play: Play[State], _drawer: Seat) -> None:
    come_into_force(play, EventCard.SHORTCUT)
