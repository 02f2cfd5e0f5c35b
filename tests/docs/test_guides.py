"""The guides: their examples run, each notation they show is read, and every move is shown."""

from __future__ import annotations

import doctest
import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from engine.core.notation import NotationError
from tests.architecture.sources import GAMES, ROOT

GUIDES = ROOT / "docs" / "guides"
WITH_EXAMPLES = [each for each in sorted(GUIDES.glob("*.md")) if ">>> " in each.read_text("utf-8")]
KINDS_OF_LINE = re.compile(r"expected a line of a position: (.*), found")
PLACE = re.compile(r"C\d")
ROW = re.compile(r"^\| `([^`]+)` \|", re.MULTILINE)


def game_of(name: str) -> Any:
    return import_module(f"engine.{name}").GAME


def page_of(name: str) -> str:
    return (GUIDES / f"notation_{name}.md").read_text("utf-8")


def rows(name: str, heading: str) -> list[str]:
    """The first column of a table, as it is read: a bar is escaped within a table."""
    section = page_of(name).partition(f"## {heading}")[2].partition("\n## ")[0]
    return [each.replace("\\|", "|") for each in ROW.findall(section)]


def whole(name: str) -> Any:
    """The position at the top of a page."""
    return game_of(name).read_position(page_of(name).partition("```text\n")[2].partition("```")[0])


@pytest.mark.parametrize("game", GAMES)
def test_the_position_of_a_page_is_possible_and_reads_back(game: str) -> None:
    notation = game_of(game).notation
    assert notation.parse_position(notation.position_text(whole(game)), None) == whole(game)


@pytest.mark.parametrize(
    ("game", "line"), [(game, line) for game in GAMES for line in rows(game, "Lines of a position")]
)
def test_a_line_of_a_position_is_read(game: str, line: str) -> None:
    seats = re.findall("^seats: .*$", page_of(game), re.MULTILINE)[:1]
    text = "\n".join([line] if line.startswith("seats") else [*seats, line])
    game_of(game).read_position(text, unfinished=True)


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_line_is_shown(game: str) -> None:
    with pytest.raises(NotationError) as refused:
        game_of(game).read_position("nothing_of_this_kind: 1")
    [listed] = KINDS_OF_LINE.findall(str(refused.value))
    kinds = {each for each in listed.split(", ") if not PLACE.match(each)}
    shown = [each for line in rows(game, "Lines of a position") for each in line.split("; ")]
    assert kinds - {each.partition(":")[0].split()[0] for each in shown} == set()


@pytest.mark.parametrize(
    ("game", "move"), [(game, move) for game in GAMES for move in rows(game, "Moves")]
)
def test_a_move_is_read_and_written_the_same(game: str, move: str) -> None:
    notation, state = game_of(game).notation, whole(game)
    assert notation.move_text(notation.read_move(move, state), state) == move


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_move_is_shown(game: str) -> None:
    words = {verb.word for verb in import_module(f"engine.{game}.kinds").VERBS}
    assert {move.split()[0] for move in rows(game, "Moves")} == words


@pytest.mark.parametrize("guide", WITH_EXAMPLES, ids=lambda guide: guide.stem)
def test_examples_of_a_guide_run(
    guide: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    failed, tried = doctest.testfile(
        str(guide), module_relative=False, encoding="utf-8", optionflags=doctest.ELLIPSIS
    )
    assert tried
    assert not failed
