"""`course` and `lab`: the notebooks of the course in a folder of your own, and JupyterLab there."""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from engine.core.errors import GameError

from ..learning.keeping import NAME, START

PACKAGE = Path(__file__).parents[1]
SHIPPED = (PACKAGE / "notebooks", PACKAGE.parent / "notebooks")
"""The course in an installed package, and in a checkout of the project."""
LEFT_OUT = ("source", ".ipynb_checkpoints", NAME)
"""What only those who write the course need, and what somebody has learnt with it."""
TO_A_SCENARIO = re.compile(
    r"\[[^]]+\]\(\.\./explorer/(?:scenarios/)?((?:practice/)?\w+/\w+)\.toml\)"
)


class CantCopy(GameError):
    """Raised if the course can't be put into a folder."""


def add_course(command: argparse.ArgumentParser) -> None:
    """Add the arguments of `course`."""
    command.add_argument("folder", help="a folder that is new or empty")
    command.set_defaults(run=run_course)


def run_course(options: argparse.Namespace) -> int:
    """Run the command `course`: copy the notebooks, and say how to open them."""
    target = Path(options.folder)
    count = copy_course(target)
    print(f"{count} notebooks are in {target}. Begin with {target / START}:")
    print(f"  jupyter lab {target / START}")
    return 0


def add_lab(command: argparse.ArgumentParser) -> None:
    """Add the arguments of `lab`."""
    command.add_argument(
        "--folder",
        default="heist-explorer-course",
        help="where the course is, or is put (here: %(default)s)",
    )
    command.add_argument("options", nargs="*", help="arguments for JupyterLab")
    command.set_defaults(run=run_lab)


def run_lab(options: argparse.Namespace) -> int:
    """Run the command `lab`: open JupyterLab at the course, copied beforehand if need be."""
    if find_spec("jupyterlab") is None:
        raise CantCopy("JupyterLab is not installed: pip install 'heist-explorer[lab]'")
    target = Path(options.folder)
    if not (target / START).exists():
        copy_course(target)
    root = ["--allow-root"] if getattr(os, "geteuid", lambda: 1)() == 0 else []
    command = [sys.executable, "-m", "jupyterlab", f"--LabApp.default_url=/lab/tree/{START}"]
    return subprocess.call([*command, *root, *options.options], cwd=target)


def copy_course(target: Path) -> int:
    """Copy the course into a new or empty folder; return the number of notebooks."""
    if target.exists() and (not target.is_dir() or any(target.iterdir())):
        raise CantCopy(f"{target} holds something already; name a folder that is new or empty")
    source = next((each for each in SHIPPED if (each / START).exists()), None)
    if source is None:
        raise CantCopy("the course is not part of this installation; install heist-explorer anew")
    try:
        for path in _files(source):
            copied = target / path.relative_to(source)
            copied.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, copied)
        course_map = target / "README.md"
        text = course_map.read_text("utf-8")
        course_map.write_text(TO_A_SCENARIO.sub(r"`\1`", text), "utf-8")
    except OSError as error:
        raise CantCopy(f"can't write to {target}: {error.strerror}") from None
    return _trust(target)


def _files(source: Path) -> Iterator[Path]:
    for path in sorted(source.rglob("*")):
        inside = path.relative_to(source)
        if path.is_file() and not set(LEFT_OUT) & set(inside.parts):
            yield path


def _trust(target: Path) -> int:
    """Sign the copied notebooks, so that their boards are shown before a cell is run."""
    books = sorted(target.rglob("*.ipynb"))
    if find_spec("nbformat"):
        import nbformat
        from nbformat.sign import NotebookNotary

        with NotebookNotary() as notary:
            for book in books:
                notary.sign(nbformat.read(book, as_version=4))
    return len(books)
