"""Imports go one way: core, a game, the explorer; and never in a circle."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from .sources import (
    CORE,
    ENGINE,
    EXPLORER,
    GAMES,
    calls_random,
    cycle,
    import_graph,
    imports,
    module_name,
    python_files,
    shown,
    text_of,
)

WIDGETS = {"ipywidgets", "anywidget", "traitlets", "IPython", "jupyter", "jupyterlab", "matplotlib"}
KEEPS_RECORDS = "engine.core.record"
WRITES_SCENARIOS = "engine.core.scenario"
LIBRARIES_OF_THE_LAB = {"distributed", "joblib", "numpy"}
FRAMEWORKS = {"gymnasium", "numpy", "pettingzoo", "pyspiel"}
TO_FRAMEWORKS = {"engine.adapters.openspiel", "engine.adapters.pettingzoo"}
MAY_SAMPLE = {
    *("worlds.py", "sampling.py", "imagining.py", "drawn.py", "retraced.py"),
    *("second_guessing.py",),
}

ENGINE_GRAPH = import_graph(python_files(ENGINE))
EXPLORER_GRAPH = import_graph(python_files(EXPLORER))


def within(module: str, package: str) -> bool:
    return module == package or module.startswith(f"{package}.")


def third_party(module: str) -> bool:
    top = module.partition(".")[0]
    return top not in sys.stdlib_module_names and top not in ("engine", "explorer", "tests")


def test_there_is_a_core_and_a_game() -> None:
    assert "engine.core.game" in ENGINE_GRAPH
    assert "super_express" in GAMES


def test_the_core_imports_nothing_but_itself() -> None:
    strangers = {
        module: wrong
        for module, imported in ENGINE_GRAPH.items()
        if within(module, "engine.core")
        and (
            wrong := {
                each
                for each in imported
                if each.startswith(("engine", "explorer")) and not within(each, "engine.core")
            }
        )
    }
    assert strangers == {}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_imports_only_the_core_and_itself(game: str) -> None:
    home = f"engine.{game}"
    strangers = {
        module: wrong
        for module, imported in ENGINE_GRAPH.items()
        if within(module, home)
        and (
            wrong := {
                each
                for each in imported
                if each.startswith(("engine", "explorer", "tests"))
                and not within(each, "engine.core")
                and not within(each, home)
            }
        )
    }
    assert strangers == {}


def test_the_engine_knows_no_widget_and_no_explorer() -> None:
    wrong = {
        (module, each)
        for module, imported in ENGINE_GRAPH.items()
        for each in imported
        if each.partition(".")[0] in WIDGETS | {"explorer", "tests"}
    }
    assert wrong == set()


def libraries(package: str) -> set[tuple[str, str]]:
    """The modules of a package, each with a library that it needs."""
    return {
        (module, each.partition(".")[0])
        for module, imported in ENGINE_GRAPH.items()
        for each in imported
        if within(module, package) and third_party(each)
    }


def test_only_two_files_of_the_engine_need_a_library_and_the_lab() -> None:
    needed = libraries("engine") - libraries("engine.lab") - libraries("engine.adapters")
    assert needed == {(KEEPS_RECORDS, "msgspec"), (WRITES_SCENARIOS, "tomli_w")}


def test_players_know_the_core_alone_and_are_known_to_the_lab_alone() -> None:
    known = {
        (module, each)
        for module, imported in ENGINE_GRAPH.items()
        for each in imported
        if within(module, "engine.players") and each.startswith(("engine", "explorer", "tests"))
    }
    assert known
    assert {each for _, each in known if not within(each, "engine.core")} <= {
        module for module in ENGINE_GRAPH if within(module, "engine.players")
    }
    knowing = {
        module
        for module, imported in ENGINE_GRAPH.items()
        if any(within(each, "engine.players") for each in imported)
    }
    assert all(
        within(module, "engine.players") or within(module, "engine.lab") for module in knowing
    )


def test_the_lab_needs_few_libraries_and_nobody_in_the_engine_needs_the_lab() -> None:
    assert {library for _, library in libraries("engine.lab")} <= LIBRARIES_OF_THE_LAB
    needing = {
        module
        for module, imported in ENGINE_GRAPH.items()
        if any(within(each, "engine.lab") for each in imported)
    }
    assert all(within(module, "engine.lab") for module in needing)


def test_only_two_adapters_need_a_framework_and_nobody_needs_the_adapters() -> None:
    needing = libraries("engine.adapters")
    assert {module for module, _ in needing} == TO_FRAMEWORKS
    assert {library for _, library in needing} <= FRAMEWORKS
    known = {
        module
        for module, imported in {**ENGINE_GRAPH, **EXPLORER_GRAPH}.items()
        if any(within(each, "engine.adapters") for each in imported)
    }
    assert all(within(module, "engine.adapters") for module in known)
    inside = {each for module in known - TO_FRAMEWORKS for each in ENGINE_GRAPH[module]}
    assert not inside & TO_FRAMEWORKS


def test_only_one_file_knows_how_records_are_made() -> None:
    graph = {**ENGINE_GRAPH, **EXPLORER_GRAPH}
    knowing = {module for module, imported in graph.items() if "msgspec" in imported}
    assert knowing == {KEEPS_RECORDS}


def test_modules_of_the_engine_do_not_import_one_another_in_a_circle() -> None:
    assert cycle(ENGINE_GRAPH) == []


def test_modules_of_the_explorer_do_not_import_one_another_in_a_circle() -> None:
    assert cycle(EXPLORER_GRAPH) == []


def test_only_two_rooms_know_widgets() -> None:
    knowing = {
        module
        for module, imported in EXPLORER_GRAPH.items()
        if {each.partition(".")[0] for each in imported} & WIDGETS
    }
    assert knowing
    showing_progress = {"explorer.lab.progress"}
    assert all(within(module, "explorer.widget") for module in knowing - showing_progress)


@pytest.mark.parametrize(
    "start", ["explorer.session.session", "explorer.cli.table.terminal", "explorer.__main__"]
)
def test_a_terminal_needs_no_widget(start: str) -> None:
    reached, waiting = set(), [start]
    while waiting:
        module = waiting.pop()
        if module not in reached:
            reached.add(module)
            waiting += EXPLORER_GRAPH.get(module, ())
    assert {module.partition(".")[0] for module in reached} & WIDGETS == set()


def test_drawing_knows_no_rules() -> None:
    """A drawing is made of what is seen and of what happened; nothing is played or judged."""
    playing = {"game", "play", "timeline", "playout", "scenario", "scenario_check", "worlds"}
    playing |= {"execution", "validity", "ending", "uncoupling"}
    wrong = {
        (module, each)
        for module, imported in EXPLORER_GRAPH.items()
        for each in imported
        if within(module, "explorer.draw")
        and each.startswith("engine.")
        and each.rpartition(".")[2] in playing
    }
    assert wrong == set()


def test_trains_are_known_to_the_games_that_ride_them_alone() -> None:
    rails = "explorer.draw.rails"
    riding = {
        module.split(".")[2]
        for module, imported in EXPLORER_GRAPH.items()
        if not within(module, rails) and any(within(each, rails) for each in imported)
    }
    assert riding <= set(GAMES)
    assert len(riding) > 1


def _rule_files() -> list[Path]:
    return [path for game in GAMES for path in python_files(ENGINE / game)]


def test_no_rule_draws_random_numbers() -> None:
    drawing = {
        shown(path)
        for path in _rule_files()
        if path.name not in MAY_SAMPLE and calls_random(text_of(path))
    }
    assert drawing == set()


def test_the_core_draws_random_numbers_in_few_places() -> None:
    drawing = {module_name(path) for path in python_files(CORE) if calls_random(text_of(path))}
    assert drawing <= {
        *("engine.core.chance", "engine.core.tree", "engine.core.playout", "engine.core.game"),
        *("engine.core.judged",),
    }


# -- the tools find what they look for


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("import random", {"random"}),
        ("import a.b as c", {"a.b"}),
        ("from a import b", {"a"}),
        ("from . import notes", {"engine.core.notes"}),
        ("from . import thing", {"engine.core"}),
        ("from .notes import thing", {"engine.core.notes"}),
        ("from ..super_express import rules", {"engine.super_express"}),
        ("def f():\n    import hidden", {"hidden"}),
        ("try:\n    import maybe\nexcept ImportError:\n    import other", {"maybe", "other"}),
        ("if TYPE_CHECKING:\n    import typed\nelse:\n    import real", {"typed", "real"}),
        ("if typing.TYPE_CHECKING:\n    import typed", {"typed"}),
        ("if x:\n    import branch", {"branch"}),
    ],
)
def test_imports_are_found(source: str, found: set[str]) -> None:
    assert imports(source, "engine.core.play", all_modules=["engine.core.notes"]) == found


def test_imports_of_a_package_start_from_itself() -> None:
    assert imports("from .game import x", "engine.toy", is_package=True) == {"engine.toy.game"}


@pytest.mark.parametrize(
    ("graph", "found"),
    [
        ({"a": {"b"}, "b": {"c"}, "c": set()}, []),
        ({"a": {"b"}, "b": {"c"}, "c": {"b"}}, ["b", "c", "b"]),
        ({"a": {"a"}}, ["a", "a"]),
        ({"a": {"b", "c"}, "b": {"c"}, "c": {"json"}}, []),
    ],
    ids=["a line", "a circle behind a line", "itself", "a diamond"],
)
def test_circles_are_found(graph: dict[str, set[str]], found: list[str]) -> None:
    assert cycle(graph) == found


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("from random import Random\ndef f(rng: Random) -> None: g(rng)", False),
        ("from random import Random\nr = Random(1)", True),
        ("from random import choice", True),
        ("import random", True),
        ("def f(rng):\n    return rng.choice([1])", True),
        ("from math import floor", False),
    ],
    ids=["a type", "a generator", "a function", "the module", "a draw", "no luck at all"],
)
def test_random_numbers_are_found(source: str, found: bool) -> None:
    assert calls_random(source) == found
