"""Cover tracks: the fugitive takes a sprint card from a face-down hideout back to the hand."""

from __future__ import annotations

from engine.core.moves import Move, Reason, Refusal, Seat, refuse
from engine.core.notation import Scanner
from engine.core.play import Play

from .. import rules
from ..actions import Choice, Verb
from ..cards import Card
from ..event_card_events import SprintTakenBack
from ..event_cards import EventCard
from ..state import FUGITIVE, State, Task
from ..turns import due, go_on, not_now
from ..words import card_word, read_card, read_place
from .common import CITED, follows, nothing


class NotUnder(Reason):
    """The card is no sprint card under that hideout, or the hideout is not face down."""

    card: Card
    place: int


class TakeBack(Move[State]):
    """Take a sprint card from under a hideout, counted from 1, back to the hand."""

    place: int
    card: Card

    def refusal(self, state: State) -> Refusal | None:
        if due(state) is not Task.COVER_TRACKS:
            return not_now(state, FUGITIVE)
        if self in options(state):
            return None
        return refuse(NotUnder(rules.EVENT_EFFECTS, self.card, self.place))

    def carry_out(self, play: Play[State]) -> None:
        play.happens(SprintTakenBack(CITED, self.place, self.card))
        go_on(play)


def options(state: State) -> tuple[TakeBack, ...]:
    return tuple(
        TakeBack(place, card)
        for place, hideout in enumerate(state.trail, 1)
        if not hideout.up
        for card in hideout.sprints
    )


def carry_out(play: Play[State], _drawer: Seat) -> None:
    if options(play.state):
        follows(play, Task.COVER_TRACKS, FUGITIVE)
    else:
        nothing(play, EventCard.COVER_TRACKS)


def _read(scanner: Scanner) -> TakeBack:
    card = read_card(scanner)
    scanner.expect("from")
    return TakeBack(read_place(scanner), card)


VERBS = (
    Verb(
        TakeBack,
        "take",
        read=_read,
        rest=lambda move: f"{card_word(move.card)} from {move.place}",
        target=lambda move: f"card {move.card}",
        reasons=(NotUnder,),
    ),
)
CHOICES = (Choice({Task.COVER_TRACKS: "covers-tracks"}, options, seat=FUGITIVE),)
