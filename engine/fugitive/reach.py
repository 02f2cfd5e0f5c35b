"""Reach: the highest number of the next hideout, and the sprint cards that it takes."""

from __future__ import annotations

from itertools import chain, combinations
from math import comb

from engine.core.record import remembered

from .cards import ESCAPE, FOOTPRINTS, Card
from .effects import roadblock, shortcut
from .event_cards import EventCard
from .options import Sprint42
from .state import State

STRIDE = 3
"""The most by which a hideout may be higher than the last one without sprint cards."""
UNLIMITED = 43


def bonus(state: State) -> int:
    """Return what an event adds to the reach of the next hideout."""
    return shortcut.BONUS if EventCard.SHORTCUT in state.in_force else 0


def most_sprints(state: State) -> int:
    return roadblock.MOST_SPRINTS if EventCard.ROADBLOCK in state.in_force else UNLIMITED


def stride(state: State) -> int:
    """Return the highest number that can be laid without a sprint card."""
    return state.last + STRIDE + (bonus(state) if state.in_force else 0)


def sprint_cards(state: State, card: Card) -> tuple[Card, ...]:
    """Return the cards in hand that could be sprint cards under this one."""
    if state.options.sprint_42 is Sprint42.ALLOWED:
        return tuple([each for each in state.hand if each != card])
    return tuple([each for each in state.hand if each != card and each != ESCAPE])


def furthest(state: State, card: Card) -> int:
    """Return how many footprints could be put under this card at most."""
    found = [FOOTPRINTS[each] for each in sprint_cards(state, card)]
    if EventCard.ROADBLOCK in state.in_force:
        return max(found, default=0)
    return sum(found)


def layable(state: State) -> tuple[Card, ...]:
    """Return the cards in hand that can be the next hideout, with enough sprint cards."""
    last, near = state.last, stride(state)
    far = near + sum([FOOTPRINTS[card] for card in state.hand])
    return tuple(
        [
            card
            for card in state.hand
            if last < card <= far and (card <= near or card - near <= furthest(state, card))
        ]
    )


@remembered
def ways(odd: int, even: int, need: int, most: int) -> int:
    """Return in how many ways odd and even cards give `need` footprints or more."""
    return sum(
        comb(odd, ones) * comb(even, twos)
        for ones in range(odd + 1)
        for twos in range(even + 1)
        if ones + 2 * twos >= need and ones + twos <= most
    )


def count_lays(state: State) -> int:
    """Return how many different lays are legal."""
    near, most = stride(state), most_sprints(state)
    total = 0
    for card in layable(state):
        sprints = sprint_cards(state, card)
        odd = sum([each % 2 for each in sprints])
        total += ways(odd, len(sprints) - odd, max(0, card - near), most)
    return total


def cheapest(sprints: tuple[Card, ...], need: int) -> tuple[Card, ...]:
    """Return the lowest cards that give so many footprints with as few to spare as possible."""
    odd = [card for card in sprints if card % 2]
    even = [card for card in sprints if not card % 2]
    chosen = even[: need // 2]
    need -= 2 * len(chosen)
    ones = odd[:need]
    need -= len(ones)
    more = even[len(chosen) : len(chosen) + (need + 1) // 2]
    return tuple(sorted((*chosen, *ones, *more)))


def all_sprints(sprints: tuple[Card, ...], need: int, most: int) -> list[tuple[Card, ...]]:
    """Return every choice of sprint cards with enough footprints, fewest cards first."""
    choices = chain.from_iterable(
        combinations(sprints, count) for count in range(min(most, len(sprints)) + 1)
    )
    return [cards for cards in choices if sum([FOOTPRINTS[card] for card in cards]) >= need]
