"""Worksheets written to files: to print, as a PDF, or as a quiz for other programs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from ..files.writing import to_path, write_whole
from ..session.standpoint import Standpoint
from ..session.verdict import NotTold
from .export import UnknownFormat
from .printing import key_html, pdf, worksheet_html
from .qti import quiz_package

SHEETS: Mapping[str, Callable[[Standpoint], bytes]] = {
    "html": lambda here: worksheet_html(here).encode(),
    "pdf": lambda here: pdf(worksheet_html(here)),
    "zip": quiz_package,
}
KEYS: Mapping[str, Callable[[Standpoint], bytes]] = {
    "html": lambda here: key_html(here).encode(),
    "pdf": lambda here: pdf(key_html(here)),
}


def write_worksheet(here: Standpoint, path: str | Path, key: bool = False) -> Path:
    """Write the questions of a study, or the key to them; the ending of the path decides how."""
    target = to_path(path)
    kinds = KEYS if key else SHEETS
    ending = target.suffix[1:]
    if ending not in kinds:
        what = "a key" if key else "a worksheet"
        raise UnknownFormat(f"can't write {target.name!r}: {what} becomes {', '.join(kinds)}")
    if here.sealed:
        raise NotTold(here.phrase("question.sealed"))
    return write_whole(target, kinds[ending](here))
