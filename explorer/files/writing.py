"""Atomic writing of files, with errors that say in a sentence why it failed."""

from __future__ import annotations

import os
import stat
import sys
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from reprlib import Repr
from secrets import token_hex

from engine.core.errors import GameError

if sys.platform != "win32":
    import fcntl

NAME, LINK, FAILED, TAKEN, CHANGED = "name", "link", "failed", "taken", "changed"
"""The kinds of reasons why a file can't be written, which a page tells apart."""

MOST_SAID = 240
MOST_TRIED = 99

_short = Repr()
_short.maxstring = MOST_SAID


class CantWrite(GameError):
    """Raised if a file can't be written; it says why, and offers a free name if it is taken."""

    def __init__(self, problem: str, kind: str = NAME, free: str = "") -> None:
        super().__init__(problem)
        self.kind = kind
        self.free = free


def to_path(path: object) -> Path:
    """The given text or path as a path."""
    if not isinstance(path, str | Path):
        raise CantWrite(f"a file is written by its name, not by {_short.repr(path)}")
    return Path(path)


def write_whole(path: Path, content: bytes) -> Path:
    """Write a file atomically: readers find the old content or the new one, whole."""
    with place_to_write(path):
        return replace_whole(path, content)


@contextmanager
def place_to_write(path: Path) -> Iterator[os.stat_result | None]:
    """Lock a file while it is checked and written; yield its status, or None if there is none.

    Links, folders, devices and write-protected files are refused.
    """
    _check_name(path)
    try:
        if not path.parent.is_dir():
            where = said(str(path.parent))
            raise CantWrite(f"can't write {said(path.name)}: there is no folder {where}")
        with _one_at_a_time(path.parent):
            yield _there(path)
    except OSError as error:
        why = (error.strerror or str(error)).lower()
        raise CantWrite(f"{said(str(path))} can't be written: {why}", FAILED) from None


def replace_whole(path: Path, content: bytes) -> Path:
    """Replace a file's content and keep its mode; a failure leaves nothing behind."""
    fresh = path.with_name(f".{token_hex(8)}.tmp")
    try:
        with fresh.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        with suppress(FileNotFoundError):
            fresh.chmod(stat.S_IMODE(path.lstat().st_mode))
        os.replace(fresh, path)
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise
    return path


def free_name(path: Path) -> str:
    """A similar name that is still free."""
    stem, dash, count = path.stem.rpartition("-")
    first = int(count) + 1 if dash and count.isdecimal() and len(count) < 3 else 2
    stem = stem if first > 2 else path.stem
    for number in range(first, first + MOST_TRIED):
        found = path.with_name(f"{stem}-{number}{path.suffix}")
        try:
            found.lstat()
        except FileNotFoundError:
            return str(found)
        except OSError:
            break
    return str(path.with_name(f"{token_hex(4)}{path.suffix}"))


def said(name: str) -> str:
    """The name in quotes, shortened in the middle if it is long."""
    return _short.repr(name)


def _check_name(path: Path) -> None:
    if any(unicodedata.category(each) in ("Cc", "Cs") for each in str(path)):
        raise CantWrite(f"can't write {said(str(path))}: a name is made of letters that show")


def _there(path: Path) -> os.stat_result | None:
    try:
        found = path.lstat()
    except FileNotFoundError:
        return None
    if stat.S_ISLNK(found.st_mode):
        raise CantWrite(
            f"{said(str(path))} is a link to another file; write to that file, or choose another"
            " name",
            LINK,
        )
    if stat.S_ISDIR(found.st_mode):
        raise CantWrite(f"{said(str(path))} can't be written: this is a folder", FAILED)
    if not stat.S_ISREG(found.st_mode):
        raise CantWrite(f"{said(str(path))} can't be written: this is no ordinary file", FAILED)
    if not found.st_mode & 0o222:
        raise CantWrite(f"{said(str(path))} can't be written: it is write-protected", FAILED)
    return found


@contextmanager
def _one_at_a_time(folder: Path) -> Iterator[None]:
    """Wait until no other process writes in this folder, on systems that can lock it."""
    held = None
    if sys.platform != "win32":
        with suppress(OSError):
            held = os.open(folder, os.O_RDONLY)
            fcntl.flock(held, fcntl.LOCK_EX)
    try:
        yield
    finally:
        if held is not None:
            os.close(held)
