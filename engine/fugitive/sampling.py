"""Picks a random move from all that are legal, without listing them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from engine.core.moves import Move

from . import attempts, drawing, hideouts, turning_events
from .cards import NAMEABLE, Card
from .choices import OPTIONS
from .decks import top_cards
from .event_piles import pile
from .passing import instead_of_laying
from .reach import layable, most_sprints, sprint_cards, stride
from .state import State, Task, cards_left

PASSES = 0.15
DECLINES = 0.1
SEVERAL = 0.55
MOST_NAMED = 4
RARELY_MORE = 0.1
ANY_NUMBER = 0.2
ONE_MORE_SPRINT = 0.5


def sample(state: State, rng: Random) -> Move[State]:
    return SAMPLERS[state.agenda[0].task](state, rng)


def _draw(state: State, rng: Random) -> Move[State]:
    left = cards_left(state)
    return drawing.DRAWS[left[int(rng.random() * len(left))]]


def _top_card(state: State, rng: Random) -> Move[State]:
    cards = top_cards(state, state.agenda[0].deck)
    return drawing.TOP_CARDS[cards[int(rng.random() * len(cards))]]


def _top_event(state: State, rng: Random) -> Move[State]:
    events = pile(state)
    return turning_events.TOP_EVENTS[events[int(rng.random() * len(events))]]


def _lay(state: State, rng: Random) -> Move[State]:
    others = instead_of_laying(state)
    if others and rng.random() < PASSES:
        return others[0]
    cards = layable(state)
    if not cards:
        return others[0]
    card = cards[int(rng.random() * len(cards))]
    return hideouts.Lay(card, _sprints(state, card, rng))


def _sprints(state: State, card: Card, rng: Random) -> tuple[Card, ...]:
    """Return random cards until they reach far enough, and then perhaps some more."""
    need, most, shown = card - stride(state), most_sprints(state), state.options.tuning.footprints
    if need <= 0 and rng.random() < ONE_MORE_SPRINT:
        return ()
    usable = list(sprint_cards(state, card))
    if most < len(usable):
        usable = [each for each in usable if shown[each] >= need]
    chosen: list[Card] = []
    while usable and len(chosen) < most:
        added = usable.pop(int(rng.random() * len(usable)))
        chosen.append(added)
        need -= shown[added]
        if need <= 0 and rng.random() < ONE_MORE_SPRINT:
            break
    return tuple(chosen)


def _attempt(state: State, rng: Random) -> Move[State]:
    if rng.random() < DECLINES and attempts.DECLINE.refusal(state) is None:
        return attempts.DECLINE
    if attempts.single_only(state) or rng.random() >= SEVERAL:
        return attempts.SINGLES[int(rng.random() * _highest(state, rng))]
    count = 2 + int(rng.random() * (MOST_NAMED - 1))
    while rng.random() < RARELY_MORE and count < len(NAMEABLE):
        count += 1
    highest = max(count, _highest(state, rng))
    named: set[Card] = set()
    while len(named) < count:
        named.add(NAMEABLE[int(rng.random() * highest)])
    return attempts.Attempt(tuple(named))


def _highest(state: State, rng: Random) -> int:
    """Return up to which number to name: mostly what such a trail can reach, sometimes all."""
    if rng.random() < ANY_NUMBER:
        return len(NAMEABLE)
    stride = state.options.tuning.stride
    return min(len(NAMEABLE), stride + (stride + 1) * len(state.trail))


def _listed(state: State, rng: Random) -> Move[State]:
    moves = OPTIONS[state.agenda[0].task](state)
    return moves[int(rng.random() * len(moves))]


SAMPLERS: Mapping[Task, Callable[[State, Random], Move[State]]] = {
    **dict.fromkeys(OPTIONS, _listed),
    **dict.fromkeys(drawing.TURNING, _top_card),
    **dict.fromkeys(drawing.DRAWING, _draw),
    **dict.fromkeys(hideouts.LAYING, _lay),
    **dict.fromkeys(attempts.NAMING, _attempt),
    Task.EVENT: _top_event,
}
"""Functions that draw a move for each task: evenly among those listed, unless said otherwise."""
