"""Witness: the marshal is told which deck a face-down hideout comes from."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.core.play import Play

from ..event_cards import EventCard
from ..state import MARSHAL, State, Task, Topic, face_down
from .common import follows, nothing
from .question import Question

NO_DECK = 0
"""The answer for 1, 2 and 3, which are in the fugitive's hand from the start."""


def carry_out(play: Play[State], _drawer: Seat) -> None:
    if face_down(play.state):
        follows(play, Task.WITNESS, MARSHAL)
    else:
        nothing(play, EventCard.WITNESS)


QUESTION = Question(
    Topic.DECK,
    places=face_down,
    answer=lambda state, hideout: state.options.tuning.decks.of.get(hideout.card, NO_DECK),
)
