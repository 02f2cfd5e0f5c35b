"""Everything by which a seat could tell one line of moves from another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import zip_longest
from random import Random
from typing import Any, NamedTuple, TypeAlias

from engine.core.events import Event
from engine.core.game import Game
from engine.core.messages import plain
from engine.core.moves import NOBODY, IllegalMove, Move, Seat
from engine.core.nearest import concerned, nearest
from engine.core.sight import SPECTATOR
from engine.core.turn import turn_at
from engine.players import reasons

from .lines import Line, lines
from .tables import Table
from .thinkers import quick_players

LABELS_READ = 4
MOVES_TRIED = 6
MOST_OFFERED = 3
PLAYERS_ASKED = 12
"""One in so many decisions is put to the players of the game, who may think long."""


class World(NamedTuple):
    """A line of moves, and another one that a seat can't tell from it."""

    line: Line
    moves: tuple[Move[Any], ...]
    other: tuple[Move[Any], ...]
    seat: Seat

    @property
    def start(self) -> Any:
        return self.line.states[0]

    @property
    def differs(self) -> bool:
        return self.other != self.moves

    def tried(self) -> list[Move[Any]]:
        """Moves of either world, to try when they can be made and when they can't."""
        made = [*dict.fromkeys((*self.moves, *self.other))]
        return self.line.rng("tried").sample(made, min(len(made), MOVES_TRIED))


@cache
def worlds(table: Table, seed: str, effort: int) -> tuple[World, ...]:
    """For each seat of each game another world of some beginning of it."""
    return tuple(
        world for line in lines(table, seed, effort) for world in _worlds(line, line.states[0])
    )


def _worlds(line: Line, start: Any) -> Iterator[World]:
    for seat in line.game.board.seats(start):
        rng = line.rng(f"world {seat}")
        moves = line.moves[: rng.randint(1, len(line.moves))]
        yield World(line, moves, line.game.sight.another_world(start, moves, seat, rng), seat)


def leaks(game: Game[Any], world: World) -> list[str]:
    """Every difference between the two worlds that the seat, or a spectator, could notice.

    Where the whole position is the same in both, nothing can differ and nothing is asked.
    """
    found: list[str] = []
    here = there = world.start
    tried = world.tried()
    for number, (move, instead) in enumerate(zip(world.moves, world.other, strict=True)):
        try:
            after, events = game.play(here, move)
            elsewhere, other_events = game.play(there, instead)
        except IllegalMove as error:
            return [f"move {number} of the other world can't be played: {error}"]
        if (move, events) != (instead, other_events) or here != there:
            happened = _happening(game, here, move, after, events, world.seat)
            instead_happened = _happening(game, there, instead, elsewhere, other_events, world.seat)
            found += _differences(number, happened, instead_happened)
        here, there = after, elsewhere
        if here != there:
            one = _situation(game, here, world.seat, number, tried)
            other = _situation(game, there, world.seat, number, tried)
            found += _differences(number, one, other)
    return found


Perceived: TypeAlias = Iterator[tuple[str, object]]
"""What reaches a seat and a spectator."""


def _differences(number: int, one: Perceived, other: Perceived) -> list[str]:
    both = zip_longest(one, other)
    return [f"move {number}, {here} | {there}" for here, there in both if here != there]


def _happening(
    game: Game[Any],
    state: Any,
    move: Move[Any],
    after: Any,
    events: Sequence[Event[Any]],
    seat: Seat,
) -> Perceived:
    seen_by_any: dict[Event[Any], None] = {}
    for viewer in (seat, SPECTATOR):
        yield f"move to {viewer}", game.sight.witness_move(move, state, viewer)
        seen = [game.sight.witness(event, viewer) for event in events]
        yield f"events to {viewer}", seen
        seen_by_any |= dict.fromkeys(seen)
    yield "story", [plain(game.words.tell(each, after)) for each in seen_by_any]


def _refusal(game: Game[Any], state: Any, move: Move[Any]) -> tuple[object, ...]:
    """All that is told to who tries a move."""
    refusal = game.refusal(state, move)
    if refusal is None:
        return ("legal", game.board.target(move, state))
    told = [plain(game.words.reason(reason, state)) for reason in refusal.reasons]
    found = nearest(game, state, move, MOST_OFFERED) if game.rules.options(state) else ()
    return (refusal, told, concerned(game, state, refusal), found, game.board.target(move, state))


def _situation(
    game: Game[Any], state: Any, seat: Seat, number: int, tried: Sequence[Move[Any]]
) -> Perceived:
    yield "view", game.sight.observe(state, seat)
    yield "spectator's view", game.sight.observe(state, SPECTATOR)
    yield "turn", game.rules.to_act(state)
    yield (
        "prompt",
        (game.teaching.prompt(state), game.teaching.status(state), game.teaching.chapter(state)),
    )
    yield "winners", game.rules.winners(state)
    yield "open choice", game.sight.open_choice(state)
    told = game.rules.to_act(state) == seat or game.sight.open_choice(state)
    if told or game.rules.to_act(state) == NOBODY:
        for move in tried:
            yield f"refusal of {move}", _refusal(game, state, move)
    if told:
        options = game.rules.options(state)
        yield "options", options
        yield "texts", [game.notation.move_text(move, state) for move in options]
        yield "labels", [plain(game.words.label(move, state)) for move in options[:LABELS_READ]]
        yield "all", game.lists_all(state)
        yield "pieces", game.board.compose(state, ())
        yield "temptations", game.teaching.temptations(state)
        # Whoever looks on may not know the cards by which another seat's player chooses.
        asked = number % PLAYERS_ASKED == 0 and game.rules.to_act(state) == seat
        players = quick_players(game) if asked else {}
        turn = turn_at(game, state, Random(0))
        yield "players", {name: player(turn) for name, player in players.items()}
        judging = {name: reasons(turn, player) for name, player in players.items()}
        yield "judgement", judging
