"""The bandits at the table, and the train with what lies on it."""

from __future__ import annotations

from engine.core.messages import Speaker, plain
from engine.core.moves import Seat
from engine.core.parts.plain import place_word as plain_place_word

from ..expert import compose
from ..happening import where
from ..pieces import Spot
from ..state import State
from ..targets import PLACES, aimed_at, own_name, place_of, places, sign, target, values

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
    return tuple(Seat(seat) for seat in range(state.players))


def seat_name(state: State, seat: Seat) -> str:
    return state.bandits[seat].name.value


def place_word(place: str, speaker: Speaker) -> str:
    """A floor of a car by the name of its car; `off` by a phrase of its own."""
    if place not in PLACES:
        return plain_place_word(place, speaker)
    return plain(speaker.value(Spot, PLACES[place], "the"))


def pointed_at(key: str, kind: object, name: str, state: State) -> Spot | None:
    """A floor of a car."""
    return PLACES.get(key) if kind is Spot else None
