"""Imagined worlds: positions that a viewer can't tell from the real one."""

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
"""The number of worlds made and dropped first, since they are still too close to the truth."""


class HiddenStart(GameError):
    """Raised if a game began from a position with secrets: other lines of moves keep those."""


def imagined(timeline: Timeline[S], viewer: Viewer, count: int, rng: Random) -> tuple[S, ...]:
    """Return `count` positions that the viewer can't tell from this one, by all it has seen.

    Each world is made from the one before by varying what a seat can't see. A spectator sees only
    what every seat sees, so the seats take turns. The first worlds are left out: they are so close
    to the truth that it could be guessed from what they have in common.
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
    """Return whether a position is a fresh set-up: the rules themselves tell what it hides."""
    names = tuple(game.board.seat_name(start, seat) for seat in game.board.seats(start))
    return any(
        kind is game.option_type and game.rules.prepare(names, getattr(start, name)) == start
        for name, kind in field_kinds(game.state_type).items()
    )
