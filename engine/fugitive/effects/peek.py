"""Peek: whoever drew it looks at the top card of a deck, and may put it at the bottom."""

from __future__ import annotations

from engine.core.moves import Move, Reason, Refusal, Seat, refuse
from engine.core.play import Play

from .. import rules
from ..actions import Choice, Verb
from ..cards import Card, Deck
from ..event_card_events import LookedAt, PeekChosen, PutBack
from ..event_cards import EventCard
from ..state import State, Task, cards_left
from ..turns import due, go_on, not_now
from ..words import read_deck
from .common import CITED, follows, nothing


class NothingToPeekAt(Reason):
    deck: Deck
    left: tuple[Deck, ...]


class PeekAt(Move[State]):
    """Choose the deck to look at."""

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
    """Put the card that was looked at to the bottom, or leave it on top."""

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


KEEP, BURY = KEEP_OR_BURY = PutAway(False), PutAway(True)


def peeks(state: State) -> tuple[PeekAt, ...]:
    return tuple(PeekAt(deck) for deck in cards_left(state))


def carry_out(play: Play[State], drawer: Seat) -> None:
    if cards_left(play.state):
        follows(play, Task.PEEK, drawer)
    else:
        nothing(play, EventCard.PEEK)


def look(play: Play[State], card: Card) -> None:
    """Show the card that luck has turned up to whoever peeks."""
    first = play.state.agenda[0]
    play.happens(LookedAt(CITED, first.seat, first.deck, card))


VERBS = (
    Verb(
        PeekAt,
        "peek",
        read=lambda scanner: PeekAt(read_deck(scanner)),
        rest=lambda move: str(move.deck),
        target=lambda move: f"deck {move.deck}",
        reasons=(NothingToPeekAt,),
    ),
    Verb(PutAway, "keep", read=lambda _scanner: KEEP, fits=lambda move: not move.buried),
    Verb(PutAway, "bury", read=lambda _scanner: BURY, fits=lambda move: move.buried),
)
CHOICES = (
    Choice({Task.PEEK: "peeks"}, peeks, public=True),
    Choice({Task.BURY: "buries"}, lambda _state: KEEP_OR_BURY, public=True),
)
