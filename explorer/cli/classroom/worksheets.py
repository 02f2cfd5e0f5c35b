"""`worksheet`: write the questions of a scenario to print, or as a quiz for other programs."""

from __future__ import annotations

import argparse

from ...export.qti import left_out
from ...export.sheets import write_worksheet
from ...lessons.lesson import open_session
from ..arguments import add_language, add_scenario


def add(command: argparse.ArgumentParser) -> None:
    """Add the arguments of `worksheet`."""
    add_scenario(command)
    command.add_argument(
        "--to",
        required=True,
        metavar="FILE",
        help="a file ending in .html or .pdf, or in .zip for a QTI 2.1 quiz",
    )
    command.add_argument("--key", action="store_true", help="the right answers, on a sheet apart")
    add_language(command)
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Run the command: write the worksheet or its key, and say what is in it."""
    session = open_session(options.scenario)
    session.language = options.language
    written = write_worksheet(session.here, options.to, options.key)
    print(f"{written}: {written.stat().st_size / 1024:.0f} KB")
    missing = left_out(session.here) if written.suffix == ".zip" else 0
    if missing:
        print(f"left out: {missing} that ask to find a move, which other programs can't judge")
    return 0
