"""Studies as data for a page: every step, its board and its answers, packed into one text.

They are kept in `build/cache` for as long as nothing in the engine or the explorer changes.
"""

from __future__ import annotations

import hashlib
import os
import shutil
from collections.abc import Iterable, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from engine.core.record import to_plain
from explorer.export.export import alone
from explorer.files.packing import pack
from explorer.lessons.lesson import open_session
from explorer.lessons.open_questions import asked_at, questions

from .packing import ROOT

AT_ONCE = 8
"""The studies that a process takes at a time."""


def studies(wanted: Iterable[tuple[str, str]], cache: Path) -> Mapping[tuple[str, str], str]:
    """Return the packed data of studies, by name and language."""
    folder = cache / "studies" / _state()
    if not folder.exists():
        shutil.rmtree(folder.parent, ignore_errors=True)
        folder.mkdir(parents=True)
    listed = list(wanted)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        made = pool.map(partial(_kept, folder), listed, chunksize=AT_ONCE)
        return dict(zip(listed, made, strict=True))


def packed(name: str, language: str, at_a_question: bool = False) -> str:
    """Return the packed data of a study, opened at its start or at its first question."""
    session = open_session(name)
    session.language = language
    if at_a_question:
        session.go_to(asked_at(questions(session.here)[0]))
    return pack(to_plain(alone(session.here)))


def _kept(folder: Path, wanted: tuple[str, str]) -> str:
    name, language = wanted
    file = folder / f"{name.replace('/', '.')}.{language}"
    if not file.exists():
        file.write_text(packed(name, language), "ascii")
    return file.read_text("ascii")


def _state() -> str:
    """Return a name for the present state of everything that a study is made from."""
    found = hashlib.sha256()
    for folder in ("engine", "explorer"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.is_file() and path.suffix != ".pyc":
                found.update(str(path.relative_to(ROOT)).encode())
                found.update(path.read_bytes())
    return found.hexdigest()[:16]
