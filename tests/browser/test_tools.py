"""The tools of a study in the page: notes, marks, branches, codes, what if, try it anyway."""

from __future__ import annotations

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe

from engine.core.tree import Mark
from explorer import from_code, from_position, new_game, study
from explorer.session.verdict import NotTold
from explorer.widget.study import Study
from tests.browser.conftest import Open
from tests.browser.host import Host
from tests.browser.menus import open_menu, open_tool
from tests.explorer.shots import TREASURE, written


@pytest.fixture
def shot(tmp_path: Path) -> Study:
    return study(written(tmp_path))


def press(host: Host, focus: str) -> None:
    host.page.focus(f"[data-focus='{focus}']")
    host.page.keyboard.press("Enter")
    host.settle()


def test_a_branch_is_named_and_commented_by_keyboard_and_sent_as_a_code(
    shown: Open, shot: Study
) -> None:
    shot.go("a2")
    host = shown(shot)
    press(host, "tool-notes")
    host.page.fill("[data-focus=note-name]", "Mei first")
    host.page.fill("[data-focus=note-comment]", "Is this better?")
    press(host, "note-done")
    assert (shot.session.node.name, shot.session.node.comment) == ("Mei first", "Is this better?")
    assert "Is this better?" in host.page.inner_text(".hx-comment")
    open_tool(host, "keep")
    press(host, "keep-code")
    code = host.page.input_value("[data-focus=keep-text]")
    assert from_code(code).timeline == shot.timeline


@pytest.mark.parametrize("width", [1200, 400])
def test_the_name_of_a_branch_stands_beside_the_timeline(
    shown: Open, shot: Study, width: int
) -> None:
    shot.go("a2")
    shot.rename("Mei goes first")
    host = shown(shot, width)
    button = host.page.locator("[data-menu=branches]")
    assert button.get_attribute("aria-label") == "Mei goes first"
    shot.rename("")
    host.settle()
    assert button.get_attribute("aria-label") == "branch"
    shot.main_line()
    host.settle()
    assert button.get_attribute("aria-label") == "1 branch"


def test_a_code_is_opened_and_left_again(shown: Open, shot: Study) -> None:
    code = new_game("super_express", players=3, seed=2).code()
    before = shot.timeline
    host = shown(shot)
    open_tool(host, "keep")
    host.page.fill("[data-focus=keep-paste]", code[:-5])
    press(host, "keep-take")
    assert "damaged" in host.page.inner_text(".hx-notice")
    assert shot.timeline is before
    host.page.fill("[data-focus=keep-paste]", code)
    press(host, "keep-take")
    assert shot.code() == code
    assert "Colt Super Express" in host.page.inner_text("h2")
    press(host, "keep-back")
    assert shot.timeline is before


def test_a_code_is_not_made_for_who_may_not_see_everything(shown: Open, shot: Study) -> None:
    shot.viewer = "doc"
    host = shown(shot)
    open_tool(host, "keep")
    assert host.page.locator("[data-focus=keep-code]").count() == 0
    with pytest.raises(NotTold, match="both tell everything"):
        shot._show_code()
    assert shot.tools["keep"]["code"] == ""


def test_a_study_is_saved_and_opened(shown: Open, shot: Study, tmp_path: Path) -> None:
    host = shown(shot)
    open_tool(host, "keep")
    host.page.fill("[data-focus=keep-file]", str(tmp_path / "mine.toml"))
    press(host, "keep-save")
    assert "Saved in" in host.page.inner_text(".hx-notice")
    assert study(tmp_path / "mine.toml").timeline == shot.timeline


def test_marks_are_drawn_on_the_board(shown: Open, shot: Study) -> None:
    host = shown(shot)
    open_tool(host, "notes")
    host.page.click("[data-focus=note-mark]")
    for cell in ("C1", "C1", "C1", "C2"):
        host.page.click(f".hx-spot[data-cell='{cell}']")
        host.settle()
    assert shot.session.node.marks == (Mark("C1"), Mark("C1", "C2"))
    assert host.page.locator(".hx-spotlight").count() == 1
    assert host.page.locator(".hx-arrow").count() == 1
    press(host, "note-unmark")
    assert host.page.locator(".hx-arrow").count() == 0


def test_a_branch_is_promoted_deleted_and_brought_back(shown: Open, shot: Study) -> None:
    shot.go("a2")
    host = shown(shot)
    open_tool(host, "notes")
    press(host, "note-promote")
    assert shot.timeline.on_main_line(5)
    press(host, "note-delete")
    assert 5 not in shot.timeline.nodes
    press(host, "note-restore")
    assert shot.session.node.number == 5


def test_what_if_shows_small_boards(shown: Open, shot: Study) -> None:
    host = shown(shot)
    open_tool(host, "what_if")
    figures = host.page.locator(".hx-foresight figure")
    assert figures.count() == 8
    assert "more moves are not on these boards" in host.page.inner_text(".hx-foresight")
    assert figures.first.locator("svg[role=img]").count() == 1
    before = figures.first.inner_text()
    press(host, "turn-over")
    assert figures.first.inner_text() != before


def test_luck_is_shown_with_its_chances(shown: Open) -> None:
    host = shown(from_position("super_express", TREASURE))
    open_tool(host, "what_if")
    assert "1/7 · 14.3%" in host.page.inner_text(".hx-foresight")


def test_an_illegal_move_can_be_tried_and_another_one_is_offered(shown: Open, shot: Study) -> None:
    host = shown(shot)
    open_menu(host)
    host.page.fill("[data-focus=try]", "plan Shoot, Shoot, Turn")
    press(host, "try-go")
    assert "Not possible" in host.page.inner_text(".hx-refusal")
    offered = host.page.locator("[data-nearest]")
    assert offered.count() == 3
    offered.first.click()
    host.settle()
    assert shot.step == 1


def test_words_that_are_no_move_are_answered_with_the_words_that_are(
    shown: Open, shot: Study
) -> None:
    host = shown(shot)
    open_menu(host)
    host.page.fill("[data-focus=try]", "jump")
    press(host, "try-go")
    said = host.page.inner_text(".hx-notice")
    assert said == "“jump” can't be read as a move here. The nearest moves:"
    assert host.page.locator("[data-nearest]").count() > 0


@pytest.mark.parametrize("tool", ["notes", "what_if", "keep"])
def test_axe_reports_no_violation(shown: Open, shot: Study, tool: str) -> None:
    shot.go("a2")
    shot.mark("C1", "C2")
    host = shown(shot, 400)
    open_tool(host, tool)
    if tool == "keep":
        press(host, "keep-code")
    results = Axe().run(host.page, context=".hx-study")
    assert results.violations_count == 0, results.generate_report()
