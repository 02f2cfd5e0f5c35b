"""The course map leads to every notebook and every scenario, and no link in a notebook is dead."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from explorer.files.library import games, practice_files, scenario_files
from explorer.lessons.lesson import Lesson, open_session

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "notebooks"
MAP = FOLDER / "README.md"
BOOKS = sorted(path for path in FOLDER.rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts)
TRANSLATED = [path for path in BOOKS if path.suffixes[0] != ".ipynb"]
PAGES = [*BOOKS, MAP, ROOT / "README.md", ROOT / "CONTRIBUTING.md"]

LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
ROW = re.compile(r"^\| \[[^]]+\]\(([^)]+\.ipynb)\) \| (\d+) \| .+ \|$", re.MULTILINE)

each_page = pytest.mark.parametrize("page", PAGES, ids=[str(p.relative_to(ROOT)) for p in PAGES])


def words(page: Path) -> str:
    """The prose of a page or of the cells of a notebook."""
    text = page.read_text("utf-8")
    if page.suffix == ".md":
        return text
    cells = json.loads(text)["cells"]
    return "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "markdown")


def targets(page: Path) -> dict[str, Path]:
    """Return where each link of a page leads, apart from addresses on the web."""
    links = [link for link in LINK.findall(words(page)) if "://" not in link]
    return {link: (page.parent / link.partition("#")[0]).resolve() for link in links}


def anchors(page: Path) -> set[str]:
    """The headings as JupyterLab links to them, letter by letter."""
    return {heading.replace(" ", "-") for heading in HEADING.findall(words(page))}


@each_page
def test_no_link_is_dead(page: Path) -> None:
    for link, target in targets(page).items():
        place = page if link.startswith("#") else target
        assert place.exists(), f"{link} leads nowhere"
        _, _, anchor = link.partition("#")
        assert not anchor or anchor in anchors(place), f"{link}: no such heading"


def test_every_notebook_is_on_the_map_with_its_minutes() -> None:
    start = FOLDER / "00_start_here.ipynb"
    rows = {(FOLDER / link).resolve(): int(minutes) for link, minutes in ROW.findall(words(MAP))}
    assert sorted([start, *rows, *TRANSLATED]) == BOOKS
    assert start in targets(MAP).values()
    for book, minutes in rows.items():
        assert f"{minutes} minutes" in words(book).partition("\n## ")[0], (
            f"{book.name} says otherwise"
        )


def test_every_translated_notebook_is_on_the_map_beside_the_others_of_its_language() -> None:
    linked = re.findall(
        r"^\| [^|[]+ \| (.+\.ko\.ipynb\)) \| (.+\.pt\.ipynb\)) \|$", words(MAP), re.M
    )
    shown = [
        (FOLDER / link).resolve() for row in linked for cell in row for link in LINK.findall(cell)
    ]
    assert sorted(shown) == TRANSLATED


def test_every_scenario_is_on_the_map() -> None:
    linked = {path for path in targets(MAP).values() if path.suffix == ".toml"}
    missing = [name for name, path in scenario_files().items() if path.resolve() not in linked]
    assert not missing, f"not in any family of the map: {', '.join(missing)}"


def test_every_puzzle_is_on_the_map() -> None:
    linked = {path for path in targets(MAP).values() if path.suffix == ".toml"}
    missing = [name for name, path in practice_files().items() if path.resolve() not in linked]
    assert missing == []


PRACTICE = {"find a move": "find", "legal or not": "legal", "which rule": "rule"}
SET = re.compile(r"^\| [^|]+ \| ([^|]+) \| (`[^|]+`) \|$", re.MULTILINE)


def test_the_practice_sets_name_every_scenario_with_such_a_question() -> None:
    listed = {
        (PRACTICE[kind], name)
        for kind, names in SET.findall(words(MAP))
        for name in re.findall(r"`([^`]+)`", names)
    }
    asked = {
        (each.question.kind, name)
        for name in scenario_files()
        for each in Lesson(open_session(name)).all
        if each.question.kind in PRACTICE.values()
    }
    assert listed == asked


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("kind", PRACTICE.values())
def test_every_game_has_enough_to_practise(game: str, kind: str) -> None:
    names = [name for name in scenario_files() if name.startswith(f"{game}/")]
    asked = [each.question for name in names for each in Lesson(open_session(name)).all]
    assert len([question for question in asked if question.kind == kind]) >= 12
