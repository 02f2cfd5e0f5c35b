"""Roadblock: the next hideout may have one sprint card at most."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.core.play import Play

from ..event_cards import EventCard
from ..state import State
from .common import come_into_force

MOST_SPRINTS = 1


def carry_out(play: Play[State], _drawer: Seat) -> None:
    come_into_force(play, EventCard.ROADBLOCK)
