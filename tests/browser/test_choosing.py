"""Choosing a move and doing it: clicks, keys, words, and what can't be done."""

from __future__ import annotations

import pytest

from explorer import from_position
from tests.browser.conftest import Open
from tests.browser.host import Host
from tests.browser.menus import open_menu

TABLE = "seats: Tuco, Doc, Belle, Cheyenne; marshal: 1; loot Doc: purse, jewel"
PUNCH = f"{TABLE}; 2: Tuco, Doc, Cheyenne; 3: Belle; pile: | Tuco Punch, Doc Move"
MOVE = f"{TABLE}; 2: Tuco, Doc; 3: Belle; 4: Cheyenne; pile: | Tuco Move, Doc Move"
SCHEME = f"{TABLE}; 2: Tuco, Doc; 3: Belle; 4: Cheyenne; hand Tuco: Punch, Move, bullet Doc"


def verb(host: Host) -> str:
    return host.page.locator(".hx-lay").inner_text().replace("Enter", "").strip()


def colt(shown: Open, position: str, width: int = 1000) -> Host:
    return shown(from_position("colt_express", position), width)


def test_a_click_chooses_and_a_second_one_does_it(shown: Open) -> None:
    host = colt(shown, SCHEME)
    assert verb(host) == "Choose a card"
    card = host.page.locator(".hx-choice.hx-legal").first
    card.click()
    assert (verb(host), host.study.step) == ("Play Move", 0)
    assert card.get_attribute("aria-pressed") == "true"
    host.page.locator(".hx-choice.hx-legal").first.click()
    host.answered()
    assert host.study.step == 1


def test_a_digit_chooses_and_enter_does_it(shown: Open) -> None:
    host = colt(shown, SCHEME)
    host.page.focus("[data-focus=board]")
    host.page.keyboard.press("2")
    assert (verb(host), host.study.step) == ("Play Punch", 0)
    host.page.keyboard.press("Escape")
    host.page.keyboard.press("Enter")
    host.answered()
    assert [event.__class__.__name__ for event in host.study.events] == ["Schemed"]


def test_a_place_on_the_board_chooses_first(shown: Open) -> None:
    host = colt(shown, MOVE)
    spot = host.page.locator(".hx-boardbox .hx-spot[data-cell='3']")
    spot.click()
    assert (verb(host), host.study.step) == ("Move to car 3", 0)
    assert host.page.locator("[data-key='ring 3'].hx-picked-now").count() == 1
    spot.click()
    host.answered()
    assert host.study.step == 1


def test_a_punch_is_put_together_and_tells_what_it_does(shown: Open) -> None:
    host = colt(shown, PUNCH)
    assert verb(host) == "Punch Doc"
    host.page.get_by_role("button", name="Jewel").click()
    host.page.get_by_role("button", name="Car 3").click()
    assert "Doc drops a jewel" in host.page.inner_text(".hx-then")
    assert "marshal" not in host.page.inner_text(".hx-then")
    host.page.get_by_role("button", name="Cheyenne").click()
    assert verb(host) == "Punch Cheyenne"
    assert host.page.get_by_role("button", name="Jewel").count() == 0
    host.page.click("[data-focus=do]")
    host.answered()
    assert "Cheyenne is pushed from car 2 to car 3." in host.page.inner_text(".hx-story")


def test_what_can_not_be_done_is_folded_and_moves_nothing(shown: Open) -> None:
    host = colt(shown, MOVE)
    places = ".hx-bar, .hx-ribbon, .hx-boardbox, [data-focus=do]"
    boxes = f"""() => [...document.querySelectorAll("{places}")].map((each) => {{
        const {{ x, y, width, height }} = each.getBoundingClientRect();
        return [x, y, width, height];
    }})"""
    before = host.page.evaluate(boxes)
    assert not host.page.locator(".hx-whynot").is_visible()
    host.page.click("[data-focus='why-not']")
    assert host.page.locator(".hx-whynot").is_visible()
    assert "That is 2 cars away" in host.page.inner_text(".hx-whynot")
    assert host.page.evaluate(boxes) == before
    host.page.keyboard.press("Escape")
    assert not host.page.locator(".hx-whynot").is_visible()


def test_a_refused_click_on_the_board_opens_the_fold_at_its_reason(shown: Open) -> None:
    host = colt(shown, MOVE)
    host.page.click(".hx-boardbox .hx-spot[data-cell='0']")
    host.answered()
    assert host.study.step == 0
    refusal = host.page.locator(".hx-whynot .hx-refusal")
    assert "That is 2 cars away; inside, Move reaches 1." in refusal.inner_text()
    assert refusal.locator("[data-rule='ce.move.inside']").count() == 1
    host.page.locator("[data-nearest]").first.click()
    host.answered()
    assert host.study.step == 1


@pytest.mark.parametrize(
    ("typed", "step", "notice"),
    [
        ("go to car 3", 1, ""),
        ("3호차로 이동", 1, ""),
        ("fly away", 0, "“fly away” can't be read as a move here. The nearest moves:"),
    ],
)
def test_a_move_is_typed_in_ones_own_words(shown: Open, typed: str, step: int, notice: str) -> None:
    host = colt(shown, MOVE)
    open_menu(host)
    host.page.fill("[data-focus=try]", typed)
    host.page.keyboard.press("Enter")
    host.answered()
    host.settle()
    assert host.study.step == step
    assert not host.page.locator("[data-focus=try]").is_visible()
    said = host.page.locator(".hx-notice")
    assert (said.inner_text() if said.count() else "") == notice
    if notice:
        host.page.locator("[data-nearest]").first.click()
        host.answered()
        assert host.study.step == 1


def test_a_round_is_played_on_where_nobody_chooses(shown: Open) -> None:
    plans = "; ".join(f"plan {name}: | Turn, Floor, Move" for name in ("Doc", "Mei", "Tuco"))
    position = f"train: 3; C1: Doc<; C2: Mei>; C3: Tuco<; {plans}"
    host = shown(from_position("super_express", position), 1000)
    assert verb(host) == "Turn up Doc's card"
    host.page.click("[data-focus='play-on']")
    host.answered()
    assert host.study.step >= 9
