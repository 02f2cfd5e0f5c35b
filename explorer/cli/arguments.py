"""Arguments that several commands take."""

from __future__ import annotations

import argparse

from engine.core.rulebook import LANGUAGES

from ..files.library import games, scenario_files


def add_scenario(command: argparse.ArgumentParser) -> None:
    """Add a scenario: one that comes along, by its name, or a file."""
    command.add_argument("scenario", help=f"a scenario ({some_scenarios()}) or a .toml file")


def add_original(command: argparse.ArgumentParser) -> None:
    """Add a teacher's lesson with its answers."""
    command.add_argument("original", help=f"a scenario ({some_scenarios()}) or your .toml file")


def some_scenarios() -> str:
    """Return the first names of those that come along."""
    names = list(scenario_files())
    return ", ".join([*names[:3], "…"] if len(names) > 3 else names)


def add_games(command: argparse.ArgumentParser) -> None:
    """Add any number of games."""
    command.add_argument("game", nargs="*", help=f"games; without any, all ({game_names()})")


def add_game(command: argparse.ArgumentParser) -> None:
    """Add one game."""
    command.add_argument("game", help=f"one of {game_names()}")


def add_language(command: argparse.ArgumentParser) -> None:
    """Add the language to write in."""
    command.add_argument("--language", default="en", choices=LANGUAGES)


def add_looking(command: argparse.ArgumentParser) -> None:
    """Add whose eyes a board is seen through, and the language."""
    command.add_argument(
        "--viewer", default="all-seeing", help="whose eyes: a seat's name, spectator, …"
    )
    add_language(command)


def game_names() -> str:
    """Return the names of all games."""
    return ", ".join(games())
