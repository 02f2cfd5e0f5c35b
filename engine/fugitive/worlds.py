"""Finds other hands, hideouts and sprint cards that a seat could not tell from the real ones."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, islice
from random import Random

from engine.core.moves import Move, Seat, resolve
from engine.core.record import replace
from engine.core.worlds import first_alike

from .cards import CARDS, ESCAPE, EVENT, Card, Deck
from .drawing import TopCard
from .effects.cover_tracks import TakeBack
from .hideouts import Lay
from .sight import observe, witness_move
from .state import State

TRIES = 80
RAREST_FIRST = (TakeBack, Lay, TopCard)


def another_world(
    start: State, moves: Sequence[Move[State]], seat: Seat, rng: Random
) -> tuple[Move[State], ...]:
    """Return a line in which two cards that the seat has not seen change places throughout."""
    secrets, end = _secrets(start, moves, seat)
    unseen = [card for card in CARDS[1:ESCAPE] if card not in _seen(observe(end, seat))]
    swaps = islice(_swaps(secrets, unseen, start.options.tuning.decks.of, rng), TRIES)
    renamed = ([_renamed(move, names) for move in moves] for names in swaps)
    others = chain(_other_takings(moves, secrets, rng), renamed)
    candidates = (other for other in others if other != list(moves))
    return first_alike(start, moves, candidates, lambda state: observe(state, seat))


def _secrets(
    state: State, moves: Sequence[Move[State]], seat: Seat
) -> tuple[list[Move[State]], State]:
    """Return the moves that the seat did not see in full, and the position at the end."""
    found = []
    for move in moves:
        if witness_move(move, state, seat) != move:
            found.append(move)
        state, _ = resolve(state, move)
    return found, state


def _seen(view: State) -> set[Card]:
    laid = {card for hideout in view.trail for card in (hideout.card, *hideout.sprints)}
    return {*view.hand, *view.marshal, *view.dropped, *view.removed, *laid}


def _other_takings(
    moves: Sequence[Move[State]], secrets: list[Move[State]], rng: Random
) -> Iterator[Sequence[Move[State]]]:
    """Yield lines in which another sprint card was taken back from the same hideout."""
    laid = [card for move in moves if isinstance(move, Lay) for card in move.sprints]
    for at, move in enumerate(moves):
        if isinstance(move, TakeBack) and move in secrets:
            for card in rng.sample(laid, len(laid)):
                if card != move.card:
                    yield [*moves[:at], TakeBack(move.place, card), *moves[at + 1 :]]


def _swaps(
    secrets: list[Move[State]], unseen: list[Card], deck_of: Mapping[Card, Deck], rng: Random
) -> Iterator[Mapping[Card, Card]]:
    """Yield pairs of cards of one deck to swap.

    Cards of the rarest kind of move come first, and then pairs of the same parity.
    """

    def same_deck(card: Card, one: Card) -> bool:
        return one not in (ESCAPE, EVENT) and deck_of.get(card) == deck_of.get(one)

    shuffled = rng.sample(secrets, len(secrets))
    for move in sorted(shuffled, key=lambda each: RAREST_FIRST.index(type(each))):
        for one in _cards(move):
            alike = [card for card in unseen if card != one and same_deck(card, one)]
            others = rng.sample(alike, len(alike))
            for other in sorted(others, key=lambda card: (card - one) % 2):
                yield {one: other, other: one}


def _cards(move: Move[State]) -> tuple[Card, ...]:
    match move:
        case TopCard(card) | TakeBack(_, card):
            return (card,)
        case Lay(card, sprints):
            return (card, *sprints)
    return ()


def _renamed(move: Move[State], names: Mapping[Card, Card]) -> Move[State]:
    match move:
        case TopCard(card) | TakeBack(_, card):
            return replace(move, card=names.get(card, card))
        case Lay(card, sprints):
            renamed = tuple(names.get(each, each) for each in sprints)
            return Lay(names.get(card, card), renamed)
    return move
