"""Games and scenarios are found by name or by file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from explorer.files.library import (
    UnknownGame,
    UnknownScenario,
    find_game,
    find_scenario,
    games,
    scenario_files,
)


def test_games_are_found_by_name() -> None:
    assert find_game("super_express") is games()["super_express"]
    with pytest.raises(UnknownGame, match=r"no game is called 'chess'; there are .*super_express"):
        find_game("chess")


def test_a_scenario_is_a_name_or_a_file(tmp_path: Path) -> None:
    name, path = next(iter(scenario_files().items()))
    assert find_scenario(name) == path
    assert find_scenario(path) == path
    assert find_scenario(tmp_path / "mine.toml") == tmp_path / "mine.toml"
    with pytest.raises(UnknownScenario, match=r"one of your own is a \.toml file"):
        find_scenario("mine")


NEAR = {
    "super_express/paradx": ["super_express/paradox"],
    "paradox": ["super_express/paradox"],
    "fugitive/frist_steps": ["fugitive/first_steps"],
    "super_express/frist_steps": ["super_express/first_steps"],
    "zzz": [],
}


@pytest.mark.parametrize("name", NEAR)
def test_a_scenario_that_is_nearly_named_is_suggested(name: str) -> None:
    with pytest.raises(UnknownScenario) as unknown:
        find_scenario(name)
    said = str(unknown.value)
    found = [each for each in scenario_files() if f"{each}," in said or f"{each};" in said]
    assert set(NEAR[name]) <= set(found)
    assert len(found) <= 5
    assert ("nearest: " + "".join(NEAR[name][:1]) in said) == bool(NEAR[name])
    assert "`python -m explorer list`" in said


@pytest.mark.parametrize("name", [5, None, ["super_express/paradox"]])
def test_what_is_no_name_is_no_scenario(name: Any) -> None:
    with pytest.raises(UnknownScenario, match="by its name or its file, not by "):
        find_scenario(name)


def test_scenarios_of_the_game_that_was_named_are_suggested() -> None:
    with pytest.raises(UnknownScenario) as unknown:
        find_scenario("super_express/x")
    assert "nearest: super_express/" in str(unknown.value)


def test_scenarios_are_named_after_their_game() -> None:
    assert {name.partition("/")[0] for name in scenario_files()} <= set(games())
