"""Notebooks as Jupyter stores them: cells of prose and code, in the order of a reader."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping

Plain = Mapping[str, object]

METADATA: Plain = {
    "kernelspec": {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}
NOTHING: Plain = {}


def notebook(cells: Iterable[Plain]) -> Plain:
    """Return a notebook as plain data."""
    return {"cells": list(cells), "metadata": METADATA, "nbformat": 4, "nbformat_minor": 5}


def notebook_text(cells: Iterable[Plain]) -> bytes:
    """Return the content of a notebook's file."""
    return (json.dumps(notebook(cells), indent=1, ensure_ascii=False) + "\n").encode()


def prose(name: str, text: str) -> Plain:
    """Return a cell of Markdown."""
    return _unrun("markdown", name, text.strip())


def raw(name: str, text: str) -> Plain:
    """Return a cell that is neither shown as prose nor run."""
    return _unrun("raw", name, text)


def _unrun(kind: str, name: str, text: str) -> Plain:
    return {"cell_type": kind, "id": name, "metadata": {}, "source": _lines(text)}


def code(name: str, text: str, metadata: Plain = NOTHING, shown: str = "") -> Plain:
    """Return a cell of code, with what it showed as text if it was run."""
    count = 1 if shown else None
    output = {
        "data": {"text/plain": shown},
        "execution_count": count,
        "metadata": {},
        "output_type": "execute_result",
    }
    return {
        "cell_type": "code",
        "execution_count": count,
        "id": name,
        "metadata": metadata,
        "outputs": [output] if shown else [],
        "source": _lines(text),
    }


def _lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)
