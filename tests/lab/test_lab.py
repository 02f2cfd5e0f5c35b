"""The lab as somebody uses it: run, look, run on, change an option, compare."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, cast

import pytest

from engine.core.errors import GameError
from engine.lab import Lab
from engine.lab.playing import kept

from .tables import forgetful


def lab(**given: Any) -> Lab:
    return Lab("super_express", 4, seed=3, **given)


def test_a_further_run_adds_to_what_was_played() -> None:
    one, other = lab(), lab()
    one.run(20)
    assert one.run(50).games == other.run(50).games
    assert one.run(30).games == other.result.games


def test_intervals_stay_sized_as_first_planned() -> None:
    """To size them anew after a look at the games would not be honest."""
    one = lab()
    one.run(20)
    assert one.run(50).planned == 20


def test_time_adds_games_without_a_gap() -> None:
    one = lab()
    one.run(10)
    played = one.run(seconds=0.05).games
    assert len(played) > 10
    assert [game.number for game in played] == list(range(len(played)))


def test_progress_is_told_of() -> None:
    told: list[tuple[int, int | None]] = []
    lab().run(60, progress=lambda done, wanted: told.append((done, wanted)))
    assert told == sorted(told)
    assert told[-1] == (60, 60)


def test_an_interrupt_keeps_what_is_done() -> None:
    def interrupt(*told: int | None) -> None:
        raise KeyboardInterrupt(told)

    one = lab()
    done = len(one.run(1000, progress=interrupt).games)
    assert 0 < done < 1000
    assert one.run(60).games == lab().run(60).games


def _stopped_at_once(monkeypatch: pytest.MonkeyPatch, one: Lab) -> None:
    """Let somebody press stop as soon as this lab has played a batch."""

    def stopped(games: int | None = None, **_given: Any) -> Any:
        def interrupt(*told: int | None) -> None:
            raise KeyboardInterrupt(told)

        return Lab.run(one, games, progress=interrupt)

    monkeypatch.setattr(one, "run", stopped)


def test_a_comparison_that_is_stopped_plays_no_second_run(monkeypatch: pytest.MonkeyPatch) -> None:
    one = lab()
    other = one.variant(reflex=True)
    _stopped_at_once(monkeypatch, one)
    with pytest.raises(GameError, match="stopped before b was played; the games of a are kept"):
        one.compare(one, other, "moves", games=1000)
    done = len(one.result.games)
    assert 0 < done < 1000
    other.run(10)
    assert one.compare(one, other, "moves", games=1000).rows[0].games == 10
    assert len(other.result.games) == 10


def test_a_result_with_fewer_games_than_asked_for_was_not_stopped() -> None:
    one = lab()
    other = one.variant(reflex=True)
    one.compare(one.run(5), other, "moves", games=20)
    assert len(other.result.games) == 20


def test_a_lab_says_what_it_is() -> None:
    one = lab()
    assert "0 games of super_express with seed 3" in repr(one)
    one.variant(reflex=True).run(4)
    one.run(4)
    assert "4 games" in repr(one)
    assert "reflex on" in repr(one.variant(reflex=True))


def test_an_error_keeps_what_is_done() -> None:
    one = lab(bots=forgetful)
    with pytest.raises(GameError, match="forgetful"):
        one.run(100_000)
    assert one.result.games


def test_a_variant_shares_the_luck_and_leaves_the_lab_alone() -> None:
    one = lab()
    other = one.variant(reflex=True)
    assert (one.table.options, other.table.options) == ({}, {"reflex": "on"})
    assert other.variant(reflex=False).table.options == {}
    assert one.compare(one, other, "moves", games=20).shared


def test_labs_and_results_can_be_compared() -> None:
    one = lab()
    other = one.variant(reflex=True)
    by_labs = one.compare(one, other, "wins_by_turn", games=30)
    assert one.compare(one.result, other.result, "wins_by_turn") == by_labs
    assert one.compare(one, other, "wins_by_turn") == by_labs


def test_a_game_behind_a_number_can_be_looked_at() -> None:
    one = lab()
    played = one.run(10).games[7]
    assert kept(one.game(7), 7) == played


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        ({}, "say how many games to play"),
        ({"games": 0}, "the number of games is a whole number from 1"),
        ({"games": -3}, "the number of games"),
        ({"games": 2.5}, "the number of games"),
        ({"seconds": 0}, "more than 0 seconds"),
        ({"seconds": float("nan")}, "more than 0 seconds"),
        ({"seconds": "long"}, "more than 0 seconds, not 'long'"),
    ],
)
def test_a_run_that_can_not_be_is_refused_and_loses_nothing(
    wanted: dict[str, Any], said: str
) -> None:
    one = lab()
    before = one.run(10)
    with pytest.raises(GameError, match=said):
        one.run(**wanted)
    assert one.result == before


WRONG: Mapping[str, tuple[Callable[[Lab], object], str]] = {
    "one bot": (lambda one: lab(bots=3), "bots are a player, or a list with one for each seat: 3"),
    "no bots": (lambda one: lab(bots=None), "bots are a player, or a list"),
    "options": (lambda one: lab(options=["horse"]), r"options are values .*, not \['horse'\]"),
    "measures": (lambda one: one.result.estimate(cast("Any", ["moves"])), "no measure is called"),
    "confidence": (lambda one: one.result.estimate("moves", cast("Any", "high")), "'high'"),
    "a row": (lambda one: one.result.estimate("wins_by_turn")[cast("Any", 1)], "there are '1', '2"),
    "compared row": (lambda one: one.compare(one, one, "moves")["all"], "no 'all'; there are ''"),
    "no lab": (lambda one: one.compare(one, cast("Any", 3), "moves"), "compared, not 3"),
    "ladder of one": (lambda one: one.ladder("random"), "a list of two players at least"),
    "no options": (lambda one: one.ablate(games=4, only=cast("Any", 3)), "names of options, not 3"),
    "of no result": (lambda _one: Lab.of(cast("Any", 3)), "goes on from a result, not from 3"),
    "no result": (lambda one: one.rules(cast("Any", "mine")), "a result of a lab, not 'mine'"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_what_makes_no_sense_is_told_in_a_sentence(wrong: str) -> None:
    one = lab()
    before = one.run(4)
    ask, said = WRONG[wrong]
    with pytest.raises(GameError, match=said):
        ask(one)
    assert one.result == before


def test_one_option_may_be_named_alone() -> None:
    found = lab().ablate("moves", games=4, only="reflex")
    assert [each.setting.option for each in found.changes] == ["reflex"]


def test_an_unknown_measure_is_refused_before_anything_is_played() -> None:
    one = lab()
    with pytest.raises(GameError, match="no measure is called 'fun'"):
        one.compare(one, one.variant(reflex=True), "fun", games=10**7)
    with pytest.raises(GameError, match="nothing was played yet"):
        _ = one.result


def test_an_impossible_variant_is_refused() -> None:
    one = lab()
    with pytest.raises(GameError, match="needs the Horse expansion"):
        one.variant(horse_rescue="at_once")


WITHOUT_LIBRARIES = """
import sys

sys.modules["numpy"] = sys.modules["joblib"] = None
import engine.lab
from engine.core.errors import GameError

assert not hasattr(engine.lab, "GAME")
try:
    engine.lab.Lab
except GameError as error:
    print(error)
"""


@pytest.mark.parametrize("package", ["engine.lab", "explorer"])
def test_without_its_libraries_the_lab_says_what_to_install(package: str) -> None:
    """And the package can still be imported, as the explorer does to look for games."""
    ran = subprocess.run(
        [sys.executable, "-c", WITHOUT_LIBRARIES.replace("engine.lab", package)],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout.startswith("the lab needs ")
    assert ran.stdout.endswith(": pip install 'heist-explorer[experiments]'\n")
