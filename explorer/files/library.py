"""The library: all games, and the scenarios that come with them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import engine
from engine.core.bounds import MOST_NAME, quoted
from engine.core.errors import GameError
from engine.core.game import Game

SCENARIOS = Path(str(files("explorer") / "scenarios"))
PRACTICE = Path(str(files("explorer") / "practice"))
USUAL_PLAYERS = 4
MOST_NEAR = 5


class UnknownGame(GameError):
    """Raised for a game that the explorer does not have."""


class UnknownScenario(GameError):
    """Raised for a scenario that the explorer does not have."""


@cache
def games() -> Mapping[str, Game[Any]]:
    """Every package of the engine that defines a GAME, by name."""
    packages = [each.name for each in iter_modules(engine.__path__) if each.ispkg]
    modules = [import_module(f"engine.{name}") for name in packages]
    return {module.GAME.name: module.GAME for module in modules if hasattr(module, "GAME")}


def find_game(name: str) -> Game[Any]:
    if not isinstance(name, str) or name not in games():
        raise UnknownGame(f"no game is called {quoted(name)}; there are {', '.join(games())}")
    return games()[name]


def usual_players(game: Game[Any]) -> int:
    """The default number of players: four, or as near to it as the game allows."""
    fewest, most = game.player_counts[0], game.player_counts[-1]
    return min(max(USUAL_PLAYERS, fewest), most)


def scenario_files() -> Mapping[str, Path]:
    """The scenarios that come with the explorer, by name: the game's folder, a slash, the file."""
    return {f"{path.parent.name}/{path.stem}": path for path in sorted(SCENARIOS.glob("*/*.toml"))}


def practice_files(game: str = "") -> Mapping[str, Path]:
    """The puzzles of the practice sets, by name: `practice/`, the game's folder, a slash, the file.

    They come in the order of their numbers, the easiest of a game first. With the name of a game,
    only those of that game.
    """
    found = sorted(PRACTICE.glob(f"{find_game(game).name if game else '*'}/*.toml"))
    return {f"practice/{path.parent.name}/{path.stem}": path for path in found}


def find_scenario(name: str | Path) -> Path:
    """The file of a scenario, by its name in the library or by a path of your own."""
    if not isinstance(name, str | Path):
        raise UnknownScenario(
            f"a scenario is opened by its name or its file, not by {quoted(name)}"
        )
    known = {**scenario_files(), **practice_files()}
    if str(name) in known:
        return known[str(name)]
    if Path(name).suffix == ".toml":
        return Path(name)
    near = list(dict.fromkeys(_near(str(name)[:MOST_NAME])))[:MOST_NEAR]
    like = f"nearest: {', '.join(near)}; " if near else ""
    raise UnknownScenario(
        f"no scenario is called {quoted(str(name))}; {like}`python -m explorer list` names them "
        "all, and one of your own is a .toml file"
    )


def library_name(name: str | Path) -> str:
    """The name of a scenario of the library; empty for a file of your own."""
    return str(name) if str(name) in {**scenario_files(), **practice_files()} else ""


def _near(name: str) -> Iterator[str]:
    """The scenarios that may have been meant, those of the same game first."""
    folder, _, last = name.rpartition("/")
    names = sorted(
        (*scenario_files(), *practice_files()), key=lambda each: not each.startswith(f"{folder}/")
    )
    yield from (each for each in names if last and last in each.rpartition("/")[2])
    lasts = {each.rpartition("/")[2]: each for each in reversed(names)}
    yield from (lasts[each] for each in get_close_matches(last, lasts, MOST_NEAR))
