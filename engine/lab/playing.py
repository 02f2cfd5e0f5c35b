"""One game of an experiment, played on its own luck, and what is kept of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import chain
from typing import Any

from engine.core.bounds import printable
from engine.core.errors import GameError
from engine.core.events import Event
from engine.core.moves import CHANCE, NOBODY, Move, Seat, resolve
from engine.core.record import Record
from engine.core.score import Score
from engine.core.turn import Turn

from .bots import bot_name, random_bot
from .luck import Streams
from .table import AnyGame, Table, find_game
from .uses import by_kind, kinds, uses


class Played(Record):
    """What is kept of a finished game. Tuples with an entry a seat are in seat order."""

    number: int
    """Which game of its seed it is."""
    sides: tuple[tuple[str, ...], ...]
    """The names that each seat plays; more than one where a player has a team."""
    order: tuple[Seat, ...]
    """The seats in the order of their first decisions."""
    winners: tuple[Seat, ...]
    decisions: int
    """How often a player had to act, whether there was a choice or not."""
    forced: int
    """The decisions with only one legal move."""
    moves: int
    """Decisions and draws of luck."""
    chapters: int
    """The round in which the game ended."""
    scores: Mapping[str, tuple[int | None, ...]]
    """The final reckoning, column by column; empty where nothing is counted."""
    rules: Mapping[str, int]
    """How many events each rule brought about."""
    events: Mapping[str, int]
    """How many events of each kind happened."""
    uses: Mapping[str, int]
    """How many events of each kind used each card, or whatever else they name."""
    leaders: tuple[tuple[Seat, ...], ...]
    """Who would have won had the game ended after each round; last come those who did win.

    Empty where nothing is counted on the way.
    """


@dataclass(frozen=True)
class Finished:
    """A whole game: its start, every move, everything that happened, and its end."""

    game: AnyGame
    start: Any
    moves: tuple[Move[Any], ...]
    events: tuple[Event[Any], ...]
    end: Any
    order: tuple[Seat, ...]
    decisions: int
    forced: int
    leaders: tuple[tuple[Seat, ...], ...]


def play(table: Table, number: int) -> Finished:
    """The game of this number, the same each time."""
    game, luck = find_game(table.game), Streams(table.seed, number)
    rules, chapter, sampling = game.rules, game.teaching.chapter, game.sampling
    standing = game.teaching.standing
    names = table.seated(luck)
    start = state = game.setup(names if all(names) else len(names), **table.options)
    made: list[Move[Any]] = []
    log: list[Event[Any]] = []
    order: dict[Seat, None] = {}
    leaders: list[tuple[Seat, ...]] = []
    decisions = forced = in_round = 0
    while (seat := rules.to_act(state)) != NOBODY:
        move: Move[Any]
        if (now := chapter(state)) != in_round:
            if in_round and (so_far := standing(state)):
                leaders.append(so_far.leaders)
            in_round = now
        if seat == CHANCE:
            chance = rules.chance(state)
            move = chance.sample(luck.source(chance.stream, now))
            state, events = resolve(state, move)
        else:
            decisions += 1
            order.setdefault(seat)
            moves = rules.options(state)
            if len(moves) == 1 and (sampling is None or sampling.lists_all(state)):
                forced += 1
                move = moves[0]
                state, events = resolve(state, move)
            else:
                turn = Turn(game, state, seat, moves, luck.player(seat, now))
                move, state, events = _chosen(table, number, turn, state)
        made.append(move)
        log += events
    if in_round and standing(state):
        leaders.append(rules.winners(state))
    end = (tuple(made), tuple(log), state)
    return Finished(game, start, *end, tuple(order), decisions, forced, tuple(leaders))


def _chosen(
    table: Table, number: int, turn: Turn[Any], state: Any
) -> tuple[Move[Any], Any, tuple[Event[Any], ...]]:
    """The move that a bot makes, checked unless it was drawn from the legal moves."""
    bot = table.bots[turn.seat]
    if bot is random_bot:
        move = turn.any_move()
        return move, *resolve(state, move)
    try:
        move = bot(turn)
        return move, *turn.game.play(state, move)
    except Exception as error:
        who = f"{bot_name(bot)} at seat {turn.seat}"
        raise GameError(f"game {number}: {who} failed with {said(error)}") from error


def said(error: Exception) -> str:
    """An error in a few words, on one line."""
    return printable(f"{type(error).__name__}: {error}".replace("\n", " "), 300)


def kept(finished: Finished, number: int) -> Played:
    """Return what is kept of a finished game."""
    game, end = finished.game, finished.end
    score = game.teaching.score(end)
    seats = game.board.seats(end)
    happened = by_kind(finished.events)
    return Played(
        number,
        tuple(_side(game, end, seat) for seat in seats),
        finished.order,
        game.rules.winners(end),
        finished.decisions,
        finished.forced,
        len(finished.moves),
        game.teaching.chapter(end),
        _columns(score, len(seats)) if score else {},
        _counted(chain.from_iterable(event.rules for event in finished.events)),
        kinds(happened),
        uses(happened),
        finished.leaders,
    )


def _side(game: AnyGame, end: Any, seat: Seat) -> tuple[str, ...]:
    return tuple(game.board.seat_name(end, each) for each in game.rules.side(end, seat))


def _columns(score: Score, seats: int) -> Mapping[str, tuple[int | None, ...]]:
    rows = {row.seat: row.values for row in score.rows}
    nothing = (None,) * len(score.columns)
    return {
        column.key: tuple(rows.get(Seat(seat), nothing)[at] for seat in range(seats))
        for at, column in enumerate(score.columns)
    }


def _counted(names: Iterable[str]) -> Mapping[str, int]:
    return dict(sorted(Counter(names).items()))
