"""The events that event cards cause. The effects of the cards are our own design."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.core.record import remembered, replace

from .cards import EVENT, HIDDEN, Card, Deck
from .event_cards import EventCard
from .events import Event, out_of_deck, without
from .state import Due, Fact, Fate, Peeked, State, Task, Topic

# -- an event turns up


@remembered
def event_due(seat: Seat) -> Due:
    return Due(Task.EVENT, seat)


class EventDrawn(Event):
    """An event or trigger card was on top of a deck; afterwards another card is drawn."""

    seat: Seat
    deck: Deck

    def on(self, state: State) -> State:
        decks = without(state.decks, self.deck, EVENT)
        state = out_of_deck(state, self.deck, EVENT, Fate.REMOVED)
        again = Due(Task.REDRAW, self.seat, self.deck)
        return replace(state, decks=decks, agenda=(event_due(self.seat), again, *state.agenda[1:]))


class EventShown(Event):
    seat: Seat
    effect: EventCard

    @property
    def phrase(self) -> str:
        return f"EventShown.{self.effect.value}"

    def on(self, state: State) -> State:
        left = tuple([event for event in state.events if event is not self.effect])
        return replace(state, events=left, agenda=state.agenda[1:])


class NothingHappened(Event):
    """An event card had no effect; `effect` is None if no event card was left in the pile."""

    effect: EventCard | None

    @property
    def phrase(self) -> str:
        return "NothingHappened" if self.effect else "NothingHappened.none"

    def on(self, state: State) -> State:
        return state if self.effect else replace(state, agenda=state.agenda[1:])


# -- effects


class CameIntoForce(Event):
    effect: EventCard
    higher: int | None = None
    """How much higher the next hideout may be now, if that is the same for every number."""

    @property
    def phrase(self) -> str:
        if self.effect is EventCard.SHORTCUT and self.higher is None:
            return "CameIntoForce.shortcut.house"
        return f"CameIntoForce.{self.effect.value}"

    def on(self, state: State) -> State:
        return replace(state, in_force=(*state.in_force, self.effect))


class SprintTakenBack(Event):
    place: int
    card: Card

    @property
    def phrase(self) -> str:
        return "SprintTakenBack.unseen" if self.card == HIDDEN else "SprintTakenBack"

    def on(self, state: State) -> State:
        at = self.place - 1
        hideout = state.trail[at]
        left = tuple([card for card in hideout.sprints if card != self.card])
        lighter = replace(hideout, sprints=left, taken=hideout.taken + 1)
        return replace(
            state,
            trail=(*state.trail[:at], lighter, *state.trail[at + 1 :]),
            hand=tuple(sorted((*state.hand, self.card))),
            agenda=state.agenda[1:],
        )


class CardShown(Event):
    """The fugitive sees a card of the marshal's hand."""

    card: Card

    def on(self, state: State) -> State:
        shown = tuple(sorted({*state.shown, self.card}))
        return replace(state, shown=shown, agenda=state.agenda[1:])


DETAILS = {
    (Topic.PARITY, 1): ".odd",
    (Topic.PARITY, 2): ".even",
    (Topic.DECK, 0): ".none",
}


class Told(Event):
    """Everybody is told something about a hideout, counted from 1; see `Fact`."""

    topic: Topic
    place: int
    value: int
    asked: bool
    """True if the marshal chose the hideout."""

    @property
    def phrase(self) -> str:
        return f"Told.{self.topic.value}{DETAILS.get((self.topic, self.value), '')}"

    @property
    def deck(self) -> Deck:
        return Deck(self.value)

    def on(self, state: State) -> State:
        taken = state.trail[self.place - 1].taken
        fact = Fact(self.topic, self.place, self.value, taken)
        agenda = state.agenda[1:] if self.asked else state.agenda
        return replace(state, facts=(*state.facts, fact), agenda=agenda)


class Dropped(Event):
    card: Card

    def on(self, state: State) -> State:
        hand = tuple([card for card in state.hand if card != self.card])
        dropped = tuple(sorted((*state.dropped, self.card)))
        return replace(state, hand=hand, dropped=dropped, agenda=state.agenda[1:])


class LuggageLost(Event):
    """The top card of a deck is turned up and removed from the game."""

    deck: Deck
    card: Card

    @property
    def phrase(self) -> str:
        return "LuggageLost.event" if self.card == EVENT else "LuggageLost"

    def on(self, state: State) -> State:
        decks = without(state.decks, self.deck, self.card)
        state = out_of_deck(state, self.deck, self.card, Fate.REMOVED)
        removed = tuple(sorted((*state.removed, self.card)))
        return replace(state, decks=decks, removed=removed, agenda=state.agenda[1:])


class PeekChosen(Event):
    seat: Seat
    deck: Deck

    def on(self, state: State) -> State:
        look = Due(Task.PEEKED, self.seat, self.deck)
        return replace(state, agenda=(look, *state.agenda[1:]))


class LookedAt(Event):
    seat: Seat
    deck: Deck
    card: Card

    @property
    def phrase(self) -> str:
        special = {HIDDEN: ".unseen", EVENT: ".event"}
        return f"LookedAt{special.get(self.card, '')}"

    def on(self, state: State) -> State:
        choose = Due(Task.BURY, self.seat, self.deck)
        return replace(
            state,
            peeked=Peeked(self.seat, self.deck, self.card),
            agenda=(choose, *state.agenda[1:]),
        )


class PutBack(Event):
    """The card that was looked at stays on top, or goes to the bottom."""

    seat: Seat
    deck: Deck
    buried: bool

    @property
    def phrase(self) -> str:
        return "PutBack.buried" if self.buried else "PutBack"

    def on(self, state: State) -> State:
        assert state.peeked is not None
        fate = Fate.BURIED if self.buried else Fate.KEPT
        peeked = replace(state.peeked, fate=fate)
        return replace(state, peeked=peeked, agenda=state.agenda[1:])
