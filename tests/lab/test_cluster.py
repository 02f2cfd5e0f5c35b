"""A dask cluster plays the same games as this process, and may lose workers."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from distributed import Client, LocalCluster
from joblib import parallel_config

from engine.core.errors import GameError
from engine.lab import Lab
from engine.lab.playing import Played
from engine.lab.runs import TRIAL, run
from engine.lab.table import Table, lay_table
from engine.super_express.state import State

from .tables import Dying, all_games

TABLE = lay_table("super_express", 4, seed=1)
GAMES = range(60)


@pytest.fixture(scope="module")
def client() -> Iterator[Any]:
    """A cluster of two processes on this machine."""
    with (
        LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster,
        Client(cluster) as client,
    ):
        yield client


def on_dask(table: Table) -> list[Played]:
    batches = run(table, GAMES, backend="dask")
    return sorted((one for batch in batches for one in batch), key=lambda one: one.number)


@pytest.mark.parametrize(
    ("backend", "why"),
    [("dask", " without a client; make one first"), ("carrier pigeons", ": ValueError: Invalid")],
)
def test_a_place_that_is_not_there_is_told_of_in_a_sentence(backend: str, why: str) -> None:
    batches = run(TABLE, GAMES, backend=backend)
    assert len(next(batches)) == TRIAL
    with pytest.raises(GameError, match=f"^the games can't be played on '{backend}'{why}") as told:
        list(batches)
    assert "\n" not in str(told.value)


@pytest.mark.usefixtures("client")
def test_one_argument_plays_the_same_games_on_a_cluster() -> None:
    assert on_dask(TABLE) == all_games(TABLE, GAMES)
    lab = Lab("super_express", 4, seed=1, backend="dask")
    assert lab.run(60) == Lab("super_express", 4, seed=1).run(60)


@pytest.mark.usefixtures("client")
def test_joblib_may_say_so_instead() -> None:
    with parallel_config(backend="dask"):
        assert all_games(TABLE, GAMES, n_jobs=2) == all_games(TABLE, GAMES)


@pytest.mark.usefixtures("client")
def test_a_rule_as_code_travels_to_the_cluster() -> None:
    def to_the_right(state: State) -> int:
        return (state.first - 1) % len(state.bandits)

    lab = Lab("super_express", 4, seed=1).rule("sx.first.passes", to_the_right)
    assert on_dask(lab.table) == all_games(lab.table, GAMES) != all_games(TABLE, GAMES)


def test_a_lost_worker_is_survived(client: Any, tmp_path: Path) -> None:
    marker = tmp_path / "killed"
    client.wait_for_workers(2)
    table = lay_table("super_express", 4, seed=1, bots=Dying(os.getpid(), str(marker)))
    assert on_dask(table) == all_games(TABLE, GAMES)
    assert marker.exists()


def test_workers_that_die_again_and_again_are_told_of(client: Any, tmp_path: Path) -> None:
    client.wait_for_workers(2)
    dying = Dying(os.getpid(), str(tmp_path / "killed"), always=True)
    batches = run(lay_table("super_express", 4, seed=1, bots=dying), GAMES, backend="dask")
    assert len(next(batches)) == TRIAL
    with pytest.raises(GameError, match=r"^worker processes were lost again and again"):
        list(batches)
