"""Everything that can happen apart from event cards. Each event knows how it changes a position."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from engine.core import events
from engine.core.moves import Seat
from engine.core.record import Kind, remembered, replace

from .cards import ESCAPE, EVENT, HIDDEN, Card, Deck
from .event_cards import EventCard
from .options import Options, Variant
from .pace import attempts, fugitive_draws, marshal_draws
from .state import (
    FUGITIVE,
    MARSHAL,
    Drawn,
    Due,
    Fate,
    Hideout,
    Miss,
    State,
    Task,
    face_up,
)

Event: TypeAlias = events.Event[State]

BEGIN = {seat: Due(Task.TURN, seat) for seat in (FUGITIVE, MARSHAL)}
FIRST_TURN = (Due(Task.OPENING, FUGITIVE), BEGIN[MARSHAL])
SECOND_LAY = (Due(Task.SECOND, FUGITIVE),)
MANHUNT = (Due(Task.MANHUNT, MARSHAL),)


@remembered
def setting_up(options: Options) -> tuple[Due, ...]:
    """Return what is to be done before the first turn: the cards of the opening hand are dealt."""
    deals = tuple(Due(Task.DEAL, FUGITIVE, deck) for deck in options.tuning.dealt)
    return (*deals, BEGIN[FUGITIVE])


@remembered
def fugitive_turn(draws: int) -> tuple[Due, ...]:
    """Return what is to be done in a turn of the fugitive after the first."""
    return (*(Due(Task.DRAW, FUGITIVE),) * draws, Due(Task.LAY, FUGITIVE), BEGIN[MARSHAL])


@remembered
def marshal_turn(draws: int, attempts: int) -> tuple[Due, ...]:
    """Return what is to be done in a turn of the marshal."""
    named = (Due(Task.ATTEMPT, MARSHAL),) * attempts
    return (*(Due(Task.DRAW, MARSHAL),) * draws, *named, BEGIN[FUGITIVE])


@remembered
def turn_up(seat: Seat, deck: Deck) -> Due:
    return Due(Task.TURN_UP, seat, deck)


@remembered
def drawn(deck: Deck, laid: int) -> Drawn:
    return Drawn(deck, laid)


# -- set-up


class TableLaid(Event):
    """The cards are sorted into decks, of which the first two end with these numbers."""

    first_ends: int
    second_ends: int

    @property
    def second_begins(self) -> int:
        return self.first_ends + 1

    @property
    def third_begins(self) -> int:
        return self.second_ends + 1

    def on(self, state: State) -> State:
        return state


class Dealt(Event):
    """A card of the opening hand."""

    deck: Deck
    card: Card

    @property
    def phrase(self) -> str:
        return "Dealt.unseen" if self.card == HIDDEN else "Dealt"

    def on(self, state: State) -> State:
        return replace(
            state,
            decks=without(state.decks, self.deck, self.card),
            hand=tuple(sorted((*state.hand, self.card))),
            agenda=state.agenda[1:],
        )


class VariantPrepared(Event):
    """Event cards are made ready; `in_each` event or trigger cards go into each deck."""

    variant: Variant
    cards: tuple[EventCard, ...]
    in_each: int

    @property
    def phrase(self) -> str:
        return f"VariantPrepared.{self.variant.value}"

    def on(self, state: State) -> State:
        decks = state.decks
        if self.in_each:
            decks = tuple([(EVENT,) * self.in_each + deck for deck in decks])
        return replace(state, events=self.cards, decks=decks)


# -- turns


class TurnBegan(Event):
    seat: Seat
    round: int

    def on(self, state: State) -> State:
        if self.seat == MARSHAL:
            return replace(state, agenda=marshal_turn(marshal_draws(state), attempts(state)))
        agenda = FIRST_TURN if self.round == 1 else fugitive_turn(fugitive_draws(state))
        return replace(state, agenda=agenda, round=self.round, dry=not any(state.decks))


class DeckChosen(Event):
    """Somebody draws from a deck; what is on top is about to be seen."""

    seat: Seat
    deck: Deck

    def on(self, state: State) -> State:
        return replace(state, agenda=(turn_up(self.seat, self.deck), *state.agenda[1:]))


class CardDrawn(Event):
    seat: Seat
    deck: Deck
    card: Card

    @property
    def phrase(self) -> str:
        return "CardDrawn.unseen" if self.card == HIDDEN else "CardDrawn"

    def on(self, state: State) -> State:
        decks = without(state.decks, self.deck, self.card)
        rest = state.agenda[1:]
        if state.peeked is not None:
            state = out_of_deck(state, self.deck, self.card, FATES[self.seat])
        if self.seat == MARSHAL:
            marshal = tuple(sorted((*state.marshal, self.card)))
            return replace(state, decks=decks, marshal=marshal, agenda=rest)
        return replace(
            state,
            decks=decks,
            hand=tuple(sorted((*state.hand, self.card))),
            draws=(*state.draws, drawn(self.deck, len(state.trail))),
            agenda=rest,
        )


FATES = {FUGITIVE: Fate.DRAWN_BY_FUGITIVE, MARSHAL: Fate.DRAWN_BY_MARSHAL}
LYING = (Fate.LOOKED_AT, Fate.KEPT, Fate.BURIED)


def out_of_deck(state: State, deck: Deck, card: Card, fate: Fate) -> State:
    """Return the position with the fate of a card noted, if it is the one that was peeked at."""
    peeked = state.peeked
    if peeked is None or (peeked.deck, peeked.card) != (deck, card) or peeked.fate not in LYING:
        return state
    if peeked.fate is Fate.BURIED and len(state.decks[deck - 1]) > 1:
        return state
    return replace(state, peeked=replace(peeked, fate=fate))


def without(
    decks: tuple[tuple[Card, ...], ...], deck: Deck, card: Card
) -> tuple[tuple[Card, ...], ...]:
    """Return the decks with a card taken from one of them."""
    first, second, third = decks
    if deck == 1:
        at = first.index(card)
        return first[:at] + first[at + 1 :], second, third
    if deck == 2:
        at = second.index(card)
        return first, second[:at] + second[at + 1 :], third
    at = third.index(card)
    return first, second, third[:at] + third[at + 1 :]


class Follows(Event):
    """More tasks are put before the one that was due."""

    told: ClassVar[bool] = False

    due: tuple[Due, ...]

    def on(self, state: State) -> State:
        return replace(state, agenda=(*self.due, *state.agenda))


class DrawSkipped(Event):
    """There was nothing to draw."""

    seat: Seat

    def on(self, state: State) -> State:
        return replace(state, agenda=state.agenda[1:])


UNTIL_LAID = (EventCard.SHORTCUT, EventCard.ROADBLOCK)
UNTIL_NAMED = (EventCard.DEAD_PHONE,)


def lapsed(in_force: tuple[EventCard, ...], ended: tuple[EventCard, ...]) -> tuple[EventCard, ...]:
    """Return the events in force without those that have ended."""
    return tuple([card for card in in_force if card not in ended]) if in_force else in_force


# -- the fugitive


class HideoutLaid(Event):
    """A hideout is laid at the end of the trail, with sprint cards under it.

    `place` counts hideouts from 1; `bonus` is what an event added to its reach.
    """

    place: int
    card: Card
    sprints: tuple[Card, ...] = ()
    bonus: int = 0

    @property
    def phrase(self) -> str:
        seen = "" if self.card == HIDDEN else ".seen"
        if self.card == ESCAPE:
            seen = ".escape"
        return f"HideoutLaid{seen}{'.sprints' if self.sprints else ''}"

    @property
    def count(self) -> int:
        """The number of sprint cards, which everybody can see."""
        return len(self.sprints)

    def on(self, state: State) -> State:
        sprints = self.sprints
        gone = (self.card, *sprints)
        hideout = Hideout(self.card, sprints, self.card == ESCAPE, self.bonus)
        return replace(
            state,
            hand=tuple([card for card in state.hand if card not in gone]),
            trail=(*state.trail, hideout),
            agenda=state.agenda[1:],
            idle=0,
            in_force=lapsed(state.in_force, UNTIL_LAID),
        )


class Stopped(Event):
    """No further hideout is laid, by choice or because none can be."""

    def on(self, state: State) -> State:
        return replace(state, agenda=state.agenda[1:])


class Passed(Event):
    def on(self, state: State) -> State:
        return replace(state, agenda=state.agenda[1:], idle=state.idle + 1 if state.dry else 0)


# -- the marshal


def after_attempt(state: State) -> tuple[Due, ...]:
    """Return the agenda after an attempt; a manhunt goes on until it is won or lost."""
    return state.agenda if state.agenda == MANHUNT else state.agenda[1:]


class Found(Event):
    """Every number named is a face-down hideout."""

    numbers: tuple[Card, ...]

    def on(self, state: State) -> State:
        in_force = lapsed(state.in_force, UNTIL_NAMED)
        return replace(state, agenda=after_attempt(state), in_force=in_force)


class Revealed(Event):
    """A hideout is turned face up with the sprint cards under it."""

    place: int
    card: Card
    sprints: tuple[Card, ...]

    @property
    def phrase(self) -> str:
        return "Revealed.sprints" if self.sprints else "Revealed"

    def on(self, state: State) -> State:
        at = self.place - 1
        shown = replace(state.trail[at], up=True)
        return replace(state, trail=(*state.trail[:at], shown, *state.trail[at + 1 :]))


class Missed(Event):
    """Not every number named is a face-down hideout, and nothing is turned up."""

    numbers: tuple[Card, ...]

    @property
    def phrase(self) -> str:
        return "Missed" if len(self.numbers) == 1 else "Missed.several"

    def on(self, state: State) -> State:
        miss = Miss(self.numbers, len(state.trail), face_up(state))
        return replace(
            state,
            agenda=after_attempt(state),
            misses=(*state.misses, miss),
            in_force=lapsed(state.in_force, UNTIL_NAMED),
        )


class Declined(Event):
    def on(self, state: State) -> State:
        return replace(state, agenda=state.agenda[1:])


class ManhuntBegan(Event):
    highest: Card
    """The highest number face up, 0 if there is none."""
    above: int
    """A higher number than this would have prevented the manhunt."""

    @property
    def phrase(self) -> str:
        by_number = self.highest <= self.above
        return "ManhuntBegan" if by_number else "ManhuntBegan.house"

    def on(self, state: State) -> State:
        return replace(state, agenda=MANHUNT)


# -- the end


class Ending(Kind):
    CAUGHT = "caught"
    ESCAPED = "escaped"
    MANHUNT_CAUGHT = "manhunt_caught"
    MANHUNT_ESCAPED = "manhunt_escaped"
    STALEMATE = "stalemate"


class GameEnded(Event):
    winners: tuple[Seat, ...]
    ending: Ending
    above: int | None = None
    """The number above which a face-up card has prevented the manhunt, if one has."""

    @property
    def phrase(self) -> str:
        if self.ending is Ending.ESCAPED and self.above is None:
            return "GameEnded.escaped.house"
        drawn = "" if self.winners else ".draw"
        return f"GameEnded.{self.ending.value}{drawn}"

    def on(self, state: State) -> State:
        return replace(state, agenda=(), winners=self.winners)
