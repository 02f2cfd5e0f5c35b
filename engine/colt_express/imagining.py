"""Whole positions that a seat can't tell from the real one, drawn from what it sees."""

from __future__ import annotations

from math import comb
from random import Random

from engine.core.moves import Seat
from engine.core.record import replace

from .expert import may_drop
from .looking import values_left
from .options import DropBullets
from .pieces import BULLET, FIRE, HIDDEN, Card, in_order, without
from .scheming import barred
from .state import (
    DROPPING,
    KEEPING,
    OVER,
    ROUND_EVENT,
    SCHEMING,
    STEALING,
    Cards,
    Played,
    Purse,
    State,
    schedule,
    table_order,
)


def imagine(view: State, seat: Seat, rng: Random) -> State:
    """Return a position that the seat can't tell from the one it sees.

    Purses: luck drew their values, so every way to give the values that the seat doesn't know to
    the purses that only others have looked into is as likely as any other.
    Cards: everybody knows which cards a player has, bullets received included, but not where they
    lie. Card by card, every way to lay them face down on the pile, into the hand and into the
    deck is as likely as any other, if no card on the pile is a bullet or a Fire that was barred.
    Round cards are drawn when they are due; there is nothing to imagine.

    With the usual rules this is exact, for deals and draws are even, under one assumption: how
    likely somebody plays a card, draws, or gives up a purse does not depend on what else they
    have. (A draw on a turn of speeding up, where only those draw who can't play, is not taken
    for the hint that it is.)
    With the expert rules it is an approximation. A view does not say which cards were kept, or
    lay in a discard pile before it was shuffled, so all cards out of sight are mixed evenly; but
    whoever must choose which bullets to drop has one in hand, and nobody has more of those that
    had to be dropped this round than cards drawn since.
    """
    if view.phase is OVER:
        return view
    cards, pile = list(view.cards), list(view.pile)
    face_down: dict[Seat, list[int]] = {}
    for at, entry in enumerate(pile):
        if entry.card.action is HIDDEN:
            face_down.setdefault(entry.seat, []).append(at)
    for number, own in enumerate(view.cards):
        if number == seat or not own.out_of_sight:
            continue
        other = Seat(number)
        unseen = list(own.out_of_sight)
        for at in face_down.get(other, ()):
            card = _take(unseen, _playable(view, unseen), rng)
            pile[at] = Played(other, card, True)
        cards[number] = _laid_out(view, other, own, unseen, rng)
    return replace(view, cards=tuple(cards), pile=tuple(pile), purses=_purses(view, rng))


# -- cards


def _take(cards: list[Card], among: list[int], rng: Random) -> Card:
    return cards.pop(among[int(rng.random() * len(among))])


def _playable(view: State, cards: list[Card]) -> list[int]:
    """Return the places of the cards that can have been played face down."""
    fired = [entry.card.bandit for entry in view.pile if entry.card.action is FIRE]
    return [
        at
        for at, card in enumerate(cards)
        if card.action is not BULLET and (card.bandit in fired or not barred(view, card))
    ]


def _laid_out(view: State, seat: Seat, own: Cards, cards: list[Card], rng: Random) -> Cards:
    """Return a player's cards with those out of sight in hand, in the deck and in the discard."""
    count = len(own.hand)
    hand = _few_bullets(view, seat, cards, count, rng) if view.expert else _some(cards, count, rng)
    rest = without(tuple(cards), hand)
    if own.discard and own.discard[0].action is HIDDEN:
        discard = _some(list(rest), len(own.discard), rng)
        return Cards(hand, own.top, without(rest, discard), discard)
    return Cards(hand, own.top, rest, own.discard)


def _some(cards: list[Card], count: int, rng: Random) -> tuple[Card, ...]:
    """Return so many of some cards in their order, any of them as likely as any others."""
    left = cards.copy()
    draw = rng.random
    for size in range(len(left), count, -1):
        del left[int(draw() * size)]
    return tuple(left)


def _few_bullets(
    view: State, seat: Seat, cards: list[Card], count: int, rng: Random
) -> tuple[Card, ...]:
    """Return a hand with as many bullets to drop as it may have, any such hand as likely."""
    bullets = [card for card in cards if may_drop(view, card)]
    others = [card for card in cards if not may_drop(view, card)]
    fewest, most = _bullets_in_hand(view, seat)
    fewest, most = max(fewest, count - len(others)), min(most, len(bullets), count)
    ways = [
        comb(len(bullets), number) * comb(len(others), count - number)
        for number in range(fewest, most + 1)
    ]
    if not sum(ways):
        return _some(cards, count, rng)
    at = int(rng.random() * sum(ways))
    number = fewest
    for way in ways:
        at -= way
        if at < 0:
            break
        number += 1
    return in_order(_some(bullets, number, rng) + _some(others, count - number, rng))


def _bullets_in_hand(view: State, seat: Seat) -> tuple[int, int]:
    """Return the fewest and the most bullets to drop that a hand of the expert rules may have."""
    count = len(view.cards[seat].hand)
    if view.phase is DROPPING:
        if seat in view.waiting:
            return 1, count
        order = table_order(view.first, view.players)
        spared = order.index(seat) > order.index(view.waiting[0])
        return 0, 0 if spared else count
    dropped = view.phase in AFTER_DROPPING
    if not dropped or view.options.drop_bullets is DropBullets.OWNER_CHOOSES:
        return 0, count
    slots = schedule(view.round_card, view.players, view.first)
    draws = [number for number in view.drew if slots[number - 1].seat == seat]
    return 0, view.options.tuning.draw * len(draws)


AFTER_DROPPING = (SCHEMING, KEEPING, STEALING, ROUND_EVENT)
"""The parts of a round in which bullets that had to be dropped are gone from the hands."""


# -- purses


def _purses(view: State, rng: Random) -> tuple[Purse, ...]:
    """Return the purses with a value for each that the seat hasn't looked into."""
    if None not in [purse.value for purse in view.purses]:
        return view.purses
    values = [value for value, count in values_left(view).items() for _ in range(count)]
    return tuple(
        [
            Purse(values.pop(int(rng.random() * len(values))), purse.seen)
            if purse.value is None
            else purse
            for purse in view.purses
        ]
    )
