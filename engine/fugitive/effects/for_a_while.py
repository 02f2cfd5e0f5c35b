"""Shortcut and Roadblock bear on the next hideout, Dead phone on the next attempt."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.core.play import Play

from ..event_card_events import CameIntoForce
from ..event_cards import EventCard
from ..state import State
from .common import CITED


def shortcut(play: Play[State], _drawer: Seat) -> None:
    play.happens(CameIntoForce(CITED, EventCard.SHORTCUT))


def roadblock(play: Play[State], _drawer: Seat) -> None:
    play.happens(CameIntoForce(CITED, EventCard.ROADBLOCK))


def dead_phone(play: Play[State], _drawer: Seat) -> None:
    play.happens(CameIntoForce(CITED, EventCard.DEAD_PHONE))
