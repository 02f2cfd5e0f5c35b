"""The explorer in a terminal: `python -m explorer play|list|check|rules|export|…`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from io import TextIOWrapper
from pathlib import Path

from engine.core.bounds import MOST_NAME, printable

from .cli import cheat_sheets, checking, course, exporting, listing, progress, rules
from .cli.classroom import chapters, marking, puzzling, worksheets
from .cli.table import playing

COMMANDS: Mapping[str, tuple[str, Callable[[argparse.ArgumentParser], None]]] = {
    "course": ("put the notebooks of the course into a folder", course.add_course),
    "lab": ("open JupyterLab at the course", course.add_lab),
    "play": ("step through a scenario, or play a new game", playing.add),
    "list": ("name the scenarios that come along", listing.add),
    "check": ("verify scenario files", checking.add),
    "rules": ("print rule → code → tests → scenarios → notebooks", rules.add),
    "export": ("write a scenario as a page or a picture", exporting.add),
    "cheatsheet": ("write the rules of a game on a page to print", cheat_sheets.add),
    "handout": ("write a lesson for students, without its answers", marking.add_handout),
    "grade": ("mark hand-ins by the teacher's original", marking.add_grade),
    "assignment": ("write a lesson for nbgrader or otter-grader", marking.add_assignment),
    "progress": ("print the course page of a reader", progress.add),
    "worksheet": ("write the questions of a scenario to print", worksheets.add),
    "chapters": ("make notebooks from chapters written as text", chapters.add),
    "puzzles": ("make puzzles out of played games", puzzling.add),
}
"""What each command does, and the function that adds its arguments."""
INTERRUPTED = 130
"""The exit code that a shell expects of an interrupted command."""


def main(arguments: Sequence[str] | None = None) -> int:
    parser = _parser()
    options, rest = parser.parse_known_args(arguments)
    passed_on = options.run is course.run_lab
    taken = passed_on or not any(each.startswith("-") for each in rest)
    if rest and not (hasattr(options, "options") and taken):
        parser.error(f"unknown arguments: {printable(' '.join(rest), MOST_NAME)}")
    _bear_any_letter()
    try:
        if rest:
            options.options += rest
        code = int(options.run(options))
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        # The reader of the output has left, as `head` does; the rest of it goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        print()
        return INTERRUPTED
    except (ValueError, OSError) as error:
        print(printable(str(error)), file=sys.stderr)
        return 1


def _bear_any_letter() -> None:
    """Show and read what the terminal can't encode as question marks, instead of failing."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog=_called(), description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for name, (what, add) in COMMANDS.items():
        add(commands.add_parser(name, help=what))
    return parser


def _called() -> str:
    """Return the command by which this was started."""
    name = Path(sys.argv[0]).name if sys.argv else ""
    return "heist-explorer" if name.startswith("heist-explorer") else "python -m explorer"


if __name__ == "__main__":
    sys.exit(main())
