"""The bandits at the table, and the train."""

from __future__ import annotations

from engine.core.bounds import quoted
from engine.core.errors import GameError
from engine.core.messages import Speaker, plain
from engine.core.moves import Composition, Seat
from engine.core.parts.plain import aimed_at, own_name, pointed_at, sign, target, values
from engine.core.parts.plain import place_word as plain_place_word

from .. import planning
from ..happening import where
from ..notation import PLACES, spot_word
from ..pieces import SPOTS, Spot
from ..state import ABOARD, PLANNING, State, Status, spot_of

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
    return tuple(Seat(seat) for seat in range(len(state.bandits)))


def seat_name(state: State, seat: Seat) -> str:
    return state.bandits[seat].name.value


def place_of(state: State, piece: str) -> str:
    """The spot of a bandit, or how it left the train."""
    for number, bandit in enumerate(state.bandits):
        if bandit.name.value == piece:
            if bandit.status is not ABOARD:
                return bandit.status.value
            return spot_word(spot_of(state, Seat(number)))
    known = ", ".join(bandit.name.value for bandit in state.bandits)
    raise GameError(f"no piece is called {quoted(piece)}; there are {known}")


def places(state: State) -> tuple[str, ...]:
    spots = (spot_word(spot) for spot in SPOTS[: len(state.floors)])
    return (*spots, *(status.value for status in Status if status is not ABOARD))


def place_word(place: str, speaker: Speaker) -> str:
    """A spot by its own name; off the train by a phrase of its own."""
    if place not in PLACES:
        return plain_place_word(place, speaker)
    return plain(speaker.value(Spot, PLACES[place]))


def compose(state: State, chosen: tuple[str, ...]) -> Composition[State] | None:
    """A plan is laid card by card."""
    return planning.compose(state, chosen) if state.phase is PLANNING else None
