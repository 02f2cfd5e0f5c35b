"""The files that a class hands in: saved studies, notebooks, and codes in texts and tables.

What can't be read is told with its reason and stops nothing.
"""

from __future__ import annotations

import csv
import json
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Any

from engine.core.bounds import JSON_STRINGS, OutOfBounds, check_nested, printable
from engine.core.errors import GameError
from engine.core.record import Record
from engine.core.scenario import Scenario, ScenarioError, read_scenario

from ..lessons.handing_in.codes import HandIn, NoHandIn, codes_in, read_hand_in

MOST_BYTES = 40_000_000
"""The most that is read of a file; a notebook with many boards is large."""
NAMES = (
    "name",
    "student",
    "pseudonym",
    "nome",
    "aluno",
    "aluna",
    "apelido",
    "이름",
    "학생",
    "별명",
)
TIMES = ("timestamp", "time", "date", "submitted", "carimbo", "data", "타임스탬프", "시간", "날짜")
STAMPS = ("%Y-%m-%d %H:%M:%S", "%Y-%m-%d %H:%M", "%Y/%m/%d %H:%M:%S", "%Y/%m/%d %H:%M")
"""How a form writes a time without leaving open which is the day and which the month."""


class CantCollect(GameError):
    """Raised if the hand-ins can't be found."""


class HandedIn(Record):
    """One hand-in: who, from where, when, and the study or the code that it is."""

    student: str
    source: str
    when: datetime
    content: Scenario | HandIn
    same: str
    """Equal for hand-ins with the same content."""


class Unreadable(Record):
    """A file, or a line of one, that holds no hand-in."""

    source: str
    problem: str


Found = HandedIn | Unreadable


class Arrived(Record):
    """Where a file lies, whose it is by its name, and when it was written."""

    source: str
    name: str
    when: datetime


def collect(where: str | Path | Sequence[str | Path]) -> list[Found]:
    """Return what is handed in in a folder and its folders, in a file, or in several of them."""
    given = [where] if isinstance(where, str | Path) else list(where)
    found: list[Found] = []
    for each in map(Path, given):
        if not each.exists():
            raise CantCollect(f"there is no file or folder {str(each)!r}")
        root = each if each.is_dir() else each.parent
        files = _files(each) if each.is_dir() else [each]
        if not files:
            raise CantCollect(f"there is no file in the folder {str(each)!r}: nothing is handed in")
        for file in files:
            found += _read(file, root)
    return found


def _files(folder: Path) -> list[Path]:
    """The files in a folder and its folders; hidden ones are no hand-ins."""
    files = (each for each in folder.rglob("*") if each.is_file())
    return sorted(
        each
        for each in files
        if not any(part.startswith(".") for part in each.relative_to(folder).parts)
    )


def _read(file: Path, root: Path) -> list[Found]:
    source = _as_text(file.relative_to(root))
    reader = READERS.get(file.suffix.lower())
    if reader is None:
        kinds = ", ".join(READERS)
        return [Unreadable(source, f"no hand-in: those end in {kinds}")]
    try:
        with file.open("rb") as opened:
            content = opened.read(MOST_BYTES + 1)
        if len(content) > MOST_BYTES:
            return [Unreadable(source, f"too large: at most {MOST_BYTES // 10**6} MB are read")]
        when = datetime.fromtimestamp(file.stat().st_mtime, UTC)
        text = content.decode("utf-8-sig")
        found = list(reader(text, Arrived(source, _called(file, root), when)))
    except OSError as error:
        return [Unreadable(source, f"can't be read: {error.strerror or error}")]
    except UnicodeDecodeError:
        return [Unreadable(source, "can't be read: this is no text in UTF-8")]
    return found or [Unreadable(source, "holds no hand-in code")]


def _called(file: Path, root: Path) -> str:
    """The name of who handed in a file: that of their folder if they have one, else the file's."""
    first, *below = file.relative_to(root).parts
    return _as_text(first if below else file.stem)


def _as_text(name: str | Path) -> str:
    """A file's name that can be printed and written; what is no UTF-8 in it is spelled out."""
    return printable(os.fsencode(name).decode("utf-8", "backslashreplace"))


def _study(text: str, file: Arrived) -> Iterator[Found]:
    try:
        scenario = read_scenario(text, file.source)
    except ScenarioError as error:
        yield Unreadable(file.source, error.problem)
        return
    yield HandedIn(file.name, file.source, file.when, scenario, _same(text))


def _notebook(text: str, file: Arrived) -> Iterator[Found]:
    """Yield the newest code of each lesson in a notebook's outputs."""
    try:
        check_nested(text, JSON_STRINGS)
        cells = json.loads(text)["cells"]
        outputs = [each for cell in cells for each in cell.get("outputs", ())]
        printed = "\n".join(_texts(outputs))
    except (ValueError, LookupError, TypeError, AttributeError, OutOfBounds):
        yield Unreadable(file.source, "this is no notebook")
        return
    newest: dict[tuple[str, bool], HandedIn] = {}
    for found in _codes(printed, file.source, file.name):
        if isinstance(found, Unreadable):
            yield found
            continue
        assert isinstance(found.content, HandIn)
        key = found.content.digest, found.content.sealed
        before = newest.get(key)
        if before is None or found.when >= before.when:
            newest[key] = found
    yield from newest.values()


def _texts(value: Any) -> Iterator[str]:
    """Yield every text of a notebook's outputs; lines of a list belong together."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list) and all(isinstance(each, str) for each in value):
        yield "".join(value)
    elif isinstance(value, list):
        for each in value:
            yield from _texts(each)
    elif isinstance(value, dict):
        for each in value.values():
            yield from _texts(each)


def _lines(text: str, file: Arrived) -> Iterator[Found]:
    yield from _codes(text, file.source, "")


def _codes(text: str, source: str, name: str) -> Iterator[Found]:
    for number, code in enumerate(dict.fromkeys(codes_in(text)), 1):
        yield _coded(code, f"{source}, code {number}", name, None)


def _coded(code: str, source: str, name: str, when: datetime | None) -> Found:
    try:
        said = read_hand_in(code)
    except NoHandIn as error:
        return Unreadable(source, str(error))
    who = printable(said.name.strip() or name or f"nameless ({source})")
    return HandedIn(who, source, when or said.when, said, code)


def _table(text: str, file: Arrived) -> Iterator[Found]:
    """Yield the codes of a form's answers, with the names and times of their rows."""
    try:
        rows = list(csv.reader(text.splitlines(), _dialect(text)))
    except csv.Error as error:
        yield Unreadable(file.source, f"this is no table: {error}")
        return
    head = [each.strip().lower() for each in rows[0]] if rows else []
    for number, row in enumerate(rows, 1):
        found = [code for cell in row for code in codes_in(cell)]
        called = _cell(row, head, NAMES) if number > 1 else ""
        stamped = _stamp(_cell(row, head, TIMES)) if number > 1 else None
        for code in found:
            yield _coded(code, f"{file.source}, line {number}", called, stamped)
        if not found and number > 1 and any(each.strip() for each in row):
            yield Unreadable(f"{file.source}, line {number}", "holds no hand-in code")


def _dialect(text: str) -> type[csv.Dialect]:
    first = text.partition("\n")[0]

    class Chosen(csv.excel):
        delimiter = max(",;\t", key=first.count)

    return Chosen


def _cell(row: Sequence[str], head: Sequence[str], wanted: Sequence[str]) -> str:
    """The cell of the first column whose head begins with one of some words."""
    for place, title in enumerate(head[: len(row)]):
        if title.startswith(tuple(wanted)):
            return row[place].strip()
    return ""


def _stamp(text: str) -> datetime | None:
    """A time as forms write it, by the clock of this machine; None if it can't be told."""
    for way in STAMPS:
        try:
            return datetime.strptime(text.strip()[:19], way).astimezone()
        except (ValueError, OverflowError):
            continue
    return None


def _same(text: str) -> str:
    return sha256(text.encode()).hexdigest()


READERS: Mapping[str, Callable[[str, Arrived], Iterator[Found]]] = {
    ".toml": _study,
    ".ipynb": _notebook,
    ".txt": _lines,
    ".csv": _table,
}
