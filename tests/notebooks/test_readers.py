"""The chapters for readers: prose and boards, little code, and every question left open."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest

from engine.fugitive.event_card_events import EventShown
from engine.fugitive.event_cards import EVENT_CARDS
from explorer import Study
from explorer.chapters.boards import boards, rules_met
from explorer.chapters.source import Cell, Chapter, Fold, load_chapter
from explorer.chapters.translations import shortcomings
from explorer.files.library import games
from explorer.lessons.lesson import open_scenario

SOURCE = Path(__file__).parents[2] / "notebooks" / "source"
EVERY = {str(path.relative_to(SOURCE).with_suffix("")): path for path in SOURCE.rglob("*.md")}
START = "00_start_here"
WITH_CODE = ("classroom/", "lab/")
"""Folders whose readers write code; each of their notebooks says so at its beginning."""
FOR_READERS = sorted(name for name in EVERY if not name.startswith(WITH_CODE))
FIRST = (START, *sorted(name for name in FOR_READERS if "/01_" in name))
MOST_CODE = 3
MOST_WORDS = 60

each_chapter = pytest.mark.parametrize("name", FOR_READERS)


def chapter(name: str) -> Chapter:
    return load_chapter(EVERY[name])


def shown(cells: tuple[Cell, ...]) -> list[tuple[str, object]]:
    """Run all code cells; return what each visible one shows, by the cell's name."""
    names: dict[str, Any] = {"__name__": "__main__"}
    found = []
    for cell in cells:
        if cell.fold is Fold.PLOT or not cell.code:
            continue
        body = ast.parse(cell.code).body
        last = body[-1].value if body and isinstance(body[-1], ast.Expr) else None
        body = body[:-1] if last else body
        exec(compile(ast.Module(body, []), cell.name, "exec"), names)
        value = eval(compile(ast.Expression(last), cell.name, "eval"), names) if last else None
        if cell.visible_code:
            found.append((cell.name, value))
    return found


@each_chapter
def test_a_reader_sees_little_code_and_no_assertion(name: str) -> None:
    for cell in chapter(name).cells:
        lines = cell.visible_code.splitlines()
        assert len(lines) <= MOST_CODE, f"{cell.name} shows {len(lines)} lines of code"
        assert not re.search(r"\bassert\b", cell.visible_code), cell.name


@each_chapter
def test_running_all_cells_leaves_every_question_open(name: str) -> None:
    found = [(at, value) for at, value in shown(chapter(name).cells) if isinstance(value, Study)]
    assert found, "a chapter shows boards"
    for at, board in found:
        assert not any(map(any, board.answers.values())), f"{at} is answered already"
        assert board.score.right == board.score.shown == 0, at
        for asked in board.lesson.all:
            entry = board.lesson.entry(asked)
            assert not entry.closed, at
            assert not entry.wrong, at
            assert not entry.hinted, at


@pytest.mark.parametrize("game", games())
def test_every_rule_is_met_on_a_board_or_in_a_question(game: str) -> None:
    met = frozenset().union(*(rules_met(chapter(name)) for name in FOR_READERS))
    missing = [rule for rule in games()[game].rule_ids if rule not in met]
    assert not missing, f"no chapter shows {', '.join(missing)}"


def test_every_event_card_of_fugitive_is_turned_up_on_a_board() -> None:
    shown = {
        event.effect
        for name in FOR_READERS
        for board in boards(chapter(name))
        for node in open_scenario(board).tree.nodes.values()
        for event in node.events
        if isinstance(event, EventShown)
    }
    assert shown == set(EVENT_CARDS)


def test_the_first_own_click_comes_within_sixty_words() -> None:
    cells = chapter(START).cells
    first = next(at for at, cell in enumerate(cells) if cell.visible_code)
    prose = " ".join(cell.prose["en"] for cell in cells[:first] if cell.prose)
    assert len(re.findall(r"[\w'’-]+", prose)) <= MOST_WORDS
    assert re.search(r"\bwins?\b", prose), "the goal is told before anything is asked"


@pytest.mark.parametrize("game", games())
def test_a_game_begins_with_how_to_win_and_its_pieces_before_the_first_board(game: str) -> None:
    name = next(each for each in FIRST if each.startswith(f"{game}/"))
    cells = chapter(name).cells
    first = next(at for at, cell in enumerate(cells) if "study(" in cell.visible_code)
    assert "how to win" in "\n".join(c.prose["en"] for c in cells[:first] if c.prose).lower()
    assert any(f'pieces("{game}")' in cell.visible_code for cell in cells[:first])


@pytest.mark.parametrize("name", FIRST)
def test_the_first_chapters_are_in_three_languages(name: str) -> None:
    assert chapter(name).languages == ("en", "ko", "pt")


@each_chapter
def test_a_translation_lacks_nothing_of_its_source(name: str) -> None:
    assert not shortcomings(chapter(name))


@pytest.mark.parametrize("name", sorted(set(EVERY) - set(FOR_READERS)))
def test_a_notebook_with_more_code_says_why(name: str) -> None:
    title = next(cell for cell in chapter(name).cells if cell.prose)
    assert re.search(r"\bcode\b", title.prose["en"]), "say in the first cell why it shows code"
