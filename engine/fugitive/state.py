"""A position of the game: the trail, the hands, the decks, and what everybody saw happen.

A view is a position too, with `HIDDEN` for each card that the viewer may not know.
"""

from __future__ import annotations

from collections import Counter

from engine.core.moves import CHANCE, NOBODY, Seat
from engine.core.record import Kind, Record

from .cards import DECKS, ESCAPE, IN_HAND, START, Card, Deck
from .event_cards import EventCard
from .options import Options

FUGITIVE, MARSHAL = SEATS = (Seat(0), Seat(1))
OPPONENT = (MARSHAL, FUGITIVE)


class Hideout(Record):
    """A hideout of the trail with the sprint cards under it.

    `bonus` is what an event added to its reach; `taken` counts the sprint cards that an event
    took back to the hand after they were laid.
    """

    card: Card
    sprints: tuple[Card, ...] = ()
    up: bool = False
    bonus: int = 0
    taken: int = 0

    @property
    def sprints_up(self) -> bool:
        """True if its sprint cards are face up; those under 42 never are."""
        return self.up and self.card != ESCAPE


class Drawn(Record):
    """A draw of the fugitive, and how many hideouts had been laid by then."""

    deck: Deck
    laid: int


class Miss(Record):
    """An attempt that failed: the numbers, how many hideouts lay there, which were face up."""

    numbers: tuple[Card, ...]
    laid: int
    up: tuple[Card, ...] = ()


class Topic(Kind):
    FOOTPRINTS = "footprints"
    DECK = "deck"
    PARITY = "parity"


class Fact(Record):
    """Something that an event told about a hideout, counted from 1.

    The value is the footprints of its sprint cards, its deck, or 1 for odd and 2 for even.
    `taken` says how many of its sprint cards had been taken back by then.
    """

    topic: Topic
    place: int
    value: int
    taken: int = 0


class Fate(Kind):
    """The fate of a card that was peeked at."""

    LOOKED_AT = "looked_at"
    KEPT = "kept"
    BURIED = "buried"
    DRAWN_BY_FUGITIVE = "drawn_by_fugitive"
    DRAWN_BY_MARSHAL = "drawn_by_marshal"
    REMOVED = "removed"


class Peeked(Record):
    """The top card of a deck that somebody looked at; there is one Peek, so one such card."""

    seat: Seat
    deck: Deck
    card: Card
    fate: Fate = Fate.LOOKED_AT


class Task(Kind):
    """A kind of thing to be done."""

    DEAL = "deal"
    TURN = "turn"
    DRAW = "draw"
    EXTRA_DRAW = "extra_draw"
    REDRAW = "redraw"
    TURN_UP = "turn_up"
    EVENT = "event"
    OPENING = "opening"
    SECOND = "second"
    LAY = "lay"
    ATTEMPT = "attempt"
    MANHUNT = "manhunt"
    DRAW_TWO = "draw_two"
    SECOND_WIND = "second_wind"
    COVER_TRACKS = "cover_tracks"
    INSIDE_SOURCE = "inside_source"
    HOT_PURSUIT = "hot_pursuit"
    FOOTPRINT_CAST = "footprint_cast"
    WITNESS = "witness"
    DROPPED_WALLET = "dropped_wallet"
    LOST_LUGGAGE = "lost_luggage"
    PEEK = "peek"
    PEEKED = "peeked"
    BURY = "bury"


LUCKY = frozenset(
    {
        Task.DEAL,
        Task.TURN_UP,
        Task.EVENT,
        Task.INSIDE_SOURCE,
        Task.LOST_LUGGAGE,
        Task.PEEKED,
    }
)
"""The tasks that luck decides."""


class Due(Record):
    """A task, who has it, and with which deck; deck 0 leaves the deck open."""

    task: Task
    seat: Seat
    deck: Deck = Deck(0)

    @property
    def actor(self) -> Seat:
        return CHANCE if self.task in LUCKY else self.seat


class State(Record):
    """A position. `agenda` lists the tasks up to the next turn; empty once the game is over."""

    options: Options
    decks: tuple[tuple[Card, ...], ...]
    """The cards left in each deck. Their order is decided only when they are drawn."""
    hand: tuple[Card, ...] = IN_HAND
    """The fugitive's hand."""
    marshal: tuple[Card, ...] = ()
    """The marshal's hand."""
    trail: tuple[Hideout, ...] = ()
    agenda: tuple[Due, ...] = ()
    round: int = 0
    draws: tuple[Drawn, ...] = ()
    """Every draw of the fugitive after the opening hand."""
    misses: tuple[Miss, ...] = ()
    dry: bool = False
    """True if the fugitive's current or last turn began without a card to draw."""
    idle: int = 0
    """The number of turns in a row that began so and were passed."""
    winners: tuple[Seat, ...] = ()
    events: tuple[EventCard, ...] = ()
    """Event cards that may still turn up."""
    in_force: tuple[EventCard, ...] = ()
    """Event cards that bear on the next hideout or the next attempt."""
    facts: tuple[Fact, ...] = ()
    shown: tuple[Card, ...] = ()
    """Cards of the marshal's hand that the fugitive has seen."""
    dropped: tuple[Card, ...] = ()
    """Cards that the fugitive had to discard, face up."""
    removed: tuple[Card, ...] = ()
    """Cards that were taken face up from the decks."""
    peeked: Peeked | None = None

    @property
    def turn(self) -> Seat:
        return self.agenda[0].actor if self.agenda else NOBODY

    @property
    def last(self) -> Card:
        """The number of the last hideout, 0 before the first."""
        return self.trail[-1].card if self.trail else START


def cards_left(state: State) -> tuple[Deck, ...]:
    """Return the decks that are not empty."""
    return tuple([deck for deck in DECKS if state.decks[deck - 1]])


def face_down(state: State) -> tuple[int, ...]:
    """Return the places of the hideouts not found yet, counted from 1."""
    return tuple([place for place, hideout in enumerate(state.trail, 1) if not hideout.up])


def face_up(state: State) -> tuple[Card, ...]:
    """Return the numbers of the hideouts that are face up."""
    return tuple([hideout.card for hideout in state.trail if hideout.up])


def owned(state: State) -> Counter[Deck]:
    """Count the cards of each deck that have come to the fugitive."""
    laid = [card for each in state.trail for card in (each.card, *each.sprints)]
    cards = (*state.hand, *laid, *state.dropped)
    deck_of = state.options.tuning.decks.of
    return Counter(deck_of[card] for card in cards if card in deck_of)


def footprints(state: State, cards: tuple[Card, ...]) -> int:
    """Return how many footprints these cards show; none of them may be hidden."""
    shown = state.options.tuning.footprints
    return sum([shown[card] for card in cards])
