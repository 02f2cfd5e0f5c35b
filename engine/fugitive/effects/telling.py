"""Events that tell something about a hideout: its footprints, its deck, odd or even."""

from __future__ import annotations

from engine.core.moves import Move, Reason, Refusal, Seat, refuse
from engine.core.play import Play

from .. import rules
from ..cards import DECK_OF, FOOTPRINTS, footprints
from ..event_card_events import Told
from ..state import MARSHAL, State, Task, Topic, face_down
from ..turns import due, go_on, not_now
from .common import CITED, follows

ASKING = frozenset({Task.FOOTPRINT_CAST, Task.WITNESS})
NO_DECK = 0
"""Told of 1, 2 and 3, which are in the fugitive's hand from the start."""


class NoSuchHideout(Reason):
    """There is no hideout there that may be asked about."""

    place: int
    places: tuple[int, ...]


class AskAbout(Move[State]):
    """The marshal chooses a hideout, counted from 1."""

    place: int

    def refusal(self, state: State) -> Refusal | None:
        if due(state) not in ASKING:
            return not_now(state, MARSHAL)
        places = askable(state)
        if self.place in places:
            return None
        return refuse(NoSuchHideout(rules.EVENT_EFFECTS, self.place, places))

    def carry_out(self, play: Play[State]) -> None:
        hideout = play.state.trail[self.place - 1]
        if due(play.state) is Task.FOOTPRINT_CAST:
            topic, value = Topic.FOOTPRINTS, footprints(hideout.sprints)
        else:
            topic, value = Topic.DECK, DECK_OF.get(hideout.card, NO_DECK)
        play.happens(Told(CITED, topic, self.place, value, True))
        go_on(play)


def askable(state: State) -> tuple[int, ...]:
    """Any hideout for its footprints, only a face-down one for its deck."""
    if due(state) is Task.WITNESS:
        return face_down(state)
    return tuple(range(1, len(state.trail) + 1))


def questions(state: State) -> tuple[AskAbout, ...]:
    return tuple(AskAbout(place) for place in askable(state))


def footprint_cast(play: Play[State], _drawer: Seat) -> None:
    follows(play, Task.FOOTPRINT_CAST, MARSHAL)


def witness(play: Play[State], _drawer: Seat) -> None:
    follows(play, Task.WITNESS, MARSHAL)


def slip_of_the_tongue(play: Play[State], _drawer: Seat) -> None:
    """Odd cards show one footprint and even cards two."""
    trail = play.state.trail
    play.happens(Told(CITED, Topic.PARITY, len(trail), FOOTPRINTS[trail[-1].card], False))
