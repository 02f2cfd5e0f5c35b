"""Answers for a teacher in a notebook, folded under a line until it is clicked.

JupyterLab unfolds the hidden outputs of every cell that is run, and so a key on the projector.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from html import escape
from io import StringIO

from IPython.display import display


class Folded:
    """A text that a notebook shows folded under its title."""

    def __init__(self, title: str, text: str) -> None:
        self.title = title
        self.text = text

    def __repr__(self) -> str:
        return f"{self.title}\n{self.text}"

    def _repr_html_(self) -> str:
        summary = f"<summary>{escape(self.title)}</summary>"
        return f"<details>{summary}<pre>{escape(self.text)}</pre></details>"


@contextmanager
def folded(title: str = "For the teacher: the answers") -> Iterator[None]:
    """Show what is printed inside folded under a title."""
    held = StringIO()
    with redirect_stdout(held):
        yield
    display(Folded(title, held.getvalue().rstrip()))
