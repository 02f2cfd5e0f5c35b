"""Players of every game: they see what their seat sees, play by the rules, and say why."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

import pytest

from engine.core.moves import Move
from engine.core.turn import Player, Turn, turn_at
from engine.players import find_player, player_names, reasons
from engine.players.levels import player_name

from .lines import Line, lines
from .tables import GAMES, TABLES, Table
from .thinkers import quick_players

FEW_LINES = 6
SOME = 5
"""One in so many decisions is put to a player twice."""
TABLES_ASKED = tuple(
    table for table in TABLES if table.players in (GAMES[table.game].player_counts[0], 4)
)


class Asked(NamedTuple):
    """A decision of a line that is put to a player."""

    line: Line
    at: int
    player: Player

    def choose(self, state: Any) -> Move[Any]:
        return self.player(turn_at(self.line.game, state, self.line.rng(f"chosen {self.at}")))

    def __str__(self) -> str:
        return f"{player_name(self.player)} in {self.line.where(self.at)}"


@pytest.fixture(params=TABLES_ASKED, ids=str)
def asked(request: pytest.FixtureRequest, games_seed: str, effort: int) -> tuple[Asked, ...]:
    """Every kind of player at some decisions of random games."""
    return _asked(request.param, games_seed, effort)


@cache
def _asked(table: Table, seed: str, effort: int) -> tuple[Asked, ...]:
    some = lines(table, seed, effort)
    few = Random(seed).sample(some, min(len(some), FEW_LINES * effort))
    return tuple(each for line in few for each in _along(line))


def _along(line: Line) -> Iterator[Asked]:
    choices = [at for at in line.decisions() if len(line.game.rules.options(line.states[at])) > 1]
    for at in choices:
        for player in quick_players(line.game).values():
            yield Asked(line, at, player)


def test_a_choice_is_the_same_in_two_worlds_that_look_alike(asked: tuple[Asked, ...]) -> None:
    for each in asked:
        sight, state = each.line.game.sight, each.line.states[each.at]
        seat = each.line.game.rules.to_act(state)
        view = sight.observe(state, seat)
        other = sight.imagine(view, seat, each.line.rng(f"elsewhere {each.at}"))
        assert each.choose(state) == each.choose(other), each


def reached(turn: Turn[Any]) -> dict[str, object]:
    """Everything that a player can learn from its turn."""
    return {
        "seat": turn.seat,
        "view": turn.view,
        "moves": turn.moves,
        "listed": turn.listed,
        "forced": turn.forced,
        "any move": turn.any_move(),
        "luck": turn.rng.getstate(),
    }


def test_a_turn_and_the_reasons_are_the_same_in_two_worlds_that_look_alike(
    asked: tuple[Asked, ...],
) -> None:
    for each in asked[::SOME]:
        game, state = each.line.game, each.line.states[each.at]
        seat = game.rules.to_act(state)
        view = game.sight.observe(state, seat)
        other = game.sight.imagine(view, seat, each.line.rng(f"elsewhere {each.at}"))
        one, there = (turn_at(game, world, Random(2)) for world in (state, other))
        assert reached(one) == reached(there), each
        assert reasons(one, each.player) == reasons(there, each.player), each


@pytest.mark.parametrize("table", [each for each in TABLES_ASKED if each.players < 4], ids=str)
def test_every_level_chooses_alike_in_two_worlds(table: Table, games_seed: str) -> None:
    line = lines(table, games_seed, 1)[0]
    game, at = line.game, [*line.decisions()][-1]
    state = line.states[at]
    seat = game.rules.to_act(state)
    other = game.sight.imagine(game.sight.observe(state, seat), seat, line.rng("another world"))
    for name in player_names(game):
        player = find_player(game, name)
        one, there = (player(turn_at(game, world, Random(3))) for world in (state, other))
        assert one == there, name


def test_a_choice_is_legal_and_the_same_for_the_same_luck(asked: tuple[Asked, ...]) -> None:
    for each in asked:
        state = each.line.states[each.at]
        move = each.choose(state)
        assert each.line.game.refusal(state, move) is None, each
        assert each.choose(state) == move, each


def test_the_reasons_cover_the_moves_and_add_up(asked: tuple[Asked, ...]) -> None:
    for each in asked:
        game, state = each.line.game, each.line.states[each.at]
        judged = reasons(turn_at(game, state, Random(1)), each.player)
        moves = [one.move for one in judged]
        assert all(game.refusal(state, move) is None for move in moves), each
        assert len(set(moves)) == len(moves) > 0, each
        if game.judging is None:
            assert set(moves) == set(game.rules.options(state)), each
        for one in judged:
            total = sum(ground.value for ground in one.grounds)
            assert one.value == pytest.approx(total), each


def test_a_player_makes_the_move_that_its_reasons_put_first(asked: tuple[Asked, ...]) -> None:
    for each in asked:
        if player_name(each.player) in ("greedy", "search(iterations=4)"):
            game, state = each.line.game, each.line.states[each.at]
            luck = f"chosen {each.at}"
            judged = reasons(turn_at(game, state, each.line.rng(luck)), each.player)
            assert each.choose(state) == judged[0].move, each
