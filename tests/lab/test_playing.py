"""One game of an experiment: the same each time, by the rules, and counted as defined."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.errors import GameError
from engine.core.events import Event
from engine.core.game import Game
from engine.core.moves import CHANCE, NOBODY
from engine.core.play import replay
from engine.lab.bots import random_bot
from engine.lab.playing import kept, play
from engine.lab.table import find_game, lay_table

from .tables import confused, everybody_wins, first_move

TABLES = {
    "super_express": lay_table("super_express", 4, seed=1),
    "horses": lay_table("super_express", 5, options={"horse": True, "reflex": True}, seed="x"),
    "colt_express": lay_table("colt_express", 4, seed=1),
    "two teams": lay_table("colt_express", 2, seed=1),
    "fugitive": lay_table("fugitive", 2, seed=1),
    "events": lay_table("fugitive", 2, options={"variant": "random"}, seed=2),
}


@pytest.mark.parametrize("name", TABLES)
def test_a_game_is_the_same_each_time_and_legal_move_by_move(name: str) -> None:
    table = TABLES[name]
    for number in range(3):
        finished = play(table, number)
        assert finished == play(table, number)
        state = finished.start
        told: list[Event[Any]] = []
        for move in finished.moves:
            state, events = finished.game.play(state, move)
            told += events
        assert state == finished.end
        assert tuple(told) == finished.events
        assert replay(finished.start, finished.events) == finished.end
        assert finished.game.rules.to_act(finished.end) == NOBODY


@pytest.mark.parametrize("name", TABLES)
def test_it_is_counted_as_defined(name: str) -> None:
    finished = play(TABLES[name], 0)
    game, state = finished.game, finished.start
    deciding, forced = [], 0
    for move in finished.moves:
        seat = game.rules.to_act(state)
        if seat != CHANCE:
            deciding.append(seat)
            forced += game.lists_all(state) and len(game.rules.options(state)) == 1
        state, _ = game.play(state, move)
    counted = kept(finished, 0)
    assert counted.decisions == len(deciding)
    assert counted.forced == forced
    assert counted.moves == len(finished.moves)
    assert counted.order == tuple(dict.fromkeys(deciding))
    assert counted.winners == game.rules.winners(finished.end)
    assert sum(counted.events.values()) == len(finished.events)
    assert sum(counted.rules.values()) == sum(len(event.rules) for event in finished.events)


def test_games_of_a_seed_differ() -> None:
    table = TABLES["super_express"]
    assert len({play(table, number).moves for number in range(20)}) == 20


def test_scores_have_a_value_a_seat() -> None:
    counted = kept(play(TABLES["colt_express"], 0), 0)
    assert set(counted.scores) >= {"purses", "total"}
    assert {len(values) for values in counted.scores.values()} == {4}


def test_a_team_has_all_its_names() -> None:
    counted = kept(play(TABLES["two teams"], 0), 0)
    assert [len(side) for side in counted.sides] == [2, 2]


def test_seats_can_be_drawn_for_each_game() -> None:
    table = lay_table("colt_express", 3, seed=1, drawn=True)
    seated = [kept(play(table, number), number).sides for number in range(40)]
    assert {name for sides in seated for (name,) in sides} == set(
        find_game("colt_express").seat_names
    )
    assert all(len(set(sides)) == 3 for sides in seated)


def test_a_bot_plays_its_seat_alone() -> None:
    table = lay_table("super_express", 4, bots=(first_move, random_bot, random_bot, random_bot))
    finished = play(table, 0)
    state, own = finished.start, []
    for move in finished.moves:
        if finished.game.rules.to_act(state) == 0:
            own.append(move == finished.game.rules.options(state)[0])
        state, _ = finished.game.play(state, move)
    assert own
    assert all(own)


def test_a_bot_sees_what_its_seat_sees() -> None:
    table = lay_table("super_express", 4, bots=peeking)
    with pytest.raises(GameError, match="saw no plan of another"):
        play(table, 0)


def peeking(turn: Any) -> Any:
    others = [bandit for seat, bandit in enumerate(turn.view.bandits) if seat != turn.seat]
    if any(bandit.planned for bandit in others):
        assert all(
            card is None or card.value == "hidden" for each in others for card in each.planned
        )
        raise LookupError("saw no plan of another")
    return turn.any_move()


def test_a_bot_that_fails_is_named_with_its_game() -> None:
    table = lay_table("super_express", 4, bots=confused)
    with pytest.raises(
        GameError, match=r"^game 3: confused at seat \d failed with LookupError: which"
    ):
        play(table, 3)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"game": "core"}, "no game is called 'core'"),
        ({"game": "nothing"}, "no game is called 'nothing'"),
        ({"players": 99}, "can play, not 99"),
        ({"players": ("Doc", "Doc", "Mei")}, "Doc"),
        ({"options": {"horse_rescue": "at_once"}}, "needs the Horse expansion"),
        ({"options": {"wings": True}}, "no option is called 'wings'"),
        ({"bots": (random_bot,)}, "4 seats, but 1 bots"),
        (
            {"bots": ("hal",) * 4},
            "called 'hal'; there are random, easy, fair, hard, greedy, search",
        ),
        ({"seed": 1.5}, "a seed is"),
    ],
    ids=["no game", "nowhere", "a crowd", "twins", "no horse", "no option", "bots", "hal", "seed"],
)
def test_a_table_that_can_not_be_is_refused(given: dict[str, Any], said: str) -> None:
    wanted: dict[str, Any] = {"game": "super_express", "players": 4, **given}
    with pytest.raises(GameError, match=said) as refused:
        lay_table(**wanted)
    assert "\n" not in str(refused.value)


def test_a_variant_that_can_not_be_is_refused() -> None:
    with pytest.raises(GameError, match="needs the Horse expansion"):
        TABLES["super_express"].variant(horse_rescue="at_once")


def test_a_game_of_the_engine_is_known_by_its_name() -> None:
    game: Game[Any] = find_game("super_express")
    assert lay_table(game, 4).game == "super_express"
    own = everybody_wins()
    assert lay_table(own, 4).game is own
