"""`handout` and `grade`: a lesson for students without its answers, and the marks of a class."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from engine.core.errors import GameError

from ...export.export import export
from ...files.writing import to_path, write_whole
from ...lessons.lesson import open_scenario, open_session
from ...marking.assignment import TOOLS, assignment
from ...marking.forms import FORMS, numbered, write_handouts
from ...marking.grades import as_csv, told
from ...marking.grading import grade
from ...marking.handout import handouts
from ...marking.judging import MarkingRule
from ...marking.matching import Original
from ...marking.report import report
from ..arguments import add_language, add_original

READABLE = (
    "This is for practice: it judges by itself, so the answers are in it, and anybody who looks "
    "into the file can read them. For marks, hand out without --practice."
)
PLAYED = (
    "It holds no answers. Whoever has the explorer can still play a position and see what happens, "
    "as with a calculator; the page (.html) can't be played."
)


class BadTime(GameError):
    """Raised for a time that can't be read."""


def hand_out(options: argparse.Namespace) -> int:
    """Run `handout`: write a lesson as students get it."""
    for line in _hand_out(options):
        print(line)
    return 0


def _hand_out(options: argparse.Namespace) -> Iterator[str]:
    if options.practice:
        session = open_session(options.original)
        session.language = options.language
        if to_path(options.to).suffix != ".html":
            raise GameError("for practice, a lesson becomes a page: a file ending in .html")
        yield f"{export(session.here, options.to, 'html')}"
        yield READABLE
        return
    parts = handouts(open_scenario(options.original))
    files = write_handouts(parts, options.to, options.language)
    for file, part in zip(files, parts, strict=True):
        numbers = ", ".join(str(each.number) for each in part.scenario.asks)
        yield f"{file}: question{'s' * (len(part.places) > 1)} {numbers}"
    if len(parts) > 1:
        yield (
            "Later positions show what earlier questions ask, so this lesson has "
            f"{len(parts)} parts: hand out each once the one before is collected."
        )
    yield PLAYED


def assign(options: argparse.Namespace) -> int:
    """Run `assignment`: write a notebook for each part that a marking tool hands out and marks."""
    original = Original(open_scenario(options.original))
    _ends(options.to, ".ipynb")
    made = [TOOLS[options.tool](assignment(original, part)) for part in original.parts]
    for file, content in zip(numbered(to_path(options.to), len(made)), made, strict=True):
        print(write_whole(file, content))
    print(f"These are for you: {options.tool} takes the answers out of what students get.")
    return 0


def mark(options: argparse.Namespace) -> int:
    """Run `grade`: mark hand-ins, and write the marks and a report."""
    rule = MarkingRule(
        second=options.second, hint=options.hint, shown=options.shown, partial=not options.whole
    ).check()
    grades = grade(options.original, options.handins, rule=rule, due=_time(options.due))
    print(told(grades))
    if options.to:
        _ends(options.to, ".csv")
        # Spreadsheets read the letters of a CSV rightly only after a byte order mark.
        written = write_whole(to_path(options.to), as_csv(grades).encode("utf-8-sig"))
        print(f"\n{written}: the marks")
    if options.report:
        _ends(options.report, ".html")
        print(f"{write_whole(to_path(options.report), report(grades).encode())}: the report")
    return 0 if grades.students else 1


def _ends(name: str, ending: str) -> None:
    if Path(name).suffix != ending:
        raise GameError(f"can't write {name!r}: its name ends in {ending}")


def _time(text: str) -> datetime | None:
    """Return the time that hand-ins are due, by the clock of this machine."""
    if not text:
        return None
    try:
        return datetime.fromisoformat(text).astimezone()
    except ValueError:
        raise BadTime(f"{text!r} is no time; write it as 2026-03-20 or 2026-03-20T09:00") from None


def add_handout(command: argparse.ArgumentParser) -> None:
    """Add the arguments of `handout`."""
    add_original(command)
    command.add_argument(
        "--to", required=True, metavar="FILE", help=f"a file ending in {'|'.join(FORMS)}"
    )
    command.add_argument(
        "--practice",
        action="store_true",
        help="a page that judges by itself: it holds the answers, and they can be read in it",
    )
    add_language(command)
    command.set_defaults(run=hand_out)


def add_assignment(command: argparse.ArgumentParser) -> None:
    """Add the arguments of `assignment`."""
    add_original(command)
    command.add_argument("--to", required=True, metavar="FILE", help="a file ending in .ipynb")
    command.add_argument(
        "--for", dest="tool", default="nbgrader", choices=TOOLS, help="the tool that marks it"
    )
    command.set_defaults(run=assign)


def add_grade(command: argparse.ArgumentParser) -> None:
    """Add the arguments of `grade`."""
    add_original(command)
    command.add_argument(
        "handins", nargs="+", help="folders or files: .toml, .ipynb, or codes in a .txt or .csv"
    )
    command.add_argument("--to", metavar="FILE", default="", help="write the marks to a .csv file")
    command.add_argument(
        "--report", metavar="FILE", default="", help="write marks and charts to an .html page"
    )
    command.add_argument("--due", default="", metavar="TIME", help="tell what came later than this")
    rule = MarkingRule()
    for name, meant in (
        ("second", "worth of a right answer at the second try"),
        ("hint", "most that an answer is worth after a hint"),
        ("shown", "worth of a right answer after it was shown"),
    ):
        usual = getattr(rule, name)
        command.add_argument(f"--{name}", type=float, default=usual, help=f"{meant} ({usual:g})")
    command.add_argument("--whole", action="store_true", help="give no marks for half an answer")
    command.set_defaults(run=mark)
