"""Cards are dealt, drawn, played, kept and discarded."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.core.record import replace

from ..pieces import HIDDEN, Card, RoundCard, in_order, without
from ..state import (
    DEALING,
    DROPPING,
    KEEPING,
    REVEALING,
    SCHEMING,
    STEALING,
    Due,
    Played,
    State,
    with_cards,
)
from .base import Event


class RoundBegan(Event):
    """A round begins; `due` says how many cards each seat draws, the first player first."""

    round: int
    due: tuple[Due, ...]

    def on(self, state: State) -> State:
        phase = DEALING if self.due else REVEALING
        return replace(state, round=self.round, phase=phase, due=self.due, acted=0, drew=())


class Dealt(Event):
    """A seat draws cards to begin a round; the first come from the top of the deck."""

    seat: Seat
    cards: tuple[Card, ...]

    @property
    def phrase(self) -> str:
        kind = type(self).__name__
        if not self.cards:
            return f"{kind}.none"
        return f"{kind}.unseen" if self.cards[-1].action is HIDDEN else kind

    def on(self, state: State) -> State:
        cards = list(state.cards)
        own = cards[self.seat]
        drawn = self.cards
        if own.top:
            on_top = min(len(own.top), len(drawn))
            deck = without(own.deck, drawn[on_top:])
            hand, top = in_order(own.hand + drawn), own.top[on_top:]
            cards[self.seat] = replace(own, hand=hand, top=top, deck=deck)
        else:
            deck = without(own.deck, drawn)
            hand = in_order(own.hand + drawn) if own.hand else drawn
            cards[self.seat] = replace(own, hand=hand, deck=deck)
        missing = state.due[0].count - len(drawn)
        due = state.due[1:]
        if missing and (deck or own.discard):
            due = (Due(self.seat, missing), *due)
        if not due and state.phase is DEALING:
            return replace(state, cards=tuple(cards), due=due, phase=REVEALING)
        return replace(state, cards=tuple(cards), due=due)


class Drew(Dealt):
    """A seat draws cards on its turn instead of playing one."""


class Reshuffled(Event):
    """A deck that has run out is made anew from the discard pile."""

    seat: Seat
    count: int

    def on(self, state: State) -> State:
        own = state.cards[self.seat]
        return with_cards(state, self.seat, replace(own, deck=own.discard, discard=()))


class RoundCardTurned(Event):
    card: RoundCard

    def on(self, state: State) -> State:
        rounds = (*state.rounds, self.card)
        return replace(state, rounds=rounds, phase=SCHEMING, acted=0, drew=())


class BulletsDropped(Event):
    """Bullets in hand go to the discard pile before the first card is played."""

    seat: Seat
    cards: tuple[Card, ...]
    discard_open: bool
    """True if everybody may look through the discard pile."""

    @property
    def phrase(self) -> str:
        return "BulletsDropped" if self.cards else "BulletsDropped.none"

    def on(self, state: State) -> State:
        own = state.cards[self.seat]
        own = replace(
            own,
            hand=without(own.hand, self.cards),
            discard=in_order(own.discard + self.cards),
        )
        state = with_cards(state, self.seat, own)
        if state.phase is not DROPPING:
            return state
        waiting = state.waiting[1:]
        return replace(state, waiting=waiting, phase=DROPPING if waiting else SCHEMING)


class DropsDue(Event):
    """These seats choose which bullets they discard."""

    seats: tuple[Seat, ...]

    def on(self, state: State) -> State:
        return replace(state, phase=DROPPING, waiting=self.seats)


class Schemed(Event):
    """A card goes onto the common pile."""

    seat: Seat
    card: Card
    face_down: bool

    @property
    def phrase(self) -> str:
        if self.card.action is HIDDEN:
            return "Schemed.unseen"
        return "Schemed.face_down" if self.face_down else "Schemed"

    def on(self, state: State) -> State:
        seat = self.seat
        cards = list(state.cards)
        own = cards[seat]
        hand = own.hand
        at = hand.index(self.card)
        cards[seat] = replace(own, hand=hand[:at] + hand[at + 1 :])
        on_top = (Played(seat, self.card, self.face_down),)
        return replace(state, cards=tuple(cards), pile=state.pile + on_top, acted=state.acted + 1)


class DrawChosen(Event):
    """A player chooses to draw cards; `count` is less than three where too few are left."""

    seat: Seat
    count: int

    @property
    def phrase(self) -> str:
        return "DrawChosen" if self.count else "DrawChosen.none"

    def on(self, state: State) -> State:
        due = (Due(self.seat, self.count),) if self.count else ()
        acted = state.acted + 1
        return replace(state, due=due, acted=acted, drew=(*state.drew, acted))


class KeepsDue(Event):
    """These seats choose which cards they keep for the next round."""

    seats: tuple[Seat, ...]

    def on(self, state: State) -> State:
        return replace(state, phase=KEEPING, waiting=self.seats)


class Kept(Event):
    """A player keeps cards in hand for the next round and discards the others."""

    seat: Seat
    kept: tuple[Card, ...]
    discarded: tuple[Card, ...]
    discard_open: bool
    """True if everybody may look through the discard pile."""

    @property
    def phrase(self) -> str:
        return "Kept.all" if not self.discarded else "Kept" if self.kept else "Kept.none"

    def on(self, state: State) -> State:
        own = state.cards[self.seat]
        own = replace(own, hand=self.kept, discard=in_order(own.discard + self.discarded))
        return replace(with_cards(state, self.seat, own), waiting=state.waiting[1:])


class StealingBegan(Event):
    """The common pile is turned over."""

    count: int

    def on(self, state: State) -> State:
        return replace(state, phase=STEALING, resolved=0)
