"""How a player thinks of the others: what they plan in secret, guessed from what would suit them.

Everybody plans at the same time, so nobody can reply to a plan. Each of the others is thought to
imagine two ways in which the round may go, with random plans of all the rest, and to make the plan
that would do best in both; or to make any plan, now and then. Greedy players do about that.
"""

from __future__ import annotations

from collections.abc import Callable
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

ANYTHING = 0.1
"""How often somebody makes any plan."""
ROUNDS = 36
"""So many ways in which the round may go are imagined, as many for each of the others."""
A_HAIR = 1e-6
"""Less than any difference that matters: so lots decide between plans that do as well."""
MOST_PLANS = 24
"""So many plans of each other player are tried, some drawn by lot if there are more."""


def others(
    view: State, seat: Seat, rng: Random
) -> tuple[Callable[[Random], State], Callable[[State, Random], Move[State]]]:
    """Return what draws a world with likely plans, and what plays on in it."""
    guessed = [each for each in aboard(view) if each != seat and view.phase is PLANNING]
    likely = {each: _likely(view, each, -(-ROUNDS // len(guessed)), rng) for each in guessed}
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


def _likely(view: State, seat: Seat, count: int, rng: Random) -> Callable[[Random], Plan]:
    """Return what draws a plan that a bandit may well have made, judged by so many rounds."""
    hand = plans(view.options)
    tried = hand if len(hand) <= MOST_PLANS else tuple(rng.sample(hand, MOST_PLANS))
    start, order = _unplanned(view), aboard(view)
    rounds = []
    for _ in range(count):
        rest = {each: hand[int(rng.random() * len(hand))] for each in order}
        rounds.append([_value(start, {**rest, seat: plan}, seat) for plan in tried])

    def draw(rng: Random) -> Plan:
        if rng.random() < ANYTHING:
            return hand[int(rng.random() * len(hand))]
        one, two = [rounds[int(rng.random() * count)] for _ in range(2)]
        values = [sum(both) + rng.random() * A_HAIR for both in zip(one, two, strict=True)]
        return tried[values.index(max(values))]

    return draw


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
