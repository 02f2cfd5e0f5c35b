"""The marshal asks about a hideout: the move that Footprint cast and Witness call for."""

from __future__ import annotations

from engine.core.moves import Move, Reason, Refusal, refuse
from engine.core.play import Play

from .. import rules
from ..actions import Choice, Verb
from ..event_card_events import Told
from ..state import MARSHAL, State, Task
from ..turns import due, go_on, not_now
from ..words import read_place
from . import footprint_cast, witness
from .common import CITED

QUESTIONS = {
    Task.FOOTPRINT_CAST: footprint_cast.QUESTION,
    Task.WITNESS: witness.QUESTION,
}


class NoSuchHideout(Reason):
    """There is no hideout there that may be asked about."""

    place: int
    places: tuple[int, ...]


class AskAbout(Move[State]):
    """Ask about a hideout, counted from 1."""

    place: int

    def refusal(self, state: State) -> Refusal | None:
        task = due(state)
        if task not in QUESTIONS:
            return not_now(state, MARSHAL)
        places = QUESTIONS[task].places(state)
        if self.place in places:
            return None
        return refuse(NoSuchHideout(rules.EVENT_EFFECTS, self.place, places))

    def carry_out(self, play: Play[State]) -> None:
        state = play.state
        question = QUESTIONS[state.agenda[0].task]
        value = question.answer(state, state.trail[self.place - 1])
        play.happens(Told(CITED, question.topic, self.place, value, True))
        go_on(play)


def options(state: State) -> tuple[AskAbout, ...]:
    places = QUESTIONS[state.agenda[0].task].places(state)
    return tuple(AskAbout(place) for place in places)


VERBS = (
    Verb(
        AskAbout,
        "ask",
        read=lambda scanner: AskAbout(read_place(scanner)),
        rest=lambda move: str(move.place),
        target=lambda move: f"hideout {move.place}",
        reasons=(NoSuchHideout,),
    ),
)
CHOICES = (
    Choice(
        {Task.FOOTPRINT_CAST: "casts", Task.WITNESS: "witness"},
        options,
        seat=MARSHAL,
        public=True,
    ),
)
