"""Sight: a seat knows its own cards, the purses it has looked into, and everything face up."""

from __future__ import annotations

from engine.core.moves import Move, Seat
from engine.core.record import replace
from engine.core.sight import ALL_SEEING, Viewer

from .dealing import Deal
from .events import Event
from .events.scheming import BulletsDropped, Dealt, Kept, Schemed
from .events.stealing import LookedInside
from .expert import Drop, Keep, discard_open
from .pieces import UNSEEN, Card, in_order
from .scheming import Scheme
from .state import OVER, ROUND_EVENT, STEALING, Cards, Played, Purse, State, seat_of
from .stealing.purse import OpenPurse


def observe(state: State, viewer: Viewer) -> State:
    """Return the position as a viewer may know it; after the game everything is open.

    Everybody knows what the purses of the start are worth.
    """
    if viewer is ALL_SEEING or state.phase is OVER:
        return state
    shut = not discard_open(state)
    turned = turned_up(state)
    face_down: dict[Seat, list[Card]] = {}
    for entry in state.pile[turned:]:
        if entry.face_down and entry.seat != viewer:
            face_down.setdefault(entry.seat, []).append(entry.card)
    return replace(
        state,
        cards=tuple(
            cards
            if number == viewer
            else _from_outside(cards, face_down.get(Seat(number), []), shut)
            for number, cards in enumerate(state.cards)
        ),
        pile=tuple(
            entry
            if at < turned or not entry.face_down or entry.seat == viewer
            else Played(entry.seat, UNSEEN, True)
            for at, entry in enumerate(state.pile)
        ),
        purses=tuple(
            purse
            if number < len(state.bandits) or viewer in purse.seen
            else Purse(None, purse.seen)
            for number, purse in enumerate(state.purses)
        ),
    )


def turned_up(state: State) -> int:
    """Return how many cards of the pile everybody has seen by now."""
    if state.phase is ROUND_EVENT:
        return len(state.pile)
    if state.phase is not STEALING:
        return 0
    return state.resolved if state.looking else state.resolved + 1


def hidden(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return (UNSEEN,) * len(cards)


def _from_outside(cards: Cards, face_down: list[Card], discard_shut: bool) -> Cards:
    """Return a player's cards as others know them, who have `face_down` on the pile."""
    shut = cards.discard if discard_shut else ()
    return Cards(
        hidden(cards.hand),
        cards.top,
        hidden(cards.deck),
        hidden(cards.discard) if discard_shut else cards.discard,
        cards.out_of_sight or in_order((*cards.hand, *cards.deck, *shut, *face_down)),
    )


def witness(event: Event, viewer: Viewer) -> Event:
    if viewer is ALL_SEEING:
        return event
    if isinstance(event, Dealt) and event.seat != viewer:
        return replace(event, cards=hidden(event.cards))
    if isinstance(event, Schemed) and event.face_down and event.seat != viewer:
        return replace(event, card=UNSEEN)
    if isinstance(event, LookedInside) and event.seat != viewer:
        return replace(event, value=None)
    if isinstance(event, Kept) and event.seat != viewer:
        discarded = event.discarded if event.discard_open else hidden(event.discarded)
        return replace(event, kept=hidden(event.kept), discarded=discarded)
    if isinstance(event, BulletsDropped) and event.seat != viewer and not event.discard_open:
        return replace(event, cards=hidden(event.cards))
    return event


def witness_move(move: Move[State], state: State, viewer: Viewer) -> Move[State]:
    """Return the move as the viewer saw it made in this position."""
    if viewer is ALL_SEEING:
        return move
    match move:
        case Deal(cards) if state.due and state.due[0].seat != viewer:
            return Deal(hidden(cards))
        case Scheme(_, True) if state.turn != viewer:
            return Scheme(UNSEEN, True)
        case Keep(cards) if state.turn != viewer:
            return Keep(hidden(cards))
        case Drop(cards) if state.turn != viewer and not discard_open(state):
            return Drop(hidden(cards))
        case OpenPurse(_) if state.looking and seat_of(state, state.looking[0]) != viewer:
            return OpenPurse(None)
    return move
