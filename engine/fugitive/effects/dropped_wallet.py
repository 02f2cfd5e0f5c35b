"""Dropped wallet: the fugitive discards a card of their choice other than 42, face up."""

from __future__ import annotations

from engine.core.moves import Move, Reason, Refusal, Seat, refuse
from engine.core.play import Play

from .. import rules
from ..actions import Choice, Verb
from ..cards import ESCAPE, Card
from ..event_card_events import Dropped
from ..event_cards import EventCard
from ..hideouts import NotInHand
from ..state import FUGITIVE, State, Task
from ..turns import due, go_on, not_now
from ..words import read_card
from .common import CITED, follows, nothing


class EscapeKept(Reason):
    """42 can't be discarded."""


class Discard(Move[State]):
    """Discard a card face up."""

    card: Card

    def refusal(self, state: State) -> Refusal | None:
        if due(state) is not Task.DROPPED_WALLET:
            return not_now(state, FUGITIVE)
        return refuse(
            None if self.card in state.hand else NotInHand(rules.EVENT_EFFECTS, self.card),
            EscapeKept(rules.EVENT_EFFECTS) if self.card == ESCAPE else None,
        )

    def carry_out(self, play: Play[State]) -> None:
        play.happens(Dropped(CITED, self.card))
        go_on(play)


def options(state: State) -> tuple[Discard, ...]:
    return tuple(Discard(card) for card in state.hand if card != ESCAPE)


def carry_out(play: Play[State], _drawer: Seat) -> None:
    if options(play.state):
        follows(play, Task.DROPPED_WALLET, FUGITIVE)
    else:
        nothing(play, EventCard.DROPPED_WALLET)


VERBS = (
    Verb(
        Discard,
        "discard",
        read=lambda scanner: Discard(read_card(scanner)),
        rest=lambda move: str(move.card),
        target=lambda move: f"card {move.card}",
        reasons=(EscapeKept,),
    ),
)
CHOICES = (Choice({Task.DROPPED_WALLET: "drops"}, options, seat=FUGITIVE),)
