"""The worlds that somebody must reckon with: positions that look like the real one from outside."""

from __future__ import annotations

from random import Random
from typing import TypeVar

from .record import Record
from .sight import Onlooker, Viewer
from .timeline import START, Timeline

S = TypeVar("S", bound=Record)


class HiddenStart(ValueError):
    """The game began from a position with secrets, which no other line of moves can vary."""


def imagined(timeline: Timeline[S], viewer: Viewer, count: int, rng: Random) -> tuple[S, ...]:
    """So many positions that the viewer could not tell from the one at hand, by all it saw.

    Each world is made from the one before, by what a seat can't see; a spectator sees what every
    seat sees, so the seats take turns. The first worlds are left out: they are still too near to
    the truth.
    """
    game, start = timeline.game, timeline.node(START).state
    if game.observe(start, viewer) != start:
        raise HiddenStart("the game began from a position with secrets of others")
    moves = tuple(node.move for node in timeline.path() if node.move is not None)
    seats = game.seats(start) if isinstance(viewer, Onlooker) else (viewer,)
    states = []
    for number in range(len(seats) + count):
        moves = game.another_world(start, moves, seats[number % len(seats)], rng)
        if number >= len(seats):
            state = start
            for move in moves:
                state, _ = game.play(state, move)
            states.append(state)
    return tuple(states)
