"""The set-ups that a game accepts; the suite leaves none of its options out."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from engine.core.game import Game, IllegalSetup
from engine.core.options import UnknownOption
from engine.core.rulebook import LANGUAGES
from engine.core.tuning import dials_of
from tests.option_space import dial_ends, option_space

from .tables import GAMES, TABLES, Table, accepts, seatings, setups, tuned


def test_every_player_count_of_a_game_is_played(game: Game[Any]) -> None:
    assert set(game.player_counts) <= {table.players for table in TABLES if table.game == game.name}


def test_every_table_is_played_with_the_default_options(game: Game[Any]) -> None:
    refused = [count for count in game.player_counts if not accepts(Table(game.name, count), {})]
    assert refused == []


def test_every_value_of_every_option_is_played(game: Game[Any]) -> None:
    tables = [table for table in TABLES if table.game == game.name]
    played = {pair for table in tables for setup in setups(table) for pair in setup.chosen.items()}
    space = option_space(game.option_type)
    wanted = {(name, value) for name, values in space.items() for value in values}
    assert played == wanted


def test_every_two_values_that_go_together_are_played_together(table: Table) -> None:
    game_options = option_space(GAMES[table.game].option_type)
    values = [(name, value) for name, of_it in game_options.items() for value in of_it]
    played = {
        frozenset(two) for setup in setups(table) for two in combinations(setup.chosen.items(), 2)
    }
    apart = [
        two
        for two in combinations(values, 2)
        if two[0][0] != two[1][0] and accepts(table, dict(two)) and frozenset(two) not in played
    ]
    assert apart == []


def test_every_end_of_every_dial_is_played(game: Game[Any]) -> None:
    tables = [table for table in TABLES if table.game == game.name]
    played = {pair for table in tables for setup in tuned(table) for pair in setup.chosen.items()}
    ends = dial_ends(game.option_type)
    wanted = {(name, end) for name, both in ends.items() for end in both}
    assert wanted <= played


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_dial_has_its_rule_and_its_words(game: Game[Any], language: str) -> None:
    dials = dials_of(game.option_type)
    assert {dial.rule for dial in dials.values()} <= set(game.rule_ids)
    assert set(game.words.rulebook(language).dials) == set(dials)


@pytest.mark.parametrize("players", [-1, 0, 100])
def test_a_senseless_number_of_players_is_refused(game: Game[Any], players: int) -> None:
    with pytest.raises(IllegalSetup) as refused:
        game.setup(players)
    assert set(refused.value.refusal.rules) <= set(game.rule_ids)


def test_a_count_without_a_table_is_refused_with_a_rule(game: Game[Any]) -> None:
    seated = {table.players for table in TABLES if table.game == game.name}
    for count in set(seatings(game)) - seated:
        with pytest.raises(IllegalSetup) as refused:
            game.setup(count)
        assert set(refused.value.refusal.rules) <= set(game.rule_ids)


def test_an_unknown_player_is_refused_by_name(game: Game[Any]) -> None:
    names = ["nobody-of-that-name", *game.seat_names[1 : game.player_counts[0]]]
    with pytest.raises(IllegalSetup, match="nobody-of-that-name"):
        game.setup(names)


def test_one_name_can_not_sit_twice(game: Game[Any]) -> None:
    names = [game.seat_names[0]] * game.player_counts[0]
    with pytest.raises(IllegalSetup) as refused:
        game.setup(names)
    assert game.words.speaker(None).messages.word(game.seat_names[0]) in str(refused.value)


def test_an_unknown_option_is_refused_with_the_known_ones(game: Game[Any]) -> None:
    with pytest.raises(UnknownOption) as refused:
        game.setup(game.player_counts[0], no_such_option=True)
    assert all(name in str(refused.value) for name in option_space(game.option_type))


def test_set_up_positions_are_equal_when_set_up_alike(table: Table) -> None:
    starts = [(setup.start(), setup.start()) for setup in setups(table)]
    assert all(one == other for one, other in starts)
    assert len({one for one, _ in starts}) == len(starts)
