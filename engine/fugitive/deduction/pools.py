"""Pools: the cards that hidden cards can come from, and when the fugitive drew from each."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from .evidence import Evidence

BITS = 5
FIELD = (1 << BITS) - 1
FIELDS = 4
"""The fields of a pool: even hideouts, odd hideouts, even sprints, odd sprints."""


class Pool(NamedTuple):
    """Cards that the fugitive gets in the same way: a deck, the starting cards, or simply all."""

    high: int
    """The highest number of the pool."""
    unseen: tuple[int, int]
    """The numbers of even and of odd cards of it that may lie face down."""
    known: frozenset[int]
    """The cards that the fugitive once had and that have been seen since."""
    draws: tuple[int, ...] | None
    """The times at which the fugitive drew from it; None if every card was there from the start."""

    def drawn(self, time: int) -> int:
        """Return how many cards were drawn before a time."""
        return sum(1 for draw in self.draws or () if draw < time)


def pools(evidence: Evidence, by_deck: bool) -> tuple[Pool, ...]:
    """Return one pool of all cards; by deck, one of the starting cards and one of each deck."""
    cards = evidence.cards
    goal = {cards.goal}
    if not by_deck:
        return (_pool(evidence, {*cards.numbers} | goal, None),)
    decks = [
        _pool(
            evidence,
            set(range(low, high + 1)),
            tuple(draw.time for draw in evidence.draws if draw.deck == deck),
        )
        for deck, (low, high) in enumerate(cards.decks)
    ]
    start = _pool(evidence, {*cards.start} | goal, None)
    return (start._replace(high=max(cards.start, default=0)), *decks)


def _pool(evidence: Evidence, cards: set[int], draws: tuple[int, ...] | None) -> Pool:
    unseen = cards & evidence.unseen
    odd = sum(card % 2 for card in unseen)
    had = evidence.face_up | {spent.card for spent in evidence.spent}
    return Pool(max(cards), (len(unseen) - odd, odd), frozenset(cards & had), draws)


@cache
def falling(cards: int, places: int) -> int:
    """Return in how many ways `places` places can each get a different one of `cards` cards."""
    ways = 1
    for taken in range(places):
        ways *= max(0, cards - taken)
    return ways
