"""Batches played on a dask cluster.

joblib's own way to dask never hears of a batch that failed because its workers were lost, and
waits for it for ever. So the client that joblib was given is asked directly.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from contextlib import AbstractContextManager, nullcontext
from typing import Any, TypeAlias, TypeVar

from joblib import parallel_config
from joblib.parallel import get_active_backend

from engine.core.bounds import quoted
from engine.core.errors import GameError

from .playing import said

T = TypeVar("T")
Client: TypeAlias = Any
"""A `distributed.Client`; the lab works without that library until a cluster is asked for."""

DASK = "dask"
AHEAD = 2
"""Batches that are sent out for each core, so that no worker waits for the next."""
PATIENCE = 10.0
"""Seconds after which somebody looks whether there are still workers."""


def played_on(backend: str | None) -> AbstractContextManager[object]:
    """Return where joblib plays: as it was told from outside, unless a backend is named."""
    if backend is None:
        return nullcontext()
    try:
        config: AbstractContextManager[object] = parallel_config(backend=backend)
    except (ValueError, ImportError) as error:
        if backend == DASK and isinstance(error, ValueError):
            raise GameError(
                f"the games can't be played on {quoted(backend)} without a client; "
                "make one first: client = dask.distributed.Client()"
            ) from None
        raise GameError(f"the games can't be played on {quoted(backend)}: {said(error)}") from None
    return config


def active_client() -> Client | None:
    """The dask client on which joblib would play now; None where it plays elsewhere."""
    return getattr(get_active_backend()[0], "client", None)


def cores(client: Client) -> int:
    """Return how many games the cluster plays at a time; it may still be starting its workers."""
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
    except TimeoutError:
        raise GameError("the dask cluster has no worker") from None
    return sum(client.ncores().values())


def on_cluster(
    client: Client, play: Callable[[Any], T], batches: Iterator[Any]
) -> Generator[T, None, None]:
    """Yield what comes of each batch, in the order in which they are done.

    dask plays the batches of a lost worker again on another, a few times for each batch.
    """
    from distributed import KilledWorker, wait

    running: set[Any] = set()

    def send() -> None:
        for batch in batches:
            running.add(client.submit(play, batch, pure=False))
            if len(running) >= AHEAD * ahead:
                return

    ahead = cores(client)
    try:
        send()
        while running:
            try:
                done, _ = wait(list(running), timeout=PATIENCE, return_when="FIRST_COMPLETED")
            except TimeoutError:
                ahead = cores(client)
                continue
            running -= done
            send()
            for future in sorted(done, key=lambda each: each.status == "error"):
                yield future.result()
    except KilledWorker:
        raise GameError(
            "worker processes were lost again and again, so the run has stopped"
        ) from None
    finally:
        client.cancel(list(running))
