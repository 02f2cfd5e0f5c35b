"""What a bandit leans to, as others think of it: which card it plays, and how it carries one out.

Everybody is thought to see what the pile comes to so far, and to look no further: to rob where loot
lies, to shoot where somebody stands in line, to go where more lies. The numbers are the powers of e
by which a card is likelier than another; they were read off games between greedy players.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import exp
from typing import Any

from engine.core.moves import Move, Seat
from engine.core.record import remembered

from .judgement import A_PURSE, value
from .pieces import (
    FIRE,
    FLOOR,
    JEWEL,
    MARSHAL,
    MOVE,
    PUNCH,
    PURSE,
    ROBBERY,
    STRONGBOX,
    Action,
    Card,
    Loot,
)
from .state import State
from .stealing import fire, move, punch

DRAW = exp(-2.4)
"""The weight of drawing cards instead."""
A_TOKEN = 300.0
"""Loot is counted in tokens of so many dollars."""
THE_MARSHAL = -100.0
"""What it is worth to go where the marshal is, in dollars."""


# -- which card


class Leanings(dict[Card, float]):
    """The weights of cards in a position: who has several plays each with such a likelihood."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __missing__(self, card: Card) -> float:
        weight = self[card] = exp(TOWARDS[card.action](self.state, card.bandit))
        return weight


def _robbery(state: State, bandit: Seat) -> float:
    lying = state.lying[state.bandits[bandit].spot.floor]
    return 2.4 * _most(state, lying) / A_TOKEN if lying else -1.4


def _move(state: State, bandit: Seat) -> float:
    floor = state.bandits[bandit].spot.floor
    there = max([_to_loot(state, bandit, to) for to in move.choices(state, bandit)], default=0.0)
    return -1.4 + (0.5 * there - 1.3 * _drawn_to(state, floor)) / A_TOKEN


def _floor(state: State, bandit: Seat) -> float:
    floor = state.bandits[bandit].spot.floor
    return -1.7 + (0.6 * _drawn_to(state, floor ^ 1) - 1.5 * _drawn_to(state, floor)) / A_TOKEN


def _fire(state: State, bandit: Seat) -> float:
    return 0.9 if state.bandits[bandit].bullets and fire.in_reach(state, bandit) else -0.7


def _punch(state: State, bandit: Seat) -> float:
    near = punch.in_reach(state, bandit)
    if not near:
        return -0.8
    return -1.2 + 0.4 * max([_most(state, state.bandits[each].loot) for each in near]) / A_TOKEN


def _marshal(state: State, bandit: Seat) -> float:
    cars = punch.NEXT_DOOR[len(state.train)][state.marshal]
    return -2.0 + 0.4 * max([_met(state, bandit, car) for car in cars])


TOWARDS: Mapping[Action, Callable[[State, Seat], float]] = {
    ROBBERY: _robbery,
    MOVE: _move,
    FLOOR: _floor,
    FIRE: _fire,
    PUNCH: _punch,
    MARSHAL: _marshal,
}


def _most(state: State, loot: tuple[Loot, ...]) -> float:
    """Return the value of the best of some loot, of a purse on average."""
    tuning = state.options.tuning
    return _best(loot, tuning.jewel_value, tuning.strongbox_value) if loot else 0.0


@remembered
def _best(loot: tuple[Loot, ...], jewel: int, strongbox: int) -> float:
    values = {PURSE: A_PURSE, JEWEL: float(jewel), STRONGBOX: float(strongbox)}
    return max([values[each.kind] for each in loot])


def _drawn_to(state: State, floor: int) -> float:
    """Return how much there is to rob on a floor."""
    return THE_MARSHAL if floor == 2 * state.marshal else _most(state, state.lying[floor])


def _met(state: State, own: Seat, car: int) -> int:
    """Return how many others meet the marshal in a car; meeting him oneself counts against it."""
    floor = 2 * car
    met = [number for number, bandit in enumerate(state.bandits) if bandit.spot.floor == floor]
    return len(met) - 4 * (own in met)


# -- how it is carried out


def appeal(state: State, moves: tuple[Move[State], ...]) -> list[float]:
    """Return how much each way to carry out the card that comes next appeals to its bandit."""
    card = state.pile[state.resolved].card
    judge = JUDGED_BY.get(card.action)
    return [judge(state, card.bandit, each) if judge else 0.0 for each in moves]


def _most_loot(state: State, _bandit: Seat, each: Any) -> float:
    return value(state, each.loot) if each.loot else 0.0


def _to_loot(state: State, bandit: Seat, to: Any) -> float:
    return _drawn_to(state, 2 * to.car + state.bandits[bandit].spot.floor % 2)


def _to_others(state: State, bandit: Seat, to: Any) -> float:
    return _met(state, bandit, to.car)


JUDGED_BY: Mapping[Action, Callable[[State, Seat, Any], float]] = {
    ROBBERY: _most_loot,
    PUNCH: _most_loot,
    MOVE: _to_loot,
    MARSHAL: _to_others,
}
