"""Shared code has no game word, every rule is named in code, and no file is too long."""

from __future__ import annotations

from pathlib import Path

import pytest

from explorer.files.library import games

from .sources import (
    CORE,
    ENGINE,
    EXPLORER,
    GAMES,
    ROOT,
    constants,
    names_used,
    python_files,
    shown,
    text_of,
    words_found,
)

GAME_WORDS = (
    *("bandit", "bullet", "caboose", "colt", "express", "fugitive", "hideout", "horse", "jewel"),
    *("locomotive", "loot", "manhunt", "marshal", "paradox", "purse", "reflex", "roof", "scheming"),
    *("sprint", "stagecoach", "strongbox", "stunned", "train", "treasure", "uncoupling", "wagon"),
    *(name for game in games().values() for name in game.seat_names),
)

REGISTRIES = (
    *("explorer/text/__init__.py", "explorer/draw/__init__.py", "explorer/draw/boards.py"),
    "explorer/panels/__init__.py",
)
"""Where each game's own files are looked up by the name of the game."""

PICTURES = (
    *("explorer/draw/figures.py", "explorer/draw/icons.py", "explorer/draw/words/"),
    *("explorer/draw/tokens.css", "explorer/draw/board.css", "explorer/draw/rails/"),
)
"""Tables of what games show, by name: people, icons, words, colours; and what some ride on."""

KINDS = (".py", ".js", ".css", ".toml")


def test_the_words_include_the_names_of_the_players() -> None:
    assert {"belle", "doc", "tuco"} <= set(GAME_WORDS)


def test_the_core_has_not_one_game_word() -> None:
    words = (*GAME_WORDS, *GAMES)
    found = {
        shown(path): some
        for path in python_files(CORE)
        if (some := words_found(text_of(path), words))
    }
    assert found == {}


def test_what_all_games_share_in_the_explorer_has_no_game_word() -> None:
    found = {
        shown(path): some
        for path in _shared()
        if (some := words_found(_without_keys(path), (*GAME_WORDS, *GAMES)))
    }
    assert found == {}


def test_every_folder_of_the_explorer_is_looked_at() -> None:
    looked_at = {path.parent.name for path in _shared()}
    assert {"explorer", "draw", "editing", "panels", "text", "widget"} <= looked_at


def test_what_shows_a_game_is_still_there() -> None:
    assert [name for name in PICTURES if not (ROOT / name).exists()] == []


def _shared() -> list[Path]:
    """The sources of the explorer that are no game's own."""
    return [
        path
        for path in sorted(EXPLORER.rglob("*"))
        if path.suffix in KINDS
        and not any(game in shown(path) for game in GAMES)
        and not shown(path).startswith(PICTURES)
    ]


def _without_keys(path: Path) -> str:
    """The text of a file; of a registry, without the names of the games that are its keys."""
    text = text_of(path)
    for game in GAMES if shown(path) in REGISTRIES else ():
        text = text.replace(game, "")
    return text


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_named_by_some_code(game: str) -> None:
    folder = ENGINE / game
    ids = constants(text_of(folder / "rules.py"))
    used = {
        name
        for path in python_files(folder)
        if path != folder / "rules.py"
        for name in names_used(text_of(path))
    }
    assert ids
    assert ids - used == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_constant_is_a_rule_of_the_game(game: str) -> None:
    assert len(constants(text_of(ENGINE / game / "rules.py"))) == len(games()[game].rule_ids)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_opens_with_its_table_of_contents(game: str) -> None:
    """Every file of a game is named in the docstring of its package."""
    contents = text_of(ENGINE / game / "__init__.py").partition("from .")[0]
    unnamed = [
        path.name
        for path in sorted((ENGINE / game).glob("*.py"))
        if path.name not in ("__init__.py", "game.py") and path.name not in contents
    ]
    assert unnamed == []


# -- the tools find what they look for


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("a train comes", {"train"}),
        ("two Trains come", {"train"}),
        ("# HORSE", {"horse"}),
        ("horse_rescue = 1", {"horse"}),
        ("class HorseRescue: ...", {"horse"}),
        ("self.lastTrain()", {"train"}),
        ("the terrain of training", set()),
        ("horsepower, unhorsed", set()),
        ("'train'", {"train"}),
        ("print(__horse__)", set()),
    ],
)
def test_words_are_found_whole(text: str, found: set[str]) -> None:
    assert words_found(text, ["train", "horse"]) == found


def test_constants_and_their_uses_are_found() -> None:
    source = 'ONE = RuleId("x.one")\nTWO = RuleId("x.two")\nALL = (ONE, TWO)\nPIECES = Car(0)\n'
    assert constants(source) == {"ONE", "TWO"}
    assert names_used("rules.ONE\nfoo(TWO)") == {"rules", "ONE", "foo", "TWO"}
