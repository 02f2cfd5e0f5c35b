"""`play`: step through a scenario, play all seats of a new game, or play one against others."""

from __future__ import annotations

import argparse
from typing import NamedTuple

from engine.core.bounds import is_number, quoted

from ...files.library import games
from ...lessons.lesson import open_session
from ...page.match.setup import make_match
from ...session.session import Session, new_session
from ...session.verdict import UnknownChoice
from ..arguments import add_looking, game_names, some_scenarios
from .match import MatchTerminal
from .terminal import Terminal

USUAL_SEED = "0"


class NewGame(NamedTuple):
    """A new game as it was asked for."""

    players: int | None
    seed: str | None
    options: dict[str, str]


def add(command: argparse.ArgumentParser) -> None:
    """Add the arguments of `play`."""
    command.add_argument(
        "what",
        help=f"a scenario ({some_scenarios()}), a .toml file, or a game ({game_names()})",
    )
    command.add_argument("--players", type=int, help="players of a new game")
    command.add_argument(
        "--seed", help="seed of a new game: 0 unless said, or secret against others"
    )
    command.add_argument("--seat", default="", help="your seat in a game against others")
    command.add_argument("--level", default="", help="how the others play: easy, fair or hard")
    add_looking(command)
    command.add_argument("options", nargs="*", help="options of a new game, as NAME=VALUE")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    if options.seat or options.level:
        _match(options).run()
        return 0
    session = _open(options)
    session.language = options.language
    session.viewer = options.viewer
    Terminal(session, input, print).run()
    return 0


def _match(options: argparse.Namespace) -> MatchTerminal:
    if options.what not in games():
        raise UnknownChoice(
            f"others play along in a game ({', '.join(games())}), not in a scenario"
        )
    players, seed, chosen = _asked(options)
    match = make_match(
        options.what, options.seat or None, players, options.level or None, seed, chosen
    )
    return MatchTerminal(match, options.language, input, print)


def _open(options: argparse.Namespace) -> Session:
    if options.what not in games():
        return open_session(options.what)
    players, seed, chosen = _asked(options)
    return new_session(options.what, players, USUAL_SEED if seed is None else seed, **chosen)


def _asked(options: argparse.Namespace) -> NewGame:
    pairs = (each.partition("=") for each in options.options)
    chosen = {name: value or "on" for name, _, value in pairs}
    players = _count(chosen.pop("players")) if "players" in chosen else options.players
    return NewGame(players, chosen.pop("seed", options.seed), chosen)


def _count(players: str) -> int:
    if not is_number(players):
        raise UnknownChoice(f"how many play is said by a number, not by {quoted(players)}")
    return int(players)
