"""How a player thinks of the others: they may hold anything, and play what would help them now.

Nobody is thought to guess what is still to be played. Each looks at what the pile comes to so far,
and leans to the cards that do something for it then (see leanings.py).
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from engine.core.moves import Move, Seat
from engine.core.play import Unlogged
from engine.core.record import replace

from .imagining import imagine
from .leanings import DRAW, Leanings, appeal
from .parts.rules import options
from .scheming import Scheme
from .state import SCHEMING, STEALING, Played, State


def others(
    view: State, seat: Seat, rng: Random
) -> tuple[Callable[[Random], State], Callable[[State, Random], Move[State]]]:
    """Return what draws a world, and what plays on in it."""
    ahead = _Pile(imagine(view, seat, rng))

    def world(rng: Random) -> State:
        return imagine(view, seat, rng)

    def reply(state: State, rng: Random) -> Move[State]:
        moves = options(state)
        if len(moves) == 1:
            return moves[0]
        if state.phase is STEALING:
            return _carry_out(state, moves, rng)
        if state.phase is not SCHEMING:
            return moves[int(rng.random() * len(moves))]
        towards = ahead.after(state.pile, rng)
        weights = [towards[each.card] if isinstance(each, Scheme) else DRAW for each in moves]
        return rng.choices(moves, weights)[0]

    return world, reply


class _Pile:
    """What bandits lean to after each beginning of the pile that was thought of, guessed once."""

    def __init__(self, start: State) -> None:
        begun = replace(start, phase=STEALING, pile=(), resolved=0)
        self.known: dict[tuple[Played, ...], Leanings] = {(): Leanings(begun)}

    def after(self, pile: tuple[Played, ...], rng: Random) -> Leanings:
        found = self.known.get(pile)
        if found is None:
            before = self.after(pile[:-1], rng).state
            found = self.known[pile] = Leanings(_carried_out(before, pile[-1], rng))
        return found


def _carried_out(state: State, entry: Played, rng: Random) -> State:
    """Return the position after one card more, as if yet another followed; purses stay closed."""
    play = Unlogged(replace(state, pile=(entry, entry), resolved=0))
    _carry_out(play.state, options(play.state), rng).carry_out(play)
    return replace(play.state, looking=()) if play.state.looking else play.state


def _carry_out(state: State, moves: tuple[Move[State], ...], rng: Random) -> Move[State]:
    """Return the way to carry out a card that appeals most; lots decide among equal ones."""
    if len(moves) == 1:
        return moves[0]
    values = [each + rng.random() for each in appeal(state, moves)]
    return moves[values.index(max(values))]
