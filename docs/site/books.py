"""The course for JupyterLite: the stored notebooks, for its kernel and trusted by it.

They are copied as they are stored, so that their boards are shown before a cell is run.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import nbformat

from explorer.cli.course import LEFT_OUT, TO_A_SCENARIO

from .packing import ROOT

BOOKS = ROOT / "notebooks"
KERNEL = {"name": "python", "display_name": "Python (Pyodide)", "language": "python"}


def copy_books(target: Path) -> int:
    """Copy the course into a folder; return the number of notebooks."""
    count = 0
    for path in sorted(BOOKS.rglob("*")):
        inside = path.relative_to(BOOKS)
        if not path.is_file() or set(LEFT_OUT) & set(inside.parts):
            continue
        copied = target / inside
        copied.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix == ".ipynb":
            copied.write_text(for_a_browser(path.read_text("utf-8")), "utf-8")
            count += 1
        else:
            shutil.copyfile(path, copied)
    course_map = target / "README.md"
    course_map.write_text(TO_A_SCENARIO.sub(r"`\1`", course_map.read_text("utf-8")), "utf-8")
    return count


def for_a_browser(text: str) -> str:
    """Return a notebook that names the site's kernel; its outputs are ours, so they are trusted."""
    book: dict[str, Any] = nbformat.reads(text, as_version=4)  # with every text in one piece
    book["metadata"]["kernelspec"] = KERNEL
    for cell in book["cells"]:
        if cell["cell_type"] == "code":
            cell["metadata"]["trusted"] = True
    return json.dumps(book, ensure_ascii=False, separators=(",", ":"))
