"""`worksheet`: write the questions of a scenario to print, or as a quiz for other programs."""

from __future__ import annotations

import argparse

from ...export.qti import left_out, shows_answers
from ...export.sheets import write_worksheet
from ...lessons.lesson import open_session
from ...session.standpoint import Standpoint
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
    if written.suffix == ".zip":
        _tell_of_quiz(session.here)
    return 0


def _tell_of_quiz(here: Standpoint) -> None:
    """Print what a teacher has to know of a quiz before it is given."""
    if missing := left_out(here):
        print(f"left out: {missing} that ask to find a move, which other programs can't judge")
    if shows_answers(here):
        print(
            "Later pictures show what earlier questions ask: "
            "give one question at a time, in this order, with no way back."
        )
    print("It holds its answers, so give the file to the quiz program and not to students.")
