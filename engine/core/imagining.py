"""The worlds that somebody must reckon with: positions that look like the real one from outside."""

from __future__ import annotations

from random import Random
from typing import TypeVar

from .errors import GameError
from .game import Game
from .messages import field_kinds
from .record import Record
from .sight import Onlooker, Viewer
from .timeline import Timeline
from .tree import START

S = TypeVar("S", bound=Record)

LEFT_OUT = 24
"""How many worlds are made before the truth is no nearer than any other."""


class HiddenStart(GameError):
    """The game began from a position with secrets, which no other line of moves can vary."""


def imagined(timeline: Timeline[S], viewer: Viewer, count: int, rng: Random) -> tuple[S, ...]:
    """So many positions that the viewer could not tell from the one at hand, by all it saw.

    Each world is made from the one before, by what a seat can't see; a spectator sees what every
    seat sees, so the seats take turns. The first worlds are left out: they are still so near to
    the truth that it could be told from what they have in common.
    """
    game, start = timeline.game, timeline.node(START).state
    if game.sight.observe(start, viewer) != start and not _set_up(game, start):
        raise HiddenStart("the game began from a position with secrets of others")
    moves = tuple(node.move for node in timeline.path() if node.move is not None)
    seats = game.board.seats(start) if isinstance(viewer, Onlooker) else (viewer,)
    states = []
    for number in range(LEFT_OUT + count):
        moves = game.sight.another_world(start, moves, seats[number % len(seats)], rng)
        if number >= LEFT_OUT:
            state = start
            for move in moves:
                state, _ = game.play(state, move)
            states.append(state)
    return tuple(states)


def _set_up(game: Game[S], start: S) -> bool:
    """Whether a position is the set-up itself: what is hidden there, everybody knows by rule."""
    names = tuple(game.board.seat_name(start, seat) for seat in game.board.seats(start))
    return any(
        kind is game.option_type and game.rules.prepare(names, getattr(start, name)) == start
        for name, kind in field_kinds(game.state_type).items()
    )
