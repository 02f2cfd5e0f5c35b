"""What a position is worth to a player, in dollars; a reason for each number.

Positions are judged when a round is over. Money counts as it does at the end. Beside it count what
will be money, and what makes it harder to get: the best gunslinger's bonus as far as it is likely,
loot within reach, and bullets in one's own deck. What the others have counts against a player.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import exp

from engine.core.moves import Seat
from engine.core.play import Unlogged
from engine.core.record import replace

from . import scheming
from .pieces import BULLET, JEWEL, PURSE, PURSE_VALUES, PURSES, Loot
from .state import OVER, SCHEDULES, SCHEMING, State

A_PURSE = sum(value * count for value, count in PURSE_VALUES.items()) / PURSES
"""A purse that nobody has looked into is worth what purses are worth on average."""
WITHIN_REACH = 0.1
"""The share of what lies where a bandit stands that it may count as its own."""
A_BULLET = 15.0
"""What a bullet received costs for each round to come: a card that can't be played in a hand."""
CLOSE_CALL = 0.6
"""How many bullets behind somebody may be and still have a fair chance to be best, at the end."""
EACH_ROUND = 0.7
"""How many more they may be behind for each round to come."""


def worth(state: State, seat: Seat) -> Mapping[str, float]:
    """Return how good a position is for a player, in dollars by what they are for."""
    players = len(state.cards)
    left = 0 if state.phase is OVER else state.options.tuning.rounds + 1 - state.round
    held = [money(state, number) for number in range(len(state.bandits))]
    bonus = _bonuses(state, left) if players > 2 else [0.0] * len(held)
    reach = [_reach(state, number) if left else 0.0 for number in range(len(held))]
    own, all_of_them = slice(seat, None, players), held + bonus + reach
    mine = {
        "money": sum(held[own]),
        "gunslinger": sum(bonus[own]),
        "reach": sum(reach[own]),
    }
    others = (sum(all_of_them) - sum(mine.values())) / (players - 1)
    return {**mine, "bullets": -A_BULLET * left * bullets(state, seat), "others": -others}


def money(state: State, number: int) -> float:
    """Return the money of a bandit, with ransom and with purses as far as they are known."""
    bandit = state.bandits[number]
    return bandit.ransom + sum([value(state, loot) for loot in bandit.loot])


def value(state: State, loot: Loot) -> float:
    """Return the value of loot, of a purse that nobody has looked into the average one."""
    if loot.kind is not PURSE:
        tuning = state.options.tuning
        return tuning.jewel_value if loot.kind is JEWEL else tuning.strongbox_value
    value = state.purses[loot.number - 1].value if loot.number else None
    return A_PURSE if value is None else value


def _bonuses(state: State, left: int) -> list[float]:
    """Return the gunslinger's bonus for each bandit, as far as it is likely."""
    left_over = [bandit.bullets for bandit in state.bandits]
    fewest, second = sorted(left_over)[:2]
    found = []
    for each in left_over:
        ahead = (second if each == fewest else fewest) - each
        sure = CLOSE_CALL + EACH_ROUND * left
        likely = 1 / (1 + exp(-(ahead + 0.5) / sure)) if left else float(ahead >= 0)
        found.append(state.options.tuning.gunslinger_bonus * likely)
    return found


def _reach(state: State, number: int) -> float:
    lying = state.lying[state.bandits[number].spot.floor]
    return WITHIN_REACH * sum([value(state, loot) for loot in lying])


def bullets(state: State, seat: Seat) -> int:
    """Return how many bullets a player has received."""
    own = state.cards[seat]
    return sum([card.action is BULLET for card in (*own.hand, *own.top, *own.deck)])


def horizon(start: State) -> Callable[[State], bool]:
    """Return what says that a round is over."""
    now = start.round
    return lambda state: state.round != now


def cut_short(state: State) -> State:
    """Return the position as it would be if nobody played another card: the pile is turned over."""
    if state.phase is not SCHEMING:
        return state
    actions = SCHEDULES[state.rounds[-1]][len(state.cards)][state.first]
    play = Unlogged(replace(state, acted=len(actions), due=()))
    scheming.finish(play)
    return play.state
