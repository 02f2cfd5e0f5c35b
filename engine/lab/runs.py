"""Many games of a table, in batches on all cores; each batch is handed on as soon as it is done.

joblib shares the batches out. Where they are played is joblib's to say: by default in processes of
this machine, and with `backend="dask"`, or within `joblib.parallel_config(backend="dask")`, on the
dask cluster of the current client.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from time import monotonic
from typing import Any, TypeAlias, TypeVar

from joblib import Parallel, delayed, effective_n_jobs

from engine.core.errors import GameError

from .cluster import Client, active_client, cores, on_cluster, played_on
from .playing import Finished, Played, kept, play, said
from .table import Table

T = TypeVar("T")

Batch: TypeAlias = tuple[int, ...]
"""The numbers of some games."""
Outcome: TypeAlias = tuple[Batch, tuple[T, ...], str]
"""A batch, what came of it, and what went wrong in it or nothing."""
Look: TypeAlias = Callable[[Finished, int], T]
"""What is wanted of a finished game and its number. It travels to other processes."""

TRIAL = 8
"""The games that are played here first: they tell how long a game takes, and whether it can."""
BATCH_SECONDS = 0.2
"""What a batch should take: long beside the milliseconds that sending it takes."""
MOST_GAMES = 400
ALL_CORES = -1
NOT_WORTH_IT = 0.5
"""Seconds of work for which no other process is started, unless asked for."""
MOST_LOSSES = 3
"""How often workers may be lost, one after another, before a run gives up."""


def run(
    table: Table,
    numbers: Sequence[int],
    *,
    seconds: float | None = None,
    n_jobs: int | None = None,
    backend: str | None = None,
) -> Generator[tuple[Played, ...], None, None]:
    """Return what is kept of the games of these numbers, batch by batch as they are done.

    After so many seconds no further batch is begun, and those that were begun are finished: what
    is played doesn't depend on how long a game takes. A GameError tells in one sentence what went
    wrong; all that was handed on before it stays good.
    """
    return look(table, numbers, kept, seconds=seconds, n_jobs=n_jobs, backend=backend)


def look(
    table: Table,
    numbers: Sequence[int],
    wanted: Look[T],
    *,
    seconds: float | None = None,
    n_jobs: int | None = None,
    backend: str | None = None,
) -> Generator[tuple[T, ...], None, None]:
    """Yield what is wanted of the games of these numbers; `run` says how they are played."""
    began = monotonic()
    trial, rest = tuple(numbers[:TRIAL]), numbers[TRIAL:]
    yield from _handed_on(*play_batch(table, trial, wanted))
    each = (monotonic() - began) / max(len(trial), 1)
    until = None if seconds is None else began + seconds
    left = each * len(rest) if until is None else min(each * len(rest), until - monotonic())
    with played_on(backend):
        client = active_client()
        if n_jobs is None and backend is None and left < NOT_WORTH_IT:
            n_jobs, client = 1, None
        workers = (
            cores(client) if client else effective_n_jobs(ALL_CORES if n_jobs is None else n_jobs)
        )
    waiting = _batches(rest, _size(each, left, workers), until)
    if client or workers > 1:
        yield from _shared_out(partial(_with_its_name, table, wanted), waiting, n_jobs, backend)
    else:
        for batch in waiting:
            yield from _handed_on(*play_batch(table, batch, wanted))


def play_batch(table: Table, numbers: Batch, wanted: Look[T]) -> tuple[tuple[T, ...], str]:
    """The games of a batch up to the first that fails, and a sentence about that one or none."""
    done: list[T] = []
    for number in numbers:
        try:
            done.append(wanted(play(table, number), number))
        except GameError as error:
            return tuple(done), str(error)
        except Exception as error:
            return tuple(done), f"game {number} failed with {said(error)}{_by_house(table)}"
    return tuple(done), ""


def _by_house(table: Table) -> str:
    """The house rules of a table, which may be to blame for what went wrong."""
    named = " and ".join(f"{house.title} for {house.rule}" for house in table.house)
    return f", played by {named}" if named else ""


def _handed_on(done: tuple[T, ...], failure: str) -> Iterator[tuple[T, ...]]:
    if done:
        yield done
    if failure:
        raise GameError(failure)


def _size(each: float, left: float, workers: int) -> int:
    """Return the size of a batch: it takes long enough, and all workers have some to the end."""
    shared = left / (4 * workers)
    return max(1, min(MOST_GAMES, int(min(BATCH_SECONDS, shared) / max(each, 1e-6))))


def _batches(numbers: Sequence[int], size: int, until: float | None) -> Iterator[Batch]:
    for at in range(0, len(numbers), size):
        if until is not None and monotonic() >= until:
            return
        yield tuple(numbers[at : at + size])


def _shared_out(
    play: Callable[[Batch], Outcome[T]],
    waiting: Iterator[Batch],
    n_jobs: int | None,
    backend: str | None,
) -> Iterator[tuple[T, ...]]:
    """Yield what workers play. The batches of a worker that is lost are played again by another."""
    sent: dict[Batch, None] = {}

    def sending(again: list[Batch]) -> Iterator[Batch]:
        yield from again
        for batch in waiting:
            sent[batch] = None
            yield batch

    losses = 0
    while True:
        try:
            with played_on(backend):
                outcomes = _outcomes(play, sending(list(sent)), n_jobs)
            with _given_up_at_the_end(outcomes):
                for batch, done, failure in outcomes:
                    del sent[batch]
                    losses = 0
                    yield from _handed_on(done, failure)
            return
        except BrokenProcessPool:
            losses += 1
            if losses == MOST_LOSSES:
                raise GameError(
                    f"worker processes were lost {losses} times in a row, so the run has stopped"
                ) from None
        except (GameError, GeneratorExit):
            raise
        except Exception as error:
            raise GameError(f"the workers can't play this: {said(error)}") from error


def _outcomes(
    play: Callable[[Batch], Outcome[T]], batches: Iterator[Batch], n_jobs: int | None
) -> Generator[Outcome[T], None, None]:
    client: Client | None = active_client()
    if client:
        return on_cluster(client, play, batches)
    n_jobs = ALL_CORES if n_jobs is None else n_jobs
    parallel = Parallel(n_jobs, return_as="generator_unordered", batch_size=1)
    shared: Generator[Outcome[T], None, None] = parallel(delayed(play)(each) for each in batches)
    return shared


@contextmanager
def _given_up_at_the_end(outputs: Generator[Any, None, None]) -> Iterator[None]:
    """Cancel what is still being played: whoever stops knows that, and needs no warning."""
    try:
        yield
    finally:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", UserWarning)
            outputs.close()


def _with_its_name(table: Table, wanted: Look[T], batch: Batch) -> Outcome[T]:
    return batch, *play_batch(table, batch, wanted)
