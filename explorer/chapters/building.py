"""Notebooks made from chapters, without outputs: running them is Jupyter's part."""

from __future__ import annotations

import ast
import json
from collections.abc import Mapping
from pathlib import Path

from ..files.writing import write_whole
from .source import ENGLISH, Cell, Chapter, ChapterError, Fold, load_chapter

Plain = Mapping[str, object]

SPEAKING = ("course", "pieces", "play", "practice", "rules", "study")
"""The functions that take a language; a translated notebook calls them with its own."""
KERNEL: Plain = {
    "kernelspec": {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}
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
    plain = notebook(chapter, language)
    return (json.dumps(plain, indent=1, ensure_ascii=False) + "\n").encode()


def notebook(chapter: Chapter, language: str = ENGLISH) -> Plain:
    """Return a notebook of the chapter in one of its languages, as plain data."""
    cells = [_plain(cell, language) for cell in chapter.in_language(language)]
    return {"cells": cells, "metadata": KERNEL, "nbformat": 4, "nbformat_minor": 5}


def _plain(cell: Cell, language: str) -> Plain:
    if cell.prose:
        source = cell.prose[language].splitlines(keepends=True)
        return {"cell_type": "markdown", "id": cell.name, "metadata": {}, "source": source}
    code = cell.code if language == ENGLISH else speaking(cell.code, language)
    return {
        "cell_type": "code",
        "execution_count": None,
        "id": cell.name,
        "metadata": FOLDS[cell.fold],
        "outputs": [],
        "source": code.splitlines(keepends=True),
    }


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
