"""How a player thinks of the others: what they plan in secret, guessed from what would suit them.

Everybody plans at the same time, so nobody can reply to a plan. The others are thought to prefer
plans that would do well for them if all the rest planned at random; a plan that is better by
`INDIFFERENCE` is about three times as likely as another.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from random import Random

from engine.core.moves import Move, Seat
from engine.core.play import Unlogged
from engine.core.record import replace

from .execution import REVEAL
from .imagining import imagine
from .judgement import worth
from .planning import Plan, plans
from .state import EXECUTION, PLANNING, TREASURE, State, aboard, with_bandit
from .uncoupling import draws

INDIFFERENCE = 0.05
"""The difference in the chance to win that makes a plan about three times as likely."""
GUESSES = 4
"""In how many rounds with random plans of all the rest a plan is tried."""
MOST_PLANS = 24
"""So many plans of each other player are tried, some drawn by lot if there are more."""


def others(
    view: State, seat: Seat, rng: Random
) -> tuple[Callable[[Random], State], Callable[[State, Random], Move[State]]]:
    """Return what draws a world with likely plans, and what plays on in it."""
    planning = view.phase is PLANNING
    likely = {
        other: _likely(view, other, rng) for other in aboard(view) if planning and other != seat
    }
    anything = plans(view.options)

    def world(rng: Random) -> State:
        state = imagine(view, seat, rng)
        for other, choice in likely.items():
            bandit = state.bandits[other]
            if bandit.planned:
                state = with_bandit(state, other, replace(bandit, planned=choice(rng).cards))
        return state

    def reply(state: State, rng: Random) -> Move[State]:
        if state.phase is EXECUTION:
            return REVEAL
        if state.round == view.round and state.turn in likely:
            return likely[state.turn](rng)
        return anything[int(rng.random() * len(anything))]

    return world, reply


def _likely(view: State, seat: Seat, rng: Random) -> Callable[[Random], Plan]:
    """Return what draws a plan that a bandit may well have made."""
    hand = plans(view.options)
    tried = hand if len(hand) <= MOST_PLANS else tuple(rng.sample(hand, MOST_PLANS))
    start = _unplanned(view)
    order = aboard(view)
    values = [0.0] * len(tried)
    for _ in range(GUESSES):
        rest = {each: hand[int(rng.random() * len(hand))] for each in order}
        for at, plan in enumerate(tried):
            values[at] += _value(start, {**rest, seat: plan}, seat)
    return _softly(tried, values)


def _softly(tried: Sequence[Plan], values: Sequence[float]) -> Callable[[Random], Plan]:
    most = max(values)
    weights = [exp((value - most) / GUESSES / INDIFFERENCE) for value in values]
    return lambda rng: rng.choices(tried, weights)[0]


def _unplanned(view: State) -> State:
    """Return the position at the start of this round's planning."""
    bandits = tuple([replace(bandit, planned=()) for bandit in view.bandits])
    return replace(view, bandits=bandits, turn=view.first)


def _value(start: State, chosen: dict[Seat, Plan], seat: Seat) -> float:
    """Return what a bandit has of the round if these plans are made."""
    play = Unlogged(start)
    while play.state.phase is PLANNING:
        chosen[play.state.turn].carry_out(play)
    while play.state.phase is EXECUTION:
        REVEAL.carry_out(play)
    while play.state.phase is TREASURE:
        draws(play.state)[0].carry_out(play)
    return sum(worth(play.state, seat).values())
