"""A game against others: what was chosen for it, checked, and dealt as a session."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.bounds import quoted
from engine.core.game import Game
from engine.core.options import HOUSE, option_names, option_word, values_of
from engine.core.record import Record
from engine.core.roster import named
from engine.players import player_names

from ...files.library import find_game, usual_players
from ...session.session import Session, new_session
from ...session.verdict import UnknownChoice

LEVELS = ("easy", "fair", "hard")
USUAL_LEVEL = "fair"
Players = int | tuple[str, ...]


class Match(Record):
    """A game against others: the seat of the reader, and how the others play."""

    game: str
    seat: str
    names: tuple[str, ...]
    """Everybody at the table, in seat order."""
    level: str = USUAL_LEVEL
    options: Mapping[str, str] = {}
    seed: int | str | None = None
    """The seed of its luck; None for a secret one."""


def make_match(
    game: str,
    seat: str | None = None,
    players: Players | None = None,
    level: str | None = None,
    seed: int | str | None = None,
    options: Mapping[str, object] | None = None,
) -> Match:
    """A match with what was chosen, and the usual for all else; what can't be is refused."""
    found = find_game(game)
    given = options or {}
    own = check_seat(found, seat)
    names = check_players(found, usual_players(found) if players is None else players, own)
    chosen = {name: _word(found, name, value) for name, value in given.items()}
    found.setup(names, **chosen)
    return Match(game, own or names[0], names, check_level(found, level), chosen, seed)


def levels_of(game: Game[Any]) -> tuple[str, ...]:
    """The levels at which a game can be played."""
    known = player_names(game)
    return tuple(level for level in LEVELS if level in known) or known[:1]


def check_level(game: Game[Any], level: str | None) -> str:
    known = levels_of(game)
    if level is None:
        return USUAL_LEVEL if USUAL_LEVEL in known else known[0]
    if level not in known:
        raise UnknownChoice(f"nobody plays at the level {quoted(level)}: {', '.join(known)}")
    return level


def check_seat(game: Game[Any], seat: str | None) -> str:
    if seat is None:
        return ""
    if not isinstance(seat, str) or seat.lower() not in game.seat_names:
        raise UnknownChoice(f"no seat is called {quoted(seat)}: {', '.join(game.seat_names)}")
    return seat.lower()


def check_players(game: Game[Any], players: Players, seat: str) -> tuple[str, ...]:
    """The names at the table, the reader's own among them, in the usual order."""
    if isinstance(players, tuple | list):
        names = tuple(each.lower() for each in named(players, game.seat_names))
        if seat and seat not in names:
            raise UnknownChoice(f"{seat} is not at the table of {', '.join(names)}")
        return names
    count = len(named(players, game.seat_names))
    most = len(game.seat_names)
    if not 2 <= count <= most:
        counts = game.player_counts
        raise UnknownChoice(f"{counts[0]} to {counts[-1]} can play {game.name}, not {players}")
    others = [name for name in game.seat_names if name != seat]
    joined = {seat, *others[: count - bool(seat)]}
    return tuple(name for name in game.seat_names if name in joined)


def _word(game: Game[Any], name: str, value: object) -> str:
    """The text of an option's value."""
    known = option_names(game.option_type)
    if name not in known:
        raise UnknownChoice(f"no option is called {quoted(name)}; there are {', '.join(known)}")
    return value if type(value) is str else option_word(value)


def changed_only(game: Game[Any], options: Mapping[str, str]) -> dict[str, str]:
    """The options that differ from the usual."""
    kind = game.option_type
    return {
        name: value
        for name, value in options.items()
        if name == HOUSE or value != option_word(values_of(kind, name)[0])
    }


def deal(match: Match, language: str) -> Session:
    """The game at its first choice, seen from the reader's seat; the others play by themselves."""
    session = new_session(match.game, match.names, match.seed, **match.options)
    others = [name for name in session.seat_names if name != match.seat]
    session.players = dict.fromkeys(others, match.level)
    session.language = language
    session.viewer = match.seat
    return session
