"""The explorer in a terminal: `python -m explorer play|list|check|rules|export|…`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from glob import glob
from io import TextIOWrapper
from pathlib import Path

from engine.core.bounds import MOST_NAME, printable
from engine.core.rulebook import LANGUAGES

from .cli import cheat_sheets, checking, course, exporting, listing, progress, rules
from .cli.classroom import chapters, marking, puzzling, worksheets
from .cli.table import playing
from .files.library import games, practice_files, scenario_files

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

    own = commands.add_parser("course", help="put the notebooks of the course into a folder")
    own.add_argument("folder", help="a folder that is new or empty")
    own.set_defaults(run=course.run_course)

    lab = commands.add_parser("lab", help="open JupyterLab at the course")
    lab.add_argument(
        "--folder",
        default="heist-explorer-course",
        help="where the course is, or is put (here: %(default)s)",
    )
    lab.add_argument("options", nargs="*", help="arguments for JupyterLab")
    lab.set_defaults(run=course.run_lab)

    play = commands.add_parser("play", help="step through a scenario, or play a new game")
    play.add_argument("what", help=f"a scenario ({_some()}), a .toml file, or a game ({_games()})")
    play.add_argument("--players", type=int, help="players of a new game")
    play.add_argument("--seed", help="seed of a new game: 0 unless said, or secret against others")
    play.add_argument("--seat", default="", help="your seat in a game against others")
    play.add_argument("--level", default="", help="how the others play: easy, fair or hard")
    _looking(play)
    play.add_argument("options", nargs="*", help="options of a new game, as NAME=VALUE")
    play.set_defaults(run=playing.run)

    names = commands.add_parser("list", help="name the scenarios that come along")
    names.add_argument("game", nargs="*", help=f"games; without any, all ({_games()})")
    names.set_defaults(run=lambda options: listing.run(options.game))

    check = commands.add_parser("check", help="verify scenario files")
    check.add_argument(
        "files", nargs="*", help="files or patterns; without any, all that come along"
    )
    check.set_defaults(run=lambda options: checking.run(_expand(options.files)))

    table = commands.add_parser("rules", help="print rule → code → tests → scenarios → notebooks")
    table.add_argument("game", nargs="*", help=f"games; without any, all ({_games()})")
    table.add_argument(
        "--recorded", default="", help="a file of `tests.rule_recorder`, instead of running tests"
    )
    table.set_defaults(run=lambda options: rules.run(options.game, options.recorded))

    take = commands.add_parser("export", help="write a scenario as a page or a picture")
    take.add_argument("scenario", help=f"a scenario ({_some()}) or a .toml file")
    take.add_argument("--to", required=True, metavar="FILE", help="a file ending in .html|svg|png")
    take.add_argument(
        "--step", default="0", help="the step that is shown: 3, or b3 for step 3 of branch b"
    )
    take.add_argument("--moving", action="store_true", help="an .svg that plays the whole line")
    _looking(take)
    take.set_defaults(run=exporting.run)

    sheet = commands.add_parser("cheatsheet", help="write the rules of a game on a page to print")
    sheet.add_argument("game", help=f"one of {_games()}")
    sheet.add_argument("--to", required=True, metavar="FILE", help="a file ending in .html")
    sheet.add_argument("--language", default="en", choices=LANGUAGES)
    sheet.set_defaults(run=cheat_sheets.run)

    give = commands.add_parser("handout", help="write a lesson for students, without its answers")
    marking.add_handout(give, _some())
    collect = commands.add_parser("grade", help="mark hand-ins by the teacher's original")
    marking.add_grade(collect, _some())
    set_up = commands.add_parser("assignment", help="write a lesson for nbgrader or otter-grader")
    marking.add_assignment(set_up, _some())
    learnt = commands.add_parser("progress", help="print the course page of a reader")
    learnt.add_argument(
        "file", nargs="?", default="", help="the file of progress; without one, the usual one"
    )
    learnt.add_argument("--language", default="en", choices=LANGUAGES)
    learnt.set_defaults(run=progress.run)

    paper = commands.add_parser("worksheet", help="write the questions of a scenario to print")
    paper.add_argument("scenario", help=f"a scenario ({_some()}) or a .toml file")
    paper.add_argument(
        "--to",
        required=True,
        metavar="FILE",
        help="a file ending in .html or .pdf, or in .zip for a QTI 2.1 quiz",
    )
    paper.add_argument("--key", action="store_true", help="the right answers, on a sheet apart")
    paper.add_argument("--language", default="en", choices=LANGUAGES)
    paper.set_defaults(run=worksheets.run)

    books = commands.add_parser("chapters", help="make notebooks from chapters written as text")
    books.add_argument("folder", help="a folder of chapters, files ending in .md")
    books.add_argument("--to", required=True, metavar="FOLDER", help="where the notebooks go")
    books.set_defaults(run=chapters.run)

    make = commands.add_parser("puzzles", help="make puzzles out of played games")
    make.add_argument("game", help=f"one of {_games()}")
    make.add_argument("--rule", default="", help="the id of a rule that decides each puzzle")
    make.add_argument("--count", type=int, default=10, help="how many; 10 without a word")
    make.add_argument("--seed", default="0", help="the same seed makes the same puzzles")
    make.add_argument("--to", default="", metavar="FOLDER", help="without one, puzzles/GAME")
    make.set_defaults(run=puzzling.run)
    return parser


def _called() -> str:
    """Return the command by which this was started."""
    name = Path(sys.argv[0]).name if sys.argv else ""
    return "heist-explorer" if name.startswith("heist-explorer") else "python -m explorer"


def _looking(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--viewer", default="all-seeing", help="whose eyes: a seat's name, spectator, …"
    )
    command.add_argument("--language", default="en", choices=LANGUAGES)


def _expand(patterns: Sequence[str]) -> list[str]:
    """The files that match patterns which the shell left unexpanded, `**` included."""
    found = [path for each in patterns for path in sorted(glob(each, recursive=True)) or [each]]
    library = (*scenario_files().values(), *practice_files().values())
    return found or [str(path) for path in library]


def _some() -> str:
    names = list(scenario_files())
    return ", ".join([*names[:3], "…"] if len(names) > 3 else names)


def _games() -> str:
    return ", ".join(games())


if __name__ == "__main__":
    sys.exit(main())
