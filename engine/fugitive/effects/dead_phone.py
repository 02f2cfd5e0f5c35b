"""Dead phone: the marshal may name only one number in the next attempt."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.core.play import Play

from ..event_cards import EventCard
from ..state import State
from .common import come_into_force


def carry_out(play: Play[State], _drawer: Seat) -> None:
    come_into_force(play, EventCard.DEAD_PHONE)
