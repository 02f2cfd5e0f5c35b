"""How far a run is, in the output of its cell: a bar, the games done, the time left.

The line is there while games are played, and gone when they are done: a stored notebook holds
nothing that differs from one run to the next.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from html import escape
from time import monotonic
from uuid import uuid4

from IPython import get_ipython
from IPython.display import publish_display_data

from .showing import framed

NOTHING: Mapping[str, str] = {"text/plain": "", "text/html": ""}
EVERY = 0.3
"""Seconds between two looks at a run."""


class Line:
    """Progress of a run, told to whoever looks at the cell."""

    def __init__(self, seconds: float | None, watched: Callable[[], str]) -> None:
        self._began = self._told = monotonic()
        self._seconds, self._watched = seconds, watched
        self._number = uuid4().hex
        self._first: int | None = None
        self._publish(NOTHING)

    def __call__(self, done: int, wanted: int | None) -> None:
        now = monotonic()
        if self._first is None:
            self._first = done
        if now - self._told < EVERY:
            return
        self._told = now
        new, passed = done - self._first, now - self._began
        said = self._said(done, wanted, new, passed)
        bar = _bar(passed, self._seconds) if wanted is None else _bar(done, wanted)
        content = f"<p>{bar}{escape(said)}</p>{self._watched()}"
        self._publish({"text/plain": said, "text/html": framed(content)}, update=True)

    def _said(self, done: int, wanted: int | None, new: int, passed: float) -> str:
        if wanted is None:
            left = max((self._seconds or passed) - passed, 0)
            return f"{done:,} games · {_time(left)} left"
        rest = f" · about {_time(passed / new * (wanted - done))} left" if new else ""
        return f"{done:,} of {wanted:,} games{rest}"

    def close(self) -> None:
        self._publish(NOTHING, update=True)

    def _publish(self, data: Mapping[str, str], update: bool = False) -> None:
        publish_display_data(dict(data), transient={"display_id": self._number}, update=update)


@contextmanager
def told(
    seconds: float | None = None, watched: Callable[[], str] = lambda: ""
) -> Iterator[Callable[[int, int | None], object] | None]:
    """Progress for a run while it lasts; none where no notebook shows it.

    `watched` makes what is shown below the bar.
    """
    if not in_notebook():
        yield None
        return
    line = Line(seconds, watched)
    try:
        yield line
    finally:
        line.close()


def in_notebook() -> bool:
    return hasattr(get_ipython(), "kernel")


def _bar(done: float, wanted: float | None) -> str:
    if not wanted:
        return ""
    return f'<progress value="{min(done, wanted):.3f}" max="{wanted}" aria-label="done"></progress>'


def _time(seconds: float) -> str:
    if seconds < 90:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min"
