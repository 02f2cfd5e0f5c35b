"""The strip of numbers in the page: each number once, tabs, reasons, the menu, and its geometry."""

from __future__ import annotations

from typing import Any

import pytest

from explorer import from_position, study
from tests.browser.conftest import Open
from tests.browser.host import Host

NAMING = (
    "round: 3; trail: 1, 4!, 7 (6), 11 (2 8), 14; fugitive: 3, 10, 16, 20, 42; "
    "missed: 9 @4, 5 12 @4; now: marshal attempts"
)
DRAWING = "round: 3; trail: 1, 4, 7 (6); fugitive: 2, 3, 10, 16, 20, 42; now: marshal draws"
LAYING = "round: 3; trail: 1, 4; fugitive: 2, 3, 6, 8, 10, 16, 20, 42; now: fugitive lays"

BOXES = """() => [...document.querySelectorAll(".hx-strip .hx-square, .hx-strip .hx-deck")]
  .map((each) => { const { x, y, width, height } = each.getBoundingClientRect();
                   return [x, y, width, height]; })"""
FOCUSED = "() => document.querySelector(':focus')?.dataset.cell"


def seen_by(viewer: str, position: str = NAMING) -> Any:
    game = from_position("fugitive", position)
    game.viewer = viewer
    return game


def click(host: Host, *cells: str) -> None:
    for cell in cells:
        host.page.click(f".hx-strip [data-cell='{cell}']")
        host.settle()


def figures(host: Host) -> dict[str, str]:
    squares = host.page.locator(".hx-square").all_inner_texts()
    return {text.split("\n")[0]: text.split("\n")[-1] for text in squares if "\n" in text}


@pytest.mark.parametrize("viewer", ["marshal", "fugitive", "spectator", "all-seeing"])
def test_every_number_stands_on_the_page_once(shown: Open, viewer: str) -> None:
    host = shown(seen_by(viewer), 1000)
    host.settle()
    said = host.page.locator(".hx-square b").all_inner_texts()
    assert said[:41] == [str(number) for number in range(1, 42)]
    assert said[41:] == (["42"] if viewer in ("fugitive", "all-seeing") else [])
    assert host.page.locator(".hx-boardbox [data-cell^='number']").count() == 0


def test_a_tab_or_a_click_on_a_hideout_shows_its_odds_alone(shown: Open) -> None:
    host = shown(seen_by("marshal"), 1000)
    host.settle()
    everywhere = figures(host)
    host.page.click("[data-focus='tab-hideout 5']")
    alone = figures(host)
    assert alone != everywhere
    assert "1" not in alone
    host.page.click("[data-focus='tab-']")
    assert figures(host) == everywhere
    host.page.click(".hx-boardbox [data-cell='hideout 5']")
    host.settle()
    assert figures(host) == alone


def test_a_number_that_is_ruled_out_tells_why(shown: Open) -> None:
    host = shown(seen_by("marshal"), 1000)
    host.settle()
    host.page.click("[data-focus='tab-hideout 5']")
    click(host, "number 19")
    line = host.page.locator(".hx-stake")
    assert "19 is too far: at most 18 can be reached." in line.inner_text()
    assert line.inner_text().startswith("0%")
    line.locator("[data-rule]").first.click()
    host.settle()
    assert host.page.locator(".hx-strip .hx-rule").count() == 1


def test_what_is_chosen_shows_its_odds(shown: Open) -> None:
    host = shown(seen_by("marshal"), 1000)
    click(host, "number 3", "number 7")
    said = host.page.inner_text(".hx-stake")
    for part in ("3 and 7 both right", "3 alone", " worlds", "all or nothing"):
        assert part in said
    click(host, "number 3")
    assert host.study._look.picked == ("7",)
    assert "7 is right" in host.page.inner_text(".hx-stake")


def test_a_likeliest_number_can_be_chosen(shown: Open) -> None:
    host = shown(seen_by("marshal"), 1000)
    host.settle()
    best = host.page.locator(".hx-likeliest").first
    number = best.locator("b").inner_text()
    best.click()
    host.settle()
    assert host.study._look.picked == (number,)


def test_the_menu_sets_the_model_of_the_odds(shown: Open) -> None:
    host = shown(seen_by("marshal"), 1000)
    host.settle()
    before = figures(host)
    host.page.click("[data-menu=odds]")
    host.page.select_option("[data-set=model]", "bluff")
    host.settle()
    assert host.study.panel["controls"][0]["value"] == "bluff"
    assert figures(host) != before
    assert host.page.locator("[data-menu=odds]").inner_text().startswith("Bluff weight")


def test_the_fugitive_sees_what_can_be_laid_and_what_it_takes(shown: Open) -> None:
    host = shown(seen_by("fugitive", LAYING), 1000)
    host.settle()
    legal = host.page.locator(".hx-square[data-mark=legal] b").all_inner_texts()
    assert {"6", "8", "10"} <= set(legal)
    assert "42" not in legal
    over = host.page.locator(".hx-square[data-cell='number 8'] .hx-tucked-under")
    assert over.inner_text() == "+1"


def test_arrows_go_from_number_to_number_and_between_rows(shown: Open) -> None:
    host = shown(seen_by("marshal"), 1000)
    host.settle()
    host.page.locator(".hx-strip [data-cell][tabindex='0']").focus()
    for key, cell in (
        ("Home", "deck 1"),
        ("ArrowRight", "number 1"),
        ("ArrowRight", "number 2"),
        ("ArrowDown", "number 16"),
        ("ArrowDown", "number 30"),
        ("ArrowLeft", "number 29"),
        ("ArrowUp", "number 15"),
        ("End", "number 41"),
    ):
        host.page.keyboard.press(key)
        assert host.page.evaluate(FOCUSED) == cell
    assert host.study.session.here.step == 0, "time stands still meanwhile"
    host.page.keyboard.press(" ")
    host.settle()
    assert host.study._look.picked == ("41",)
    assert host.page.evaluate(FOCUSED) == "number 41", "the focus stays"


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("width", [1000, 700, 400])
def test_numbers_neither_overlap_nor_leave_the_page(shown: Open, width: int, dark: bool) -> None:
    host = shown(seen_by("all-seeing"), width, dark)
    click(host, "number 3", "number 7")
    boxes = host.page.evaluate(BOXES)
    assert len(boxes) == 45
    for place, (x, y, wide, high) in enumerate(boxes):
        assert x >= 0
        assert x + wide <= width
        assert wide >= 36
        assert high >= 44 or wide > 60
        for left, top, across, down in boxes[place + 1 :]:
            assert x + wide <= left or left + across <= x or y + high <= top or top + down <= y
    if width == 400:
        rows = {round(y) for x, y, wide, _ in boxes if wide < 60}
        assert len(rows) == 6, "seven a row"


@pytest.mark.parametrize(
    ("viewer", "expected"),
    [("marshal", ["1–3", "5–8", "6–15", "7–18"]), ("fugitive", []), ("all-seeing", [])],
)
def test_hidden_hideouts_have_their_ranges_under_them(
    shown: Open, viewer: str, expected: list[str]
) -> None:
    host = shown(seen_by(viewer), 1000)
    said = host.page.locator(".hx-pieces text").all_text_contents()
    assert [text for text in said if "–" in text] == expected


@pytest.mark.parametrize("name", ["first_steps", "reach_with_an_odd_sprint", "bluff_sprints"])
def test_the_buttons_of_a_question_are_seen_without_scrolling(shown: Open, name: str) -> None:
    host = shown(study(f"fugitive/{name}"), 1000)
    body = host.page.locator(".hx-bar-body").bounding_box()
    assert body is not None
    for button in host.page.locator(".hx-option").all():
        seen = button.bounding_box()
        assert seen is not None
        assert seen["y"] + seen["height"] <= body["y"] + body["height"]


@pytest.mark.parametrize("width", [700, 1000, 1200])
def test_the_buttons_below_a_question_do_not_overlap(shown: Open, width: int) -> None:
    host = shown(study("fugitive/sprints_cant_be_hit"), width)
    found = [each.bounding_box() for each in host.page.locator(".hx-bar-foot button:visible").all()]
    boxes = [box for box in found if box is not None]
    assert len(boxes) > 4
    for at, one in enumerate(boxes):
        for two in boxes[:at]:
            apart = one["x"] >= two["x"] + two["width"] or two["x"] >= one["x"] + one["width"]
            assert apart or one["y"] >= two["y"] + two["height"]
    bar = host.page.locator(".hx-bar").bounding_box()
    assert bar is not None
    assert all(box["x"] + box["width"] <= bar["x"] + bar["width"] for box in boxes)


def test_the_numbers_of_an_answer_are_marked_as_they_are_chosen(shown: Open) -> None:
    host = shown(study("fugitive/three_long_steps", viewer="marshal"), 1000)
    chosen = host.page.locator(".hx-strip .hx-chosen-now")
    for number in (3, 6, 7):
        host.page.click(f".hx-strip [data-cell='number {number}']")
        host.settle()
    assert [each.get_attribute("data-cell") for each in chosen.all()] == [
        "number 3",
        "number 6",
        "number 7",
    ]
    host.page.click(".hx-strip [data-cell='number 7']")
    host.settle()
    assert chosen.count() == 2
    host.page.click("[data-focus='give']")
    host.settle()
    assert host.study.score.first_try == 1


def test_the_deck_to_draw_from_is_marked_when_it_is_chosen(shown: Open) -> None:
    host = shown(seen_by("marshal", DRAWING), 1000)
    click(host, "deck 2")
    chosen = host.page.locator(".hx-deck.hx-chosen-now")
    assert [each.get_attribute("data-cell") for each in chosen.all()] == ["deck 2"]
    assert host.page.inner_text("[data-focus=do] span:not(.hx-icon)") == "Draw from deck 2"
