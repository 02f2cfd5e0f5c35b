"""A position built by clicking and by keys, refused while it is impossible, then played."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe

from explorer import editor
from explorer.files.library import games
from explorer.lessons.lesson import open_session
from explorer.widget.editor import BoardEditor
from tests.browser.conftest import Open
from tests.browser.host import Host

Built = Sequence[tuple[str, str]]

BUILT: dict[str, tuple[str, Built]] = {
    "colt_express": (
        "ce.pawn.on_train",
        [
            ("1", "Tuco to car 1"),
            ("2", "Django to car 2"),
            ("3 roof", "Belle to the roof of the caboose"),
        ],
    ),
    "super_express": (
        "sx.setup.players",
        [("C1", "Doc to C1"), ("C2", "Mei to C2"), ("C3 roof", "Tuco to the roof of C3")],
    ),
    "fugitive": (
        "fg.setup.hand",
        [(f"number {card}", f"{card} to the fugitive's hand") for card in (5, 7, 9, 16, 20)],
    ),
}
"""For each game: a rule that a blank table breaks, and places with what to do there."""

START = "[data-focus='choice-start-']"


def click(host: Host, selector: str) -> None:
    host.page.click(selector)
    host.settle()


def build(host: Host, edits: Built) -> None:
    for cell, edit in edits:
        if host.page.locator("[data-focus='choice-choose-']").count():
            click(host, "[data-focus='choice-choose-']")
        if cell:
            click(host, f".hx-spot[data-cell='{cell}']")
        click(host, f'.hx-choice[data-value="{edit}"]')


def edited(host: Host) -> BoardEditor:
    assert isinstance(host.study, BoardEditor)
    return host.study


def test_a_position_is_built_here_in_every_game() -> None:
    assert set(BUILT) == set(games())


@pytest.mark.parametrize("name", games())
def test_a_position_is_built_from_a_blank_table_and_played(shown: Open, name: str) -> None:
    rule, edits = BUILT[name]
    host = shown(editor(name))
    assert host.page.locator(f".hx-story [data-rule='{rule}']").count() >= 1
    click(host, START)
    assert edited(host).setting_up
    assert host.page.inner_text(".hx-notice")
    build(host, edits)
    assert edited(host).problems == ()
    click(host, START)
    assert not edited(host).setting_up
    assert host.page.locator("[data-by-hand]").count() == 0
    assert host.page.locator(".hx-bar-body :is(.hx-choice, .hx-square, .hx-deck)").count() > 0


@pytest.mark.parametrize("name", games())
def test_edits_are_taken_back_and_made_again(shown: Open, name: str) -> None:
    host = shown(editor(name))
    build(host, BUILT[name][1])
    whole = edited(host).editor.state
    click(host, "[data-do=back]")
    assert edited(host).editor.state != whole
    click(host, "[data-do=forward]")
    assert edited(host).editor.state == whole


def test_a_bandit_is_taken_out_again_and_two_teams_are_made(shown: Open) -> None:
    host = shown(editor("colt_express"), width=400, dark=True)
    build(host, [("2", "Doc to car 2"), ("doc", "Take Doc out of the position")])
    assert "seats: Tuco, Django, Belle" in edited(host).editor.position
    build(
        host,
        [
            ("", "Two teams of two bandits"),
            *BUILT["colt_express"][1],
            ("2 roof", "Doc to the roof of car 2"),
            ("", "One car more: three purses"),
        ],
    )
    assert "seats: Tuco+Belle, Django+Doc" in edited(host).editor.position
    click(host, START)
    assert not edited(host).setting_up


def test_a_position_is_saved_from_the_page(shown: Open, tmp_path: Path) -> None:
    host = shown(editor("super_express", position="train: 3; C1: Doc<, Mei>; C2: Tuco<"))
    host.page.fill("[data-focus='save']", str(tmp_path / "mine.toml"))
    click(host, "[data-focus='save-go']")
    assert "mine.toml" in host.page.inner_text(".hx-notice")
    assert open_session(tmp_path / "mine.toml").here.state == edited(host).editor.state


def test_a_piece_is_set_down_by_clicking_it_and_then_a_place(shown: Open) -> None:
    host = shown(editor("super_express", position="train: 3; C1: Doc<, Mei>; C2: Tuco<"))
    click(host, ".hx-spot[data-cell='doc']")
    click(host, ".hx-spot[data-cell='C3 roof']")
    assert "C3 roof: Doc<" in edited(host).editor.position


def test_a_position_is_built_by_keys_alone(shown: Open) -> None:
    host = shown(editor("super_express"))
    host.page.focus(".hx-boardbox .hx-grid")
    for key in ("ArrowDown", "ArrowDown", "Enter", "4"):
        host.page.keyboard.press(key)
        host.settle()
    assert "C1 roof: Doc<" in edited(host).editor.position


def test_axe_reports_no_violation(shown: Open) -> None:
    host = shown(editor("super_express", position="train: 3; C1: Doc<, Mei>; C2: Tuco<"))
    click(host, ".hx-spot[data-cell='doc']")
    results = Axe().run(host.page, context=".hx-study")
    assert results.violations_count == 0, results.generate_report()
