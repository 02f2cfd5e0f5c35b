"""Try a text on a loader: it is accepted and can be shown, or refused in a short sentence."""

from __future__ import annotations

import re
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from resource import RUSAGE_SELF, getrusage
from time import process_time
from traceback import extract_tb
from typing import NamedTuple

from engine.core.bounds import MOST_SAID, printable

from .loaders import LOADERS, Loader

CORPUS = Path(__file__).parent / "corpus"

MOST_SECONDS = 1.0
MOST_BYTES = 100_000_000
LONGEST = MOST_SAID + 2_000
PATIENCE = 60
"""The seconds after which a case is given up."""

RAW = re.compile(
    "invalid literal|Exceeds the limit|values to unpack|could not convert|embedded null|is not a "
    "valid|must be|codec can't"
)
"""What Python says itself, in errors of a kind that the explorer raises too."""

REFUSED, SHOWN, FAILED = "refused", "shown", "failed"


class Tried(NamedTuple):
    """What became of a case, and what taking it in took; `fault` says what failed."""

    verdict: str
    fault: str = ""
    seconds: float = 0
    grown: int = 0


class GivenUp(BaseException):
    """A case that takes too long."""


def attempt(loader: Loader, text: str) -> Tried:
    began, before = process_time(), _peak()
    show: Callable[[], object] | None = None
    try:
        with _patience():
            show = loader.read(text)
        fault = ""
    except (Exception, GivenUp) as error:
        fault = "" if _own(error) else _said(error)
    seconds, grown = process_time() - began, _peak() - before
    if show is not None and not fault:
        try:
            with _patience():
                show()
        except (Exception, GivenUp) as error:
            fault = f"let in, but not shown: {_said(error)}"
    verdict = FAILED if fault else REFUSED if show is None else SHOWN
    return Tried(verdict, fault, seconds, grown)


def cases(loader: Loader, count: int, seed: str) -> Iterator[str]:
    """Texts that are spoilt, the same for the same seed."""
    originals = loader.originals()
    for number in range(count):
        rng = Random(f"{seed}/{loader.name}/{number}")
        yield loader.spoil(rng.choice(originals), originals, rng)


def corpus() -> Iterator[tuple[Loader, str, str]]:
    """Yield what once came in where it should not: the loader, the name of the case, the text."""
    by_name = {loader.name: loader for loader in LOADERS}
    for path in sorted(CORPUS.glob("*/*.txt")):
        yield by_name[path.parent.name], path.stem, path.read_bytes().decode()


def _own(error: BaseException) -> bool:
    """Return whether it is an error of the explorer, in a short sentence that can be printed."""
    kind, said = type(error), str(error)
    own = isinstance(error, ValueError) and (
        kind.__module__.split(".")[0] in ("engine", "explorer")
        or (kind is ValueError and not RAW.search(said))
    )
    return own and len(said) <= LONGEST and printable(said, LONGEST) == said


def _said(error: BaseException) -> str:
    frames = extract_tb(error.__traceback__)
    where = f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__} at {where}: {printable(str(error), 200)!r}"


def _peak() -> int:
    """The most memory that this process has ever had, in bytes."""
    most = getrusage(RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


@contextmanager
def _patience() -> Iterator[None]:
    def give_up(*_: object) -> None:
        raise GivenUp(f"not done after {PATIENCE} s")

    before = signal.signal(signal.SIGALRM, give_up)
    signal.alarm(PATIENCE)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)
