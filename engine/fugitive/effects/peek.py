"""Peek: whoever drew it looks at the top card of a deck, and may put it at the bottom."""

from __future__ import annotations

from engine.core.moves import Move, Reason, Refusal, Seat, refuse
from engine.core.play import Play

from .. import rules
from ..cards import Card, Deck
from ..event_card_events import LookedAt, PeekChosen, PutBack
from ..event_cards import EventCard
from ..state import State, Task, cards_left
from ..turns import due, go_on, not_now
from .common import CITED, follows, nothing


class NothingToPeekAt(Reason):
    deck: Deck
    left: tuple[Deck, ...]


class PeekAt(Move[State]):
    deck: Deck

    def refusal(self, state: State) -> Refusal | None:
        if due(state) is not Task.PEEK:
            return not_now(state)
        left = cards_left(state)
        if self.deck in left:
            return None
        return refuse(NothingToPeekAt(rules.EVENT_EFFECTS, self.deck, left))

    def carry_out(self, play: Play[State]) -> None:
        play.happens(PeekChosen(CITED, play.state.turn, self.deck))
        go_on(play)


class PutAway(Move[State]):
    """The card that was looked at goes to the bottom, or stays on top."""

    buried: bool

    @property
    def phrase(self) -> str:
        return "PutAway.buried" if self.buried else "PutAway"

    def refusal(self, state: State) -> Refusal | None:
        return None if due(state) is Task.BURY else not_now(state)

    def carry_out(self, play: Play[State]) -> None:
        first = play.state.agenda[0]
        play.happens(PutBack(CITED, first.seat, first.deck, self.buried))
        go_on(play)


KEEP_OR_BURY = (PutAway(False), PutAway(True))


def peeks(state: State) -> tuple[PeekAt, ...]:
    return tuple(PeekAt(deck) for deck in cards_left(state))


def peek(play: Play[State], drawer: Seat) -> None:
    if cards_left(play.state):
        follows(play, Task.PEEK, drawer)
    else:
        nothing(play, EventCard.PEEK)


def look(play: Play[State], card: Card) -> None:
    first = play.state.agenda[0]
    play.happens(LookedAt(CITED, first.seat, first.deck, card))
