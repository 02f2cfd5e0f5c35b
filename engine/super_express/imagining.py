"""Whole positions that a seat can't tell from the real one, drawn from what it sees."""

from __future__ import annotations

from itertools import permutations
from random import Random

from engine.core.errors import GameError
from engine.core.moves import Seat
from engine.core.record import remembered, replace

from .elimination import may_come_back
from .options import HorsePending
from .pieces import Card
from .state import EXECUTION, OFF, Bandit, State, with_bandit


def imagine(view: State, seat: Seat, rng: Random) -> State:
    """Return a position that the seat can't tell from the one it sees.

    Treasures: luck drew them, so every way to give the values that the seat doesn't know to the
    treasures it can't see is as likely as any other. That is exact.
    Plans: every plan of the others that begins with the cards they have shown is as likely as any
    other, each player's apart. That rests on the assumption that others plan at random.
    Horse: a game that waits for a bandit off the train tells that one of them can come back, so
    plans by which none can are left out. Who else had to have a Horse when the game waited
    earlier in the round is not in the view, and is not reckoned with.
    """
    bandits = tuple(
        [
            bandit if number == seat else _with_plan(bandit, view.options.hand, rng)
            for number, bandit in enumerate(view.bandits)
        ]
    )
    imagined = replace(view, bandits=_with_treasures(bandits, view.options.tuning.treasures, rng))
    return _with_a_horse(imagined, view, seat, rng) if _told_of_a_horse(view) else imagined


def _with_plan(bandit: Bandit, hand: tuple[Card, ...], rng: Random) -> Bandit:
    if bandit.seen == len(bandit.planned):
        return bandit
    plans = _plans(hand, bandit.planned[: bandit.seen], len(bandit.planned))
    return replace(bandit, planned=plans[int(rng.random() * len(plans))])


@remembered
def _plans(
    hand: tuple[Card, ...], shown: tuple[Card, ...], count: int
) -> tuple[tuple[Card, ...], ...]:
    """Return every plan of so many cards that begins with the cards shown."""
    rest = [card for card in hand if card not in shown]
    return tuple(shown + cards for cards in permutations(rest, count - len(shown)))


def _with_treasures(
    bandits: tuple[Bandit, ...], treasures: tuple[int, ...], rng: Random
) -> tuple[Bandit, ...]:
    """Return the bandits with a value for each treasure that nobody showed."""
    known = [value for bandit in bandits for value in bandit.treasures]
    if None not in known:
        return bandits
    values = [value for value in treasures if value not in known]
    rng.shuffle(values)
    return tuple(
        [
            replace(
                bandit,
                treasures=tuple(
                    [values.pop() if value is None else value for value in bandit.treasures]
                ),
            )
            if None in bandit.treasures
            else bandit
            for bandit in bandits
        ]
    )


def _told_of_a_horse(view: State) -> bool:
    """Return whether the game goes on only because somebody off the train can come back."""
    options = view.options
    if not options.horse or view.phase is not EXECUTION:
        return False
    if options.horse_pending is not HorsePending.IF_HORSE:
        return False
    return sum(map(len, view.floors)) < 2


def _with_a_horse(state: State, view: State, seat: Seat, rng: Random) -> State:
    """Draw the plans of those off the train again until one of them can come back."""
    off = [Seat(n) for n, bandit in enumerate(view.bandits) if bandit.status is OFF]
    if not any(_can_come_back(view, number, seat) for number in off):
        raise GameError("nobody off the train can come back, and yet the game waits")
    while not any(may_come_back(state, number) for number in off):
        for number in off:
            if number != seat:
                planned = _with_plan(view.bandits[number], view.options.hand, rng).planned
                bandit = replace(state.bandits[number], planned=planned)
                state = with_bandit(state, number, bandit)
    return state


def _can_come_back(view: State, number: Seat, seat: Seat) -> bool:
    """Return whether some plan that the seat can't rule out brings a bandit back."""
    if number == seat:
        return may_come_back(view, number)
    bandit = view.bandits[number]
    return any(
        may_come_back(with_bandit(view, number, replace(bandit, planned=plan)), number)
        for plan in _plans(view.options.hand, bandit.planned[: bandit.seen], len(bandit.planned))
    )
