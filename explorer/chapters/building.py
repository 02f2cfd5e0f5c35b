"""Notebooks made from chapters, without outputs: running them is Jupyter's part."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

from ..files import notebooks
from ..files.notebooks import Plain
from ..files.writing import write_whole
from .source import ENGLISH, Chapter, ChapterError, Fold, load_chapter

SPEAKING = ("course", "pieces", "play", "practice", "rules", "study")
"""The functions that take a language; a translated notebook calls them with its own."""
FOLDS: Mapping[Fold, Plain] = {
    Fold.OPEN: {},
    Fold.SOURCE_FOLDED: {"jupyter": {"source_hidden": True}},
    Fold.ALL_FOLDED: {"jupyter": {"outputs_hidden": True, "source_hidden": True}},
    Fold.PLOT: {"jupyter": {"source_hidden": True}, "tags": ["nbval-ignore-output"]},
    Fold.CHECK: {"jupyter": {"source_hidden": True}},
}


def build(source: Path, target: Path) -> list[Path]:
    """Write the notebooks of every chapter below a folder to the same place below another."""
    found = sorted(source.rglob("*.md"))
    if not found:
        raise ChapterError(f"no chapter (a file that ends in .md) is below {source}")
    return [
        written
        for path in found
        for written in write_chapter(path, target / path.relative_to(source).parent)
    ]


def write_chapter(path: Path, folder: Path) -> list[Path]:
    """Write a chapter as a notebook in each of its languages."""
    chapter = load_chapter(path)
    folder.mkdir(parents=True, exist_ok=True)
    return [
        write_whole(folder / file_name(path.stem, language), notebook_text(chapter, language))
        for language in chapter.languages
    ]


def file_name(stem: str, language: str) -> str:
    """Return the name of a notebook: the English one has the plain name."""
    return f"{stem}.ipynb" if language == ENGLISH else f"{stem}.{language}.ipynb"


def notebook_text(chapter: Chapter, language: str = ENGLISH) -> bytes:
    return notebooks.notebook_text(_cells(chapter, language))


def notebook(chapter: Chapter, language: str = ENGLISH) -> Plain:
    """Return a notebook of the chapter in one of its languages, as plain data."""
    return notebooks.notebook(_cells(chapter, language))


def _cells(chapter: Chapter, language: str) -> Iterator[Plain]:
    for cell in chapter.in_language(language):
        if cell.prose:
            yield notebooks.prose(cell.name, cell.prose[language])
        else:
            code = cell.code if language == ENGLISH else speaking(cell.code, language)
            yield notebooks.code(cell.name, code, FOLDS[cell.fold])


def speaking(code: str, language: str) -> str:
    """Return the code with its boards in another language."""
    lines = code.splitlines()
    calls = [
        node
        for node in ast.walk(ast.parse(code))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in SPEAKING
        and not any(each.arg == "language" for each in node.keywords)
    ]
    ends = sorted(calls, key=lambda each: (each.end_lineno or 0, each.end_col_offset or 0))
    for call in reversed(ends):
        at = (call.end_lineno or 1) - 1
        end = len(lines[at].encode()[: call.end_col_offset].decode()) - 1
        comma = ", " if call.args or call.keywords else ""
        lines[at] = f'{lines[at][:end]}{comma}language="{language}"{lines[at][end:]}'
    return "\n".join(lines)
