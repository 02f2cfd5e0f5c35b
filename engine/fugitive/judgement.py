"""A quick judgement of each move, by what its seat sees; every constant says what it stands for.

The fugitive wants to get on without spending what the next steps need, and runs for it as soon
as 42 can be reached. The marshal names what is likely, judged hideout by hideout as if all
numbers within reach were equally likely: much quicker than the deduction, and rougher.
A move is worth more, the better it is; only moves of one position can be compared.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import prod

from engine.core.judged import Judged, judged

from . import attempts, choices, drawing, hideouts
from .cards import CARDS, ESCAPE, HIDDEN, NAMEABLE, Card, Deck
from .options import FaceUp
from .passing import instead_of_laying
from .reach import reach_from
from .state import FUGITIVE, State, Task, cards_left, face_down, footprints

AllJudged = tuple[Judged[State], ...]
"""The moves that come into question, and how good each of them looks."""

AWAY = 100.0
"""Laying 42: it wins, or leaves the marshal one more chance to name every hideout.

Spending 42 as a sprint card costs as much: nobody gets away without it.
"""
A_FOOTPRINT = 0.75
"""The cost of a footprint, in numbers of the way: one kept in hand reaches one further later."""
PASSING = 0.25
"""Passing keeps the hand for later, but the marshal has one more turn."""
STRIDES_AHEAD = 2
"""A card is of use if it is at most so many strides higher than the last hideout."""


def at_a_glance(view: State) -> AllJudged:
    """Return the moves of whoever is to act that come into question, each with its worth."""
    return JUDGES.get(view.agenda[0].task, _all_alike)(view)


def _all_alike(view: State) -> AllJudged:
    return tuple(Judged(move, 0.0) for move in choices.options(view))


def _laying(view: State) -> AllJudged:
    """Judge a lay by how far it gets, less what it spends."""
    last = view.last
    lays = tuple(
        judged(
            lay,
            {
                "distance": float(lay.card - last),
                "footprints": -A_FOOTPRINT * footprints(view, lay.sprints),
                "escape": AWAY * ((lay.card == ESCAPE) - (ESCAPE in lay.sprints)),
            },
        )
        for lay in hideouts.lays(view)
    )
    passes = tuple(judged(move, {"waiting": PASSING}) for move in instead_of_laying(view))
    return (*lays, *passes)


def _drawing(view: State) -> AllJudged:
    """Judge a deck by how many of its numbers are of use: to lay soon, or to rule out."""
    if view.turn == FUGITIVE:
        last = view.last
        ahead = STRIDES_AHEAD * (reach_from(view, last) - last)
        useful = dict.fromkeys(CARDS[last + 1 : last + ahead + 1], 1.0)
    else:
        useful = likely(view)
    cards = view.options.tuning.decks.cards
    decks: Mapping[Deck, float] = {
        deck: sum([useful.get(card, 0.0) for card in cards[deck]]) for deck in cards_left(view)
    }
    return tuple(judged(drawing.DRAWS[deck], {"use": worth}) for deck, worth in decks.items())


def _naming(view: State) -> AllJudged:
    """Judge numbers by how many hideouts they find on average, alone and the likeliest together."""
    chances = likely(view)
    ordered = sorted(chances, key=lambda card: (-chances[card], card))
    singles = tuple(
        judged(attempts.SINGLES[card - 1], {"hideouts": chances[card]}) for card in ordered
    )
    if attempts.single_only(view) or not singles:
        return singles or _all_alike(view)
    together = tuple(
        judged(attempts.Attempt(some), {"hideouts": _found(some, chances)})
        for some in _likeliest_together(view, ordered)
    )
    return (*singles, *together)


def _likeliest_together(view: State, ordered: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    """Yield the two likeliest numbers, the three likeliest and so on, unless sure to fail."""
    failed = _sure_to_fail(view)
    named: tuple[Card, ...] = ()
    for number in ordered:
        wider = (*named, number)
        if len(wider) > len(face_down(view)):
            return
        if not any(numbers.issubset(wider) for numbers in failed):
            named = wider
            if len(named) > 1:
                yield named


def _sure_to_fail(view: State) -> list[frozenset[Card]]:
    """Return numbers of which one was wrong, and which no hideout laid since then can have."""
    later = _possible(view)
    return [
        numbers
        for numbers, laid in _wrong(view)
        if not any(numbers.intersection(some) for place, some in later.items() if place >= laid)
    ]


def _found(numbers: Sequence[Card], chances: Mapping[Card, float]) -> float:
    return len(numbers) * prod(chances[number] for number in numbers)


JUDGES: Mapping[Task, Callable[[State], AllJudged]] = {
    **dict.fromkeys(hideouts.LAYING, _laying),
    **dict.fromkeys(drawing.DRAWING, _drawing),
    **dict.fromkeys(attempts.NAMING, _naming),
}


# -- what is likely, at a glance


def likely(view: State) -> dict[Card, float]:
    """Return the numbers that may be face-down hideouts, each with a rough chance."""
    found: dict[Card, float] = {}
    for numbers in _possible(view).values():
        for number in numbers:
            found[number] = min(1.0, found.get(number, 0.0) + 1 / len(numbers))
    return found


def _possible(view: State) -> dict[int, list[Card]]:
    """Return for each face-down hideout, by its place, the numbers within reach not ruled out."""
    seen = {*view.marshal, *view.dropped, *view.removed}
    for hideout in view.trail:
        if hideout.up:
            seen.update((hideout.card, *hideout.sprints))
    wrong = [(min(numbers), laid) for numbers, laid in _wrong(view) if len(numbers) == 1]
    found = {}
    for place, (low, high) in enumerate(_spans(view)):
        if not view.trail[place].up:
            missed = {number for number, laid in wrong if place < laid}
            found[place] = [
                n for n in NAMEABLE[low - 1 : high] if n not in seen and n not in missed
            ]
    return {place: numbers for place, numbers in found.items() if numbers}


def _wrong(view: State) -> list[tuple[frozenset[Card], int]]:
    """Return for each miss the numbers of which one was wrong, and how many hideouts lay there.

    A number that has turned out to be right since then leaves the blame to the others. One that
    was face up already is to blame itself, unless it counts as right.
    """
    found = []
    for miss in view.misses:
        named = frozenset(miss.numbers)
        if view.options.face_up is FaceUp.WRONG and not named.isdisjoint(miss.up):
            continue
        right = {hideout.card for hideout in view.trail[: miss.laid] if hideout.up}
        if numbers := named.difference(right):
            found.append((numbers, miss.laid))
    return found


def _spans(view: State) -> list[tuple[int, int]]:
    """Return the lowest and highest number that each hideout can have, by the reach of all."""
    most = view.options.tuning.most_footprints
    reaches = []
    spans = []
    low = high = 0
    for hideout in view.trail:
        under = most * (len(hideout.sprints) + hideout.taken)
        reaches.append(reach_from(view, Card(high)) - high + hideout.bonus + under)
        low, high = low + 1, min(high + reaches[-1], NAMEABLE[-1])
        if hideout.card != HIDDEN:
            low = high = hideout.card
        spans.append((low, high))
    for place in range(len(spans) - 2, -1, -1):
        next_low, next_high = spans[place + 1]
        low, high = spans[place]
        if view.trail[place].card == HIDDEN:
            spans[place] = max(low, next_low - reaches[place + 1]), min(high, next_high - 1)
    return spans
