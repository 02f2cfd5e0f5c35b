"""Where hidden cards come from: pools of odd and even cards, and how often each was drawn from."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from .evidence import Evidence

BITS = 5
FIELD = (1 << BITS) - 1
FIELDS = 4
"""Of each pool: odd hideouts, even hideouts, odd sprints, even sprints."""


class Pool(NamedTuple):
    """Cards that are drawn alike: those of a deck, those one starts with, or simply all."""

    high: int
    unseen: tuple[int, int]
    """How many cards that may lie face down are even, and how many odd."""
    known: frozenset[int]
    """Those the fugitive once had that have been seen since."""
    draws: tuple[int, ...] | None
    """When the fugitive drew from it; None where every card was there from the start."""

    def drawn(self, time: int) -> int:
        return sum(1 for draw in self.draws or () if draw < time)


def pools(evidence: Evidence, by_deck: bool) -> tuple[Pool, ...]:
    """One pool of all cards; or one of those the fugitive starts with and one of each deck."""
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
    """In how many ways different cards can be put into so many places."""
    ways = 1
    for taken in range(places):
        ways *= max(0, cards - taken)
    return ways
