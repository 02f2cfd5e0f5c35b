"""Reach: the highest number of the next hideout, and the sprint cards that it takes."""

from __future__ import annotations

from itertools import chain, combinations
from math import comb
from typing import TypeAlias

from engine.core.house import replaceable
from engine.core.house_answers import A_NUMBER, a_number
from engine.core.record import remembered

from . import rules
from .cards import ESCAPE, START, Card, footprint_table
from .effects import roadblock, shortcut
from .event_cards import EventCard
from .options import Sprint42
from .state import State

UNLIMITED = 43

Shown: TypeAlias = tuple[int, int]
"""How many footprints an odd card shows, and how many an even one."""


@replaceable(rules.PLACE_REACH, a_number, A_NUMBER)
def reach_from(state: State, last: Card) -> int:
    """Return the highest number that may follow a hideout without sprint cards.

    The marshal's deduction asks the same of every number that a hideout can have, so a function
    put in its place must go by that number and by what both players can see at any time.
    """
    return last + state.options.tuning.stride


def bonus(state: State) -> int:
    """Return what an event adds to the reach of the next hideout."""
    return shortcut.BONUS if EventCard.SHORTCUT in state.in_force else 0


def most_sprints(state: State) -> int:
    return roadblock.MOST_SPRINTS if EventCard.ROADBLOCK in state.in_force else UNLIMITED


def stride(state: State) -> int:
    """Return the highest number that can be laid without a sprint card."""
    return reach_from(state, state.last) + (bonus(state) if state.in_force else 0)


def sprint_cards(state: State, card: Card) -> tuple[Card, ...]:
    """Return the cards in hand that could be sprint cards under this one."""
    if state.options.sprint_42 is Sprint42.ALLOWED:
        return tuple([each for each in state.hand if each != card])
    return tuple([each for each in state.hand if each != card and each != ESCAPE])


def furthest(state: State, card: Card) -> int:
    """Return how many footprints could be put under this card at most."""
    shown = state.options.tuning.footprints
    found = [shown[each] for each in sprint_cards(state, card)]
    if EventCard.ROADBLOCK in state.in_force:
        return max(found, default=0)
    return sum(found)


def layable(state: State) -> tuple[Card, ...]:
    """Return the cards in hand that can be the next hideout, with enough sprint cards."""
    return within_reach(state, stride(state))


def within_reach(state: State, near: int) -> tuple[Card, ...]:
    """Return the cards in hand that can be the next hideout, those up to `near` without sprints."""
    last, hand = state.last, state.hand
    if state.in_force:
        return tuple(
            [c for c in hand if c > last and (c <= near or c - near <= furthest(state, c))]
        )
    shown = state.options.tuning.footprints
    far = near + sum([shown[card] for card in hand])
    escape = 0 if state.options.sprint_42 is Sprint42.ALLOWED else shown[ESCAPE]
    if ESCAPE in hand:
        far -= escape
    return tuple(
        [
            card
            for card in hand
            if last < card <= near
            or near < card <= far - shown[card] + (escape if card == ESCAPE else 0)
        ]
    )


@remembered
def ways(odd: int, even: int, need: int, most: int, by_odd: int, by_even: int) -> int:
    """Return in how many ways odd and even cards give `need` footprints or more.

    An odd card gives `by_odd` and an even one `by_even` of them.
    """
    return sum(
        comb(odd, odds) * comb(even, evens)
        for odds in range(odd + 1)
        for evens in range(even + 1)
        if odds * by_odd + evens * by_even >= need and odds + evens <= most
    )


def count_lays(state: State) -> int:
    """Return how many different lays are legal."""
    near = stride(state)
    return count_over(state, near, within_reach(state, near))


def count_over(state: State, near: int, cards: tuple[Card, ...]) -> int:
    """Return how many different lays of these cards are legal."""
    most = most_sprints(state) if state.in_force else UNLIMITED
    by_odd, by_even = footprints_shown(state)
    usable = sprint_cards(state, START)
    odd = sum([card % 2 for card in usable])
    even, with_42 = len(usable) - odd, usable[-1:] == (ESCAPE,)
    total = 0
    for card in cards:
        own = card % 2
        evens = even if own or (card == ESCAPE and not with_42) else even - 1
        total += ways(odd - own, evens, max(0, card - near), most, by_odd, by_even)
    return total


def footprints_shown(state: State) -> Shown:
    tuning = state.options.tuning
    return tuning.odd_footprints, tuning.even_footprints


def cheapest(sprints: tuple[Card, ...], need: int, most: int, shown: Shown) -> tuple[Card, ...]:
    """Return the lowest cards that give so many footprints with as few to spare as possible."""
    odd = [card for card in sprints if card % 2]
    even = [card for card in sprints if not card % 2]
    odds, evens = _fewest(len(odd), len(even), need, most, shown)
    return tuple(sorted((*odd[:odds], *even[:evens])))


@remembered
def _fewest(odd: int, even: int, need: int, most: int, shown: Shown) -> tuple[int, int]:
    """Return how many odd and even cards are the cheapest that give so many footprints."""
    enough = [
        (odds * shown[0] + evens * shown[1], odds + evens, odds, evens)
        for odds in range(odd + 1)
        for evens in range(even + 1)
        if odds * shown[0] + evens * shown[1] >= need and odds + evens <= most
    ]
    _, _, odds, evens = min(enough)
    return odds, evens


def all_sprints(
    sprints: tuple[Card, ...], need: int, most: int, shown: Shown
) -> list[tuple[Card, ...]]:
    """Return every choice of sprint cards with enough footprints, fewest cards first."""
    choices = chain.from_iterable(
        combinations(sprints, count) for count in range(min(most, len(sprints)) + 1)
    )
    table = footprint_table(*shown)
    return [cards for cards in choices if sum([table[card] for card in cards]) >= need]
