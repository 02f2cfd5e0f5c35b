"""Many games: the same numbers on any number of workers, and nothing done is lost."""

from __future__ import annotations

import os
from pathlib import Path
from threading import Lock

import pytest
from joblib import parallel_config

from engine.core.errors import GameError
from engine.lab.playing import Played, kept
from engine.lab.runs import TRIAL, play_batch, run
from engine.lab.table import lay_table

from .tables import Dying, all_games, confused, everybody_wins, forgetful

TABLE = lay_table("super_express", 4, seed=1)
GAMES = range(120)


@pytest.mark.parametrize("name", ["super_express", "colt_express", "fugitive"])
def test_the_same_seeds_give_the_same_numbers_on_two_workers(name: str) -> None:
    table = lay_table(name, 2 if name == "fugitive" else 4, seed=5)
    assert all_games(table, range(40), n_jobs=2) == all_games(table, range(40))


def test_any_numbers_can_be_played_in_any_order() -> None:
    whole = all_games(TABLE, GAMES)
    batches = run(TABLE, [99, 3, 50], n_jobs=1)
    assert [one for batch in batches for one in batch] == [whole[99], whole[3], whole[50]]


def test_a_backend_is_chosen_by_joblib() -> None:
    with parallel_config(backend="threading"):
        assert all_games(TABLE, GAMES, n_jobs=2) == all_games(TABLE, GAMES)


def test_a_game_of_ones_own_travels_to_workers() -> None:
    table = lay_table(everybody_wins(), 4, seed=1)
    games = all_games(table, range(30), n_jobs=2)
    assert games == all_games(table, range(30))
    assert all(len(one.winners) == 4 for one in games)


def test_whoever_stops_keeps_what_is_done() -> None:
    batches = run(TABLE, range(100_000), n_jobs=2)
    kept = [*next(batches), *next(batches)]
    batches.close()
    whole = all_games(TABLE, range(max(one.number for one in kept) + 1))
    assert len(kept) > TRIAL
    assert all(one == whole[one.number] for one in kept)


def test_time_that_is_up_leaves_no_gap() -> None:
    for n_jobs in (1, 2):
        numbers = [one.number for one in _timed(n_jobs)]
        assert len(numbers) >= TRIAL
        assert sorted(numbers) == list(range(len(numbers)))


def _timed(n_jobs: int) -> list[Played]:
    batches = run(TABLE, range(10_000_000), seconds=0.2, n_jobs=n_jobs)
    return [one for batch in batches for one in batch]


def test_a_killed_worker_is_survived(tmp_path: Path) -> None:
    marker = tmp_path / "killed"
    table = lay_table("super_express", 4, seed=1, bots=Dying(os.getpid(), str(marker)))
    games = all_games(table, GAMES, n_jobs=2)
    assert marker.exists()
    assert games == all_games(TABLE, GAMES)


def test_workers_that_die_again_and_again_are_told_of(tmp_path: Path) -> None:
    dying = Dying(os.getpid(), str(tmp_path / "killed"), always=True)
    table = lay_table("super_express", 4, seed=1, bots=dying)
    batches = run(table, GAMES, n_jobs=2)
    assert len(next(batches)) == TRIAL
    with pytest.raises(GameError, match=r"^worker processes were lost 3 times in a row"):
        list(batches)


def test_a_bot_that_can_not_travel_is_told_of() -> None:
    lock = Lock()
    table = lay_table("super_express", 4, bots=lambda turn: (lock, turn.any_move())[1])
    batches = run(table, GAMES, n_jobs=2)
    assert len(next(batches)) == TRIAL
    with pytest.raises(GameError, match=r"^the workers can't play this: .*pickle"):
        list(batches)


@pytest.mark.parametrize("n_jobs", [1, 2])
def test_games_before_one_that_fails_are_handed_on(n_jobs: int) -> None:
    table = lay_table("super_express", 4, seed=1, bots=forgetful)
    done: list[Played] = []
    batches = run(table, range(100_000), n_jobs=n_jobs)
    with pytest.raises(GameError, match=r"^game \d+: forgetful at seat \d failed with LookupError"):
        done.extend(one for batch in batches for one in batch)
    assert done


def test_a_first_game_that_fails_is_told_at_once() -> None:
    table = lay_table("super_express", 4, seed=1, bots=confused)
    with pytest.raises(GameError, match=r"^game 0: confused"):
        list(run(table, GAMES))
    assert play_batch(table, (4, 5), kept)[0] == ()


def test_small_runs_start_no_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("engine.lab.runs._shared_out")
    assert len(all_games(TABLE, range(20), n_jobs=None)) == 20
