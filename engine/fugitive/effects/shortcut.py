"""Shortcut: the next hideout may be further away."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.core.play import Play

from .. import rules
from ..event_cards import EventCard
from ..state import State
from .common import come_into_force

BONUS = 2
"""The number by which the next hideout may reach further."""


def carry_out(play: Play[State], _drawer: Seat) -> None:
    tuning = play.state.options.tuning
    by_house = any(each.rule == rules.PLACE_REACH for each in tuning.house)
    come_into_force(play, EventCard.SHORTCUT, None if by_house else tuning.stride + BONUS)
