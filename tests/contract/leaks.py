"""What a seat could tell one line of moves from another by."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Any, NamedTuple

from engine.core.game import Game
from engine.core.messages import plain
from engine.core.moves import IllegalMove, Move, Seat
from engine.core.sight import SPECTATOR, Viewer

from .lines import Line


class World(NamedTuple):
    """A line of moves, and another one that a seat can't tell from it."""

    start: Any
    moves: tuple[Move[Any], ...]
    other: tuple[Move[Any], ...]
    seat: Seat

    @property
    def differs(self) -> bool:
        return self.other != self.moves


def worlds(line: Line, game: Game[Any] | None = None) -> Iterator[World]:
    """For each seat another world of some beginning of the line."""
    game = game or line.game
    for seat in game.seats(line.states[0]):
        rng = line.rng(f"world {seat}")
        moves = line.moves[: rng.randint(1, len(line.moves))]
        yield World(
            line.states[0], moves, game.another_world(line.states[0], moves, seat, rng), seat
        )


def leaks(game: Game[Any], world: World) -> list[str]:
    """Every difference between the two worlds that the seat, or a spectator, could notice."""
    if not world.differs:
        return []
    found = []
    for viewer in (world.seat, SPECTATOR):
        try:
            both = zip_longest(
                _perceived(game, world.start, world.moves, viewer),
                _perceived(game, world.start, world.other, viewer),
            )
            found += [f"{viewer}: {one} | {other}" for one, other in both if one != other]
        except IllegalMove as error:
            found.append(f"the other world can't be played: {error}")
    return found


def _perceived(
    game: Game[Any], state: Any, moves: Sequence[Move[Any]], viewer: Viewer
) -> Iterator[tuple[str, object]]:
    """Everything that reaches a viewer in the course of a game."""
    yield from _situation(game, state, viewer)
    for number, move in enumerate(moves):
        yield f"move {number}", game.witness_move(move, state, viewer)
        state, events = game.play(state, move)
        seen = [game.witness(event, viewer) for event in events]
        yield f"events {number}", seen
        yield f"story {number}", [plain(game.tell(event, state)) for event in seen]
        yield from _situation(game, state, viewer)


def _situation(game: Game[Any], state: Any, viewer: Viewer) -> Iterator[tuple[str, object]]:
    yield "view", game.observe(state, viewer)
    yield "turn", game.to_act(state)
    yield "prompt", game.prompt(state)
    yield "winners", game.winners(state)
    if game.to_act(state) == viewer:
        options = game.options(state)
        yield "options", options
        yield "texts", [game.move_text(move, state) for move in options]
        yield "labels", [plain(game.label(move, state)) for move in options]
        yield "all", game.lists_all(state)
        yield "pieces", game.compose(state, ())
        yield "temptations", game.temptations(state)
