"""`chapters`: make notebooks from chapters that are written as text."""

from __future__ import annotations

import argparse
from pathlib import Path

from ...chapters.building import build


def run(options: argparse.Namespace) -> int:
    """Write a notebook for each chapter and language, and say how many there are."""
    written = build(Path(options.folder), Path(options.to))
    print(f"{len(written)} notebooks written to {options.to}")
    return 0
