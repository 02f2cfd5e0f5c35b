"""Players by name: levels for people, clear refusals, and what they are called in results."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, cast

import pytest

from engine.colt_express import GAME as COLT_EXPRESS
from engine.core.errors import GameError
from engine.core.game import Game
from engine.core.moves import Move
from engine.core.turn import Turn
from engine.fugitive import GAME as FUGITIVE
from engine.lab.lab import Lab
from engine.players import Greedy, Search, Wavering, at_random, find_player, player_names
from engine.players.levels import player_name
from engine.super_express import GAME as SUPER_EXPRESS
from tests.core.toy import TOY

NAMES = ("random", "easy", "fair", "hard", "greedy", "search")


@pytest.mark.parametrize("game", [COLT_EXPRESS, SUPER_EXPRESS, FUGITIVE], ids=str)
def test_every_game_has_every_level(game: Game[Any]) -> None:
    assert player_names(game) == NAMES
    assert [player_name(find_player(game, name)) for name in NAMES] == list(NAMES)
    kinds = [type(find_player(game, name)) for name in ("easy", "fair", "hard")]
    assert kinds == [Wavering, Greedy, Search]


def test_a_game_that_judges_nothing_has_random_players_alone() -> None:
    assert player_names(TOY) == ("random",)
    assert find_player(TOY, "random") is at_random


@pytest.mark.parametrize("asked", ["grandmaster", "", 3, None])
def test_an_unknown_name_is_answered_with_the_known_ones(asked: Any) -> None:
    with pytest.raises(GameError, match="there are random, easy, fair, hard, greedy, search"):
        find_player(COLT_EXPRESS, asked)


@pytest.mark.parametrize(
    "player",
    [Search(iterations=7), Search(milliseconds=2.5), Greedy(looks=3), Wavering(errs=0.1)],
    ids=lambda player: player.name,
)
def test_a_budget_of_ones_own_shows_in_the_name(player: Search | Greedy | Wavering) -> None:
    assert player.name not in NAMES
    assert player_name(player) == player.name
    assert replace(player, level="mine").name == "mine"


def greedy(turn: Turn[Any]) -> Move[Any]:
    return turn.moves[0]


def test_a_function_of_ones_own_is_not_taken_for_a_player_of_the_engine() -> None:
    assert player_name(greedy) == f"{__name__}.greedy"


@pytest.mark.parametrize(
    ("budget", "said"),
    [
        ({"iterations": 0}, "more than 0"),
        ({"milliseconds": -1.0}, "more than 0"),
        ({"iterations": 5, "milliseconds": 5.0}, "not of both"),
    ],
    ids=["none", "less than none", "both"],
)
def test_a_budget_that_can_not_be_is_refused(budget: dict[str, Any], said: str) -> None:
    with pytest.raises(GameError, match=said):
        Search(**budget)


# -- in the lab


def test_players_are_given_to_the_lab_by_name_and_named_in_its_results() -> None:
    result = Lab("super_express", 3, bots=["greedy", "random", "easy"], seed=2).run(2)
    assert result.players == ("greedy", "random", "easy")
    assert "played by greedy, random, easy" in result.cite()
    assert result.repeat(n_jobs=1) == result


def test_one_name_serves_all_seats() -> None:
    lab = Lab("fugitive", 2, bots="fair")
    assert lab.table.bots == (Greedy(level="fair"),) * 2


def test_a_budget_without_a_name_has_to_be_handed_in_again() -> None:
    bots = (Search(iterations=30), at_random, at_random)
    result = Lab("super_express", 3, bots=bots).run(1)
    with pytest.raises(GameError, match=r"played by search\(iterations=30\), random, random"):
        result.repeat()
    assert result.repeat(bots=bots) == result


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: Search(iterations=0), "a budget of more than 0, not 0"),
        (lambda: Search(milliseconds=cast("Any", "many")), "not 'many'"),
        (lambda: Greedy(looks=0), "at 1 future at least, not 0"),
        (lambda: Greedy(looks=cast("Any", "few")), "not 'few'"),
        (lambda: Wavering(errs=3), "0 to 1, not 3"),
        (lambda: Wavering(errs=cast("Any", "often")), "not 'often'"),
    ],
)
def test_a_player_that_can_not_be_is_refused(make: Callable[[], object], said: str) -> None:
    with pytest.raises(GameError, match=said):
        make()
