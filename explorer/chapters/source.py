"""A chapter as it is written: its cells, and the languages that its prose is in."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from engine.core.errors import GameError
from engine.core.record import Kind, Record
from engine.core.rulebook import LANGUAGES

ENGLISH = "en"
LANGUAGES_LINE = re.compile(r"\A\s*<!-- languages: ([a-z ]+) -->\n")
CELL_LINE = re.compile(r"^<!-- (cell|folded|hidden|plot|check): (.*?) -->$", re.MULTILINE)
TRANSLATION_LINE = re.compile(r"^<!-- ([a-z]{2}) -->$", re.MULTILINE)
NAME = re.compile(r"[a-zA-Z0-9_-]{1,60}")
CODE = re.compile(r"```python\n(.*?)\n?```", re.DOTALL)


class ChapterError(GameError):
    """Raised for a chapter that can't be made into a notebook."""


class Fold(Kind):
    """How much of a cell a reader sees before unfolding it."""

    OPEN = "cell"
    SOURCE_FOLDED = "folded"
    ALL_FOLDED = "hidden"
    PLOT = "plot"
    CHECK = "check"


class Cell(Record):
    """A cell of a chapter: code, or prose in each language."""

    name: str
    fold: Fold
    code: str = ""
    prose: Mapping[str, str] = {}

    @property
    def visible_code(self) -> str:
        """The code that a reader sees; empty for prose and for what is folded."""
        return self.code if self.fold is Fold.OPEN else ""


class Chapter(Record):
    languages: tuple[str, ...]
    cells: tuple[Cell, ...]

    def in_language(self, language: str) -> tuple[Cell, ...]:
        """Return the cells of one language; checks stand in the English notebook alone."""
        return tuple(
            each for each in self.cells if language == ENGLISH or each.fold is not Fold.CHECK
        )


def load_chapter(path: Path) -> Chapter:
    return read_chapter(path.read_text("utf-8"), path.name)


def read_chapter(text: str, place: str) -> Chapter:
    """Read a chapter; `place` names it in errors."""
    found = LANGUAGES_LINE.match(text)
    languages = tuple(found[1].split()) if found else (ENGLISH,)
    unknown = [each for each in languages if each not in LANGUAGES]
    if unknown or languages[0] != ENGLISH:
        raise ChapterError(
            f"{place}: the languages are {ENGLISH}, then any of {', '.join(LANGUAGES[1:])}; "
            f"not {' '.join(languages)!r}"
        )
    before, *rest = CELL_LINE.split(text[found.end() if found else 0 :])
    if before.strip():
        raise ChapterError(f"{place}: text before the first cell: {before.strip()[:40]!r}")
    if not rest:
        raise ChapterError(f"{place}: no cell; one begins with a line such as <!-- cell: title -->")
    cells = tuple(_cells(rest, languages, place))
    names = [each.name for each in cells]
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise ChapterError(f"{place}: two cells are called {twice[0]!r}")
    return Chapter(languages, cells)


def _cells(parts: list[str], languages: tuple[str, ...], place: str) -> Iterator[Cell]:
    for fold, name, body in zip(parts[::3], parts[1::3], parts[2::3], strict=True):
        where = f"{place}, cell {name!r}"
        if not NAME.fullmatch(name):
            raise ChapterError(f"{where}: a name has letters, digits and hyphens, 60 at most")
        yield _cell(name, Fold(fold), body.strip(), languages, where)


def _cell(name: str, fold: Fold, body: str, languages: tuple[str, ...], where: str) -> Cell:
    code = CODE.fullmatch(body)
    if code:
        return Cell(name, fold, code=code[1].strip("\n"))
    if fold is not Fold.OPEN:
        raise ChapterError(f"{where}: only code is folded; it stands between ```python and ```")
    first, *others = TRANSLATION_LINE.split(body)
    prose = {ENGLISH: first.strip()}
    prose |= {
        language: text.strip() for language, text in zip(others[::2], others[1::2], strict=True)
    }
    if tuple(prose) != languages or not all(prose.values()):
        raise ChapterError(
            f"{where}: its prose is in {' '.join(prose)}; the chapter's is in {' '.join(languages)}"
        )
    return Cell(name, fold, prose=prose)
