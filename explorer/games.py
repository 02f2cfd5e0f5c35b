"""Which games there are, and the scenarios that come with them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import engine
from engine.core.game import Game
from engine.core.scenario import Performed, load_scenario, perform

SCENARIOS = Path(str(files("explorer") / "scenarios"))


class UnknownGame(ValueError):
    """A game that the explorer does not have."""


class UnknownScenario(ValueError):
    """A scenario that the explorer does not have."""


@cache
def games() -> Mapping[str, Game[Any]]:
    """Every package of the engine that defines a GAME, by name."""
    packages = [each.name for each in iter_modules(engine.__path__) if each.ispkg]
    modules = [import_module(f"engine.{name}") for name in packages if name != "core"]
    return {module.GAME.name: module.GAME for module in modules}


def find_game(name: str) -> Game[Any]:
    if name not in games():
        raise UnknownGame(f"no game is called {name!r}; there are {', '.join(games())}")
    return games()[name]


def scenario_files() -> Mapping[str, Path]:
    """The scenarios that come with the explorer, by name: the game's folder, a slash, the file."""
    return {f"{path.parent.name}/{path.stem}": path for path in sorted(SCENARIOS.glob("*/*.toml"))}


def find_scenario(name: str | Path) -> Path:
    """The file of a scenario, by its name here or by a path of your own."""
    known = scenario_files()
    if str(name) in known:
        return known[str(name)]
    if Path(name).suffix == ".toml":
        return Path(name)
    folder, _, last = str(name).rpartition("/")
    of_game = [each for each in known if each.startswith(f"{folder}/")] or list(known)
    near = [each for each in of_game if last in each.rpartition("/")[2]]
    allowed = ", ".join(near or of_game)
    raise UnknownScenario(f"no scenario is called {name!r}; there are {allowed}, or a .toml file")


def open_scenario(name: str | Path) -> Performed[Any]:
    path = find_scenario(name)
    return perform(load_scenario(path), find_game, str(path))
