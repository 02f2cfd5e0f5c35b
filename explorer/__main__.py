"""The explorer in a terminal: `python -m explorer play|list|check|rules|export|cheatsheet`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from glob import glob
from io import TextIOWrapper

from engine.core.bounds import MOST_NAME, printable
from engine.core.rulebook import LANGUAGES

from .cli import cheat_sheets, checking, exporting, listing, rules, terminal
from .files.library import games, scenario_files

COMMANDS = "play|list|check|rules|export|cheatsheet"
INTERRUPTED = 130
"""The exit code that a shell expects of an interrupted command."""


def main(arguments: Sequence[str] | None = None) -> int:
    parser = _parser()
    options, rest = parser.parse_known_args(arguments)
    if rest and (not hasattr(options, "options") or any(each.startswith("-") for each in rest)):
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
    parser = argparse.ArgumentParser(prog="python -m explorer", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar=COMMANDS)

    play = commands.add_parser("play", help="step through a scenario, or play a new game")
    play.add_argument("what", help=f"a scenario ({_some()}), a .toml file, or a game ({_games()})")
    play.add_argument("--players", type=int, help="players of a new game")
    play.add_argument("--seed", default="0", help="seed of a new game")
    _looking(play)
    play.add_argument("options", nargs="*", help="options of a new game, as NAME=VALUE")
    play.set_defaults(run=terminal.run)

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
    return parser


def _looking(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--viewer", default="all-seeing", help="whose eyes: a seat's name, spectator, …"
    )
    command.add_argument("--language", default="en", choices=LANGUAGES)


def _expand(patterns: Sequence[str]) -> list[str]:
    """The files that match patterns which the shell left unexpanded, `**` included."""
    found = [path for each in patterns for path in sorted(glob(each, recursive=True)) or [each]]
    return found or [str(path) for path in scenario_files().values()]


def _some() -> str:
    names = list(scenario_files())
    return ", ".join([*names[:3], "…"] if len(names) > 3 else names)


def _games() -> str:
    return ", ".join(games())


if __name__ == "__main__":
    sys.exit(main())
