"""What is played in an experiment: the game, who sits where, the options, the bots and the seed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType
from typing import Any, TypeAlias

import engine
from engine.core.bounds import quoted
from engine.core.errors import GameError
from engine.core.game import Game
from engine.core.house import HouseRule, house_named, know_house, known_house
from engine.core.options import HOUSE, changed, make_options, option_word
from engine.core.roster import named
from engine.core.seeds import check_seed

from .bots import Bot, Bots, random_bot, seat_bots
from .luck import Streams

AnyGame: TypeAlias = Game[Any]


def find_game(game: str | AnyGame) -> AnyGame:
    """The game of a name, or the game itself."""
    if isinstance(game, Game):
        return game
    if isinstance(game, str) and game.isidentifier():
        try:
            found = getattr(import_module(f"engine.{game}"), "GAME", None)
        except ModuleNotFoundError:
            found = None
        if isinstance(found, Game):
            return found
    raise GameError(f"no game is called {quoted(game)}; there are {', '.join(_known_games())}")


def _known_games() -> list[str]:
    names = [each.name for each in iter_modules(engine.__path__) if each.ispkg]
    return [name for name in names if hasattr(import_module(f"engine.{name}"), "GAME")]


@dataclass(frozen=True)
class Table:
    """A set-up that can be sent to other processes. `names` has a name for each seat.

    With `drawn`, luck draws for each game who sits where, from everybody there is.
    """

    game: str | AnyGame
    """Its name, or the game itself where it is none of the engine's."""
    names: tuple[str, ...]
    options: Mapping[str, str]
    """The options that differ from the rulebook's, as words."""
    bots: tuple[Bot, ...]
    """Who plays each seat."""
    seed: int | str = 0
    drawn: bool = False

    @property
    def house(self) -> tuple[HouseRule, ...]:
        """The rules that are replaced by code."""
        return tuple(map(house_named, self.options.get(HOUSE, "").split()))

    def __reduce__(self) -> tuple[Callable[..., Table], tuple[object, ...]]:
        """Take the code of house rules along to other processes."""
        code = tuple((house, known_house(house)) for house in self.house)
        return _arrived, (code, *(getattr(self, field.name) for field in fields(self)))

    def seated(self, luck: Streams) -> tuple[str, ...]:
        """Return who sits where in the game with this luck."""
        if not self.drawn:
            return self.names
        everybody = find_game(self.game).seat_names
        return tuple(luck.source("seats", 0).sample(everybody, len(self.names)))

    def variant(self, **options: object) -> Table:
        """The same table with some options changed."""
        game = find_game(self.game)
        words = _words(game, {**self.options, **options})
        _check(game, self.names, words)
        return replace(self, options=words)


def _arrived(code: Sequence[tuple[HouseRule, Callable[..., Any]]], *values: Any) -> Table:
    for house, function in code:
        know_house(house, function)
    return Table(*values)


def lay_table(
    game: str | AnyGame,
    players: int | Sequence[str],
    *,
    options: Mapping[str, object] = MappingProxyType({}),
    bots: Bots = random_bot,
    seed: int | str = 0,
    drawn: bool = False,
) -> Table:
    """The table of an experiment; refused where the rules refuse such a game."""
    found = find_game(game)
    names = named(players, found.seat_names)
    words = _words(found, options)
    _check(found, names, words)
    if drawn and len(found.seat_names) < len(names):
        raise GameError(f"{found.name} has no {len(names)} players to draw from")
    seated = seat_bots(found, bots, len(names))
    return Table(_reference(found), names, words, seated, check_seed(seed), drawn)


def _check(game: AnyGame, names: tuple[str, ...], options: Mapping[str, str]) -> None:
    """Refuse what the rules refuse to set up."""
    game.setup(names if all(names) else len(names), **options)


def _words(game: AnyGame, options: Mapping[str, object]) -> Mapping[str, str]:
    chosen = changed(make_options(game.option_type, options))
    return {name: option_word(value) for name, value in sorted(chosen.items())}


def _reference(game: AnyGame) -> str | AnyGame:
    try:
        return game.name if find_game(game.name) is game else game
    except GameError:
        return game
