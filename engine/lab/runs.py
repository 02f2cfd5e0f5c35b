"""Many games of a table, in batches on all cores; each batch is handed on as soon as it is done.

joblib shares the batches out. Where they are played is joblib's to say: by default in processes of
this machine, and within `joblib.parallel_config(backend="dask")` on a dask cluster.
"""

from __future__ import annotations

import warnings
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from time import monotonic
from typing import Any, TypeAlias

from joblib import Parallel, delayed, effective_n_jobs

from engine.core.errors import GameError

from .playing import Played, kept, play, said
from .table import Table

Batch: TypeAlias = tuple[int, ...]
"""The numbers of some games."""

TRIAL = 8
"""The games that are played here first: they tell how long a game takes, and whether it can."""
BATCH_SECONDS = 0.2
"""What a batch should take: long beside the milliseconds that sending it takes."""
MOST_GAMES = 400
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
) -> Generator[tuple[Played, ...], None, None]:
    """The games of these numbers, batch by batch, in the order in which they are done.

    After so many seconds no further batch is begun, and those that were begun are finished: what
    is played doesn't depend on how long a game takes. A GameError tells in one sentence what went
    wrong; all that was handed on before it stays good.
    """
    began = monotonic()
    trial, rest = tuple(numbers[:TRIAL]), numbers[TRIAL:]
    yield from _handed_on(*play_batch(table, trial))
    each = (monotonic() - began) / max(len(trial), 1)
    until = None if seconds is None else began + seconds
    left = each * len(rest) if until is None else min(each * len(rest), until - monotonic())
    if n_jobs is None and left < NOT_WORTH_IT:
        n_jobs = 1
    workers = effective_n_jobs(-1 if n_jobs is None else n_jobs)
    waiting = _batches(rest, _size(each, left, workers), until)
    if workers == 1:
        for batch in waiting:
            yield from _handed_on(*play_batch(table, batch))
    else:
        yield from _shared_out(table, waiting, -1 if n_jobs is None else n_jobs)


def play_batch(table: Table, numbers: Batch) -> tuple[tuple[Played, ...], str]:
    """The games of a batch up to the first that fails, and a sentence about that one or none."""
    done: list[Played] = []
    for number in numbers:
        try:
            done.append(kept(play(table, number), number))
        except GameError as error:
            return tuple(done), str(error)
        except Exception as error:
            return tuple(done), f"game {number} failed with {said(error)}"
    return tuple(done), ""


def _handed_on(done: tuple[Played, ...], failure: str) -> Iterator[tuple[Played, ...]]:
    if done:
        yield done
    if failure:
        raise GameError(failure)


def _size(each: float, left: float, workers: int) -> int:
    """How many games a batch has: it takes long enough, and all workers have some to the end."""
    shared = left / (4 * workers)
    return max(1, min(MOST_GAMES, int(min(BATCH_SECONDS, shared) / max(each, 1e-6))))


def _batches(numbers: Sequence[int], size: int, until: float | None) -> Iterator[Batch]:
    for at in range(0, len(numbers), size):
        if until is not None and monotonic() >= until:
            return
        yield tuple(numbers[at : at + size])


def _shared_out(
    table: Table, waiting: Iterator[Batch], n_jobs: int
) -> Iterator[tuple[Played, ...]]:
    """What workers play. The batches of a worker that is lost are played again by another."""
    sent: dict[Batch, None] = {}

    def sending(again: list[Batch]) -> Iterator[Batch]:
        yield from again
        for batch in waiting:
            sent[batch] = None
            yield batch

    losses = 0
    while True:
        batches = sending(list(sent))
        calls = (delayed(_with_its_name)(table, batch) for batch in batches)
        outputs = Parallel(n_jobs=n_jobs, return_as="generator_unordered", batch_size=1)(calls)
        try:
            with _given_up_at_the_end(outputs):
                for batch, done, failure in outputs:
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


@contextmanager
def _given_up_at_the_end(outputs: Generator[Any, None, None]) -> Iterator[None]:
    """Cancel what is still being played: whoever stops knows that, and needs no warning."""
    try:
        yield
    finally:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", UserWarning)
            outputs.close()


def _with_its_name(table: Table, batch: Batch) -> tuple[Batch, tuple[Played, ...], str]:
    return batch, *play_batch(table, batch)
