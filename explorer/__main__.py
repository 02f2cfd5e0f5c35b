"""The explorer in a terminal: `python -m explorer play|check|rules`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from glob import glob

from . import checking, rules, terminal
from .games import games, scenario_files


def main(arguments: Sequence[str] | None = None) -> int:
    parser = _parser()
    options, rest = parser.parse_known_args(arguments)
    if rest and (not hasattr(options, "options") or any(each.startswith("-") for each in rest)):
        parser.error(f"unknown arguments: {' '.join(rest)}")
    try:
        if rest:
            options.options += rest
        return int(options.run(options))
    except ValueError as error:
        print(error, file=sys.stderr)
        return 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m explorer", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="play|check|rules")

    play = commands.add_parser("play", help="step through a scenario, or play a new game")
    play.add_argument("what", help=f"a scenario ({_some()}), a .toml file, or a game ({_games()})")
    play.add_argument("--players", type=int, default=4, help="players of a new game")
    play.add_argument("--seed", default="0", help="seed of a new game")
    play.add_argument(
        "--viewer", default="all-seeing", help="whose eyes: a seat's name, spectator, …"
    )
    play.add_argument("--language", default="en", choices=("en", "ko", "pt"))
    play.add_argument("options", nargs="*", help="options of a new game, as NAME=VALUE")
    play.set_defaults(run=terminal.run)

    check = commands.add_parser("check", help="verify scenario files")
    check.add_argument(
        "files", nargs="*", help="files or patterns; without any, all that come along"
    )
    check.set_defaults(run=lambda options: checking.run(_expand(options.files)))

    table = commands.add_parser("rules", help="print rule → code → tests → scenarios → notebooks")
    table.add_argument("game", nargs="*", help=f"games; without any, all ({_games()})")
    table.set_defaults(run=lambda options: rules.run(options.game))
    return parser


def _expand(patterns: Sequence[str]) -> list[str]:
    """Patterns that the shell left as they are, `**` included."""
    found = [path for each in patterns for path in sorted(glob(each, recursive=True)) or [each]]
    return found or [str(path) for path in scenario_files().values()]


def _some() -> str:
    names = list(scenario_files())
    return ", ".join([*names[:3], "…"] if len(names) > 3 else names)


def _games() -> str:
    return ", ".join(games())


if __name__ == "__main__":
    sys.exit(main())
