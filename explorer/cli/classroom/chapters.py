"""`chapters`: make notebooks from chapters that are written as text."""

from __future__ import annotations

import argparse
from pathlib import Path

from ...chapters.building import build


def add(command: argparse.ArgumentParser) -> None:
    """Add the arguments of `chapters`."""
    command.add_argument("folder", help="a folder of chapters, files ending in .md")
    command.add_argument("--to", required=True, metavar="FOLDER", help="where the notebooks go")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Write a notebook for each chapter and language, and say how many there are."""
    written = build(Path(options.folder), Path(options.to))
    print(f"{len(written)} notebooks written to {options.to}")
    return 0
