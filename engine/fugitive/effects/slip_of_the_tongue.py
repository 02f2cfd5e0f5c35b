"""Slip of the tongue: everybody is told whether the last hideout is odd or even."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.core.play import Play

from ..cards import parity
from ..event_card_events import Told
from ..state import State, Topic
from .common import CITED


def carry_out(play: Play[State], _drawer: Seat) -> None:
    trail = play.state.trail
    play.happens(Told(CITED, Topic.PARITY, len(trail), parity(trail[-1].card), False))
