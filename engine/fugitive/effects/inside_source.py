"""Inside source: the marshal shows one random card of their hand."""

from __future__ import annotations

from engine.core.chance import Chance, evenly
from engine.core.moves import Move, Reason, Refusal, Seat, refuse
from engine.core.play import Play

from .. import rules
from ..actions import Choice, Verb
from ..cards import Card
from ..event_card_events import CardShown
from ..event_cards import EventCard
from ..state import MARSHAL, State, Task
from ..turns import due, go_on, not_now
from ..words import read_card
from .common import CITED, follows, nothing


class NotInMarshalsHand(Reason):
    card: Card


class ShowCard(Move[State]):
    """Luck decides which card of the marshal's hand is seen."""

    card: Card

    def refusal(self, state: State) -> Refusal | None:
        if due(state) is not Task.INSIDE_SOURCE:
            return not_now(state)
        held = self.card in state.marshal
        return refuse(None if held else NotInMarshalsHand(rules.EVENT_EFFECTS, self.card))

    def carry_out(self, play: Play[State]) -> None:
        play.happens(CardShown(CITED, self.card))
        go_on(play)


def options(state: State) -> tuple[ShowCard, ...]:
    return tuple(ShowCard(card) for card in state.marshal)


def chance(state: State) -> Chance[State]:
    return evenly("shown", options(state))


def carry_out(play: Play[State], _drawer: Seat) -> None:
    if play.state.marshal:
        follows(play, Task.INSIDE_SOURCE, MARSHAL)
    else:
        nothing(play, EventCard.INSIDE_SOURCE)


VERBS = (
    Verb(
        ShowCard,
        "show",
        read=lambda scanner: ShowCard(read_card(scanner)),
        rest=lambda move: str(move.card),
        reasons=(NotInMarshalsHand,),
    ),
)
CHOICES = (Choice({Task.INSIDE_SOURCE: "shows"}, options, chance=chance, seat=MARSHAL),)
