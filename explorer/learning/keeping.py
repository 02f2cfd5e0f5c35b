"""The file that progress is kept in: where it is, how it is read, and how a line is added to it.

A line is added for each answer, so several kernels can write to one file, and two files become one
by putting one after the other. Nothing but what `Answered` names is written.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Iterable, Mapping
from functools import lru_cache
from io import FileIO
from pathlib import Path

from engine.core.messages import load_messages
from engine.core.record import Record

from ..files.writing import CantWrite, place_to_write, said, to_path
from .answered import HEAD, Answered, Log, line, read_log

START = "00_start_here.ipynb"
"""The notebook that lies at the top of a course."""
BOOKS = "notebooks"
"""The folder of the course, for a terminal that stands beside it."""
NAME = "progress.jsonl"
VARIABLE = "HEIST_PROGRESS"
"""The environment variable that names the file, or is `off` to keep and show nothing."""
OFF = "off"
MOST_BYTES = 30_000_000

FOREIGN, LARGE, UNREAD = "foreign", "large", "unread"
"""The kinds of problems that a page tells apart; a failed write has those of `files.writing`."""


CALLS: Mapping[str, str] = {"keep": 'keep_progress("FILE")', "off": "keep_progress(None)"}
"""The calls that texts tell a reader about, which are the same in every language."""


class Choice:
    """What a kernel has chosen: a file, None to keep nothing, or nothing yet."""

    def __init__(self) -> None:
        self.made = False
        self.file: Path | None = None


CHOICE = Choice()


class ProgressFile(Record):
    """What a file says: its answers, and the kind of problem with it, if there is one."""

    file: str = ""
    """The file as a reader would write it; empty if nothing is kept."""
    log: Log = Log()
    problem: str = ""


def keep_progress(file: str | Path | None) -> Path | None:
    """Keep what is answered in this file from now on; None keeps nothing. Return the file.

    By default it is `progress.jsonl` beside the notebooks of the course. Only answers given by a
    click are kept, and they never leave the machine.
    """
    CHOICE.file = None if file is None else to_path(file).absolute()
    CHOICE.made = True
    return CHOICE.file


def progress_file() -> Path | None:
    """Return the file that progress is kept in; None if it isn't kept."""
    if CHOICE.made:
        return CHOICE.file
    named = os.environ.get(VARIABLE, "")
    if named == OFF:
        return None
    return Path(named).absolute() if named else default_file(Path.cwd())


def default_file(folder: Path) -> Path:
    """Return the file beside the start of the course, here, above, or in a folder `notebooks`.

    Without a course it lies in this folder.
    """
    near = (place for each in (folder, *folder.parents) for place in (each, each / BOOKS))
    return next((each for each in near if (each / START).is_file()), folder) / NAME


def shown_path(path: Path) -> str:
    """Return a file as a reader would write it: from this folder if it is near, else in full."""
    near = (Path.cwd(), *Path.cwd().parents[:2])
    return os.path.relpath(path) if path.parent in near else str(path)


def read_progress(path: Path | None) -> ProgressFile:
    """Read a file; whatever is wrong with it is told as a `problem`, never raised."""
    if path is None:
        return ProgressFile()
    shown = shown_path(path)
    try:
        if not path.exists():
            return ProgressFile(shown)
        if not path.is_file():
            return ProgressFile(shown, problem=FOREIGN)
        status = path.stat()
        if status.st_size > MOST_BYTES:
            return ProgressFile(shown, problem=LARGE)
        log = _log(path, status.st_mtime_ns, status.st_size)
    except OSError:
        return ProgressFile(shown, problem=UNREAD)
    return ProgressFile(shown, problem=FOREIGN) if log is None else ProgressFile(shown, log)


@lru_cache(maxsize=2)
def _log(path: Path, _changed: int, _size: int) -> Log | None:
    """Read a file, once for each state of it; None if it is another kind of file."""
    content = path.read_bytes()
    return read_log(content.decode("utf-8", "replace").split("\n")) if _is_ours(content) else None


def unkept(answers: Iterable[Answered], language: str) -> str:
    """Keep answers if progress is kept; return why they could not be, in words, or nothing."""
    path = progress_file()
    if path is None:
        return ""
    try:
        keep(path, answers)
    except CantWrite as error:
        words, file = load_messages("explorer", language), shown_path(path)
        kind = f"course.problem.{error.kind}"
        key = kind if kind in words.phrases else "course.unkept"
        return words.phrase(key).format(file=file, problem=error, **CALLS)
    return ""


def keep(path: Path, answers: Iterable[Answered]) -> None:
    """Add a line for each answer; if that raises `CantWrite`, the file stays as it was."""
    fresh = "".join(f"{line(each)}\n" for each in answers).encode()
    with place_to_write(path), path.open("ab+", buffering=0) as file:
        size = file.seek(0, os.SEEK_END)
        if size > MOST_BYTES:
            raise CantWrite(f"{said(str(path))} is too large to keep more in it", LARGE)
        file.seek(0)
        if not _is_ours(file.read(len(HEAD) + 2)):
            raise CantWrite(f"{said(str(path))} is another kind of file", FOREIGN)
        file.seek(max(0, size - 1))
        torn = file.read() not in (b"", b"\n")
        head = b"" if size else f"{HEAD}\n".encode()
        _add(file, head + (b"\n" if torn else b"") + fresh, size)


def _add(file: FileIO, content: bytes, size: int) -> None:
    """Add content to a file of this size, or leave it as it is."""
    try:
        if file.write(content) != len(content):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    except OSError:
        file.truncate(size)
        raise


def _is_ours(content: bytes) -> bool:
    """Return whether a file begins as one of progress does, or is empty."""
    return not content or content.split(b"\n", 1)[0].strip() == HEAD.encode()
