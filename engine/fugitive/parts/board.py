"""The two players, the trail, the hands and the decks."""

from __future__ import annotations

from engine.core.messages import Speaker
from engine.core.moves import Move, Seat
from engine.core.parts.plain import own_name, values

from .. import places as on_table
from ..choices import compose
from ..happening import where
from ..notation import SEAT_WORDS
from ..places import aimed_at, place_of, places, pointed_at
from ..state import SEATS, State

__all__ = [
    "aimed_at",
    "compose",
    "own_name",
    "place_of",
    "place_word",
    "places",
    "pointed_at",
    "seat_name",
    "seats",
    "sign",
    "target",
    "values",
    "where",
]


def seats(state: State) -> tuple[Seat, ...]:
    return SEATS


def seat_name(state: State, seat: Seat) -> str:
    return SEAT_WORDS[seat]


def place_word(place: str, speaker: Speaker) -> str:
    """The phrase of a kind of place, with its number."""
    kind, _, number = place.partition(" ")
    return speaker.messages.phrases.get(f"at.{kind}", place).format(number=number)


def target(move: Move[State], state: State) -> str:
    return on_table.target(move)


def sign(move: Move[State], state: State) -> str:
    return on_table.sign(move)
