"""How likely a player is to win, as far as it shows when a round is over; a reason for each number.

Whoever thinks ahead plays for the win alone: money counts for more where somebody is close, and a
sure lead needs no more of it. The numbers were fitted to the winners of 1,300 games of four greedy
players, by what everybody had when a round began: in dollars, and how much the dollars decide.
They say that a bullet in a deck costs far more than it seems at a glance, and that one in the deck
of somebody else is as good as money.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from math import exp

from engine.core.moves import Seat

from .judgement import bullets, money, value
from .state import OVER, State

A_BULLET = 40.0
"""What a bullet received costs for each round to come, in dollars."""
HERE = 0.25
"""The share of the loot where a bandit stands that comes to be its own."""
OTHER_LEVEL = 0.15
"""The share of the loot above or below it, where the marshal is not."""
A_BONUS = 1.1
"""How often the best gunslinger's bonus counts: all who are best get it."""
DECIDED, AT_LAST = 1.2, 1.2
"""How much a lead of $1,000 decides, and how much more with one round to come (less before)."""
SHOTS, LAST_SHOTS = 1.0, 0.7
"""The same for a lead of one bullet towards the bonus."""
AT_FIRST, A_ROUND = 350.0, 190.0
"""What a bandit usually has, and how much more after each round."""
BEYOND = 30.0
"""Nobody counts as further ahead than this, so that no number gets too big."""


def chances(state: State, seat: Seat) -> Mapping[str, float]:
    """Return how likely a player is to win, in parts: each ground adds to what those before say.

    First comes one's own money if everybody else had as much as usual, then what the others really
    have, and so on. What is left to say, nothing more than that somebody has to win before the end,
    goes by the name of the win itself.
    """
    players, over = len(state.cards), state.phase is OVER
    left = 0 if over else state.options.tuning.rounds + 1 - state.round
    decides = (DECIDED + AT_LAST / max(1, left)) / 1000
    standing = [decides * each for each in _by_player(state, money)]
    usual = (AT_FIRST + A_ROUND * (state.round - (not over))) * len(state.bandits) / players
    now = _share(
        [each if at == seat else decides * usual for at, each in enumerate(standing)], seat
    )
    found = {"money": now - 1 / players}

    def add(key: str, dollars: Iterable[tuple[int, float]]) -> None:
        nonlocal now
        for number, each in dollars:
            standing[number] += decides * each
        before, now = now, _share(standing, seat)
        found[key] = now - before

    add("others", ())
    if players > 2:
        add("gunslinger", enumerate(_bonuses(state, left)))
    if left:
        hurt = [-A_BULLET * left * bullets(state, Seat(number)) for number in range(players)]
        add("reach", enumerate(_by_player(state, _reach)))
        add("bullets", [(seat, hurt[seat])])
        add("wounds", [(number, each) for number, each in enumerate(hurt) if number != seat])
    won = float(seat in state.winners) if over else now
    return {**found, "win": 1 / players + won - now}


def _by_player(state: State, dollars: Callable[[State, int], float]) -> list[float]:
    """Return what the bandits of each player have together."""
    players = len(state.cards)
    found = [dollars(state, number) for number in range(len(state.bandits))]
    return found if len(found) == players else [sum(found[at::players]) for at in range(players)]


def _share(standing: list[float], seat: Seat) -> float:
    """Return the share of one among all, where every unit makes it e times as likely."""
    own = standing[seat]
    return 1 / sum([exp(min(each - own, BEYOND)) for each in standing])


def _bonuses(state: State, left: int) -> list[float]:
    """Return the gunslinger's bonus for each bandit, as far as it is likely."""
    bonus = state.options.tuning.gunslinger_bonus
    fewest = min([bandit.bullets for bandit in state.bandits])
    behind = [bandit.bullets - fewest for bandit in state.bandits]
    if not left:
        return [0.0 if each else bonus for each in behind]
    likely = [exp(-(SHOTS + LAST_SHOTS / left) * each) for each in behind]
    share = A_BONUS * bonus / sum(likely)
    return [share * each for each in likely]


def _reach(state: State, number: int) -> float:
    """Return what a bandit may make its own of what lies near."""
    floor = state.bandits[number].spot.floor
    near = HERE * sum([value(state, loot) for loot in state.lying[floor]])
    other = floor ^ 1
    if other == 2 * state.marshal:
        return near
    return near + OTHER_LEVEL * sum([value(state, loot) for loot in state.lying[other]])
