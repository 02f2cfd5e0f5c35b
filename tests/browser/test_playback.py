"""What the others do, shown move by move: its speed can always be changed."""

from __future__ import annotations

from explorer import play
from tests.browser.conftest import Open
from tests.browser.host import Host
from tests.browser.menus import choose_in_menu

REPLIES = ".hx-bar[data-mode=replies]"


def move(host: Host) -> None:
    host.page.locator(".hx-bar .hx-legal").first.click()
    host.page.click("[data-focus=do]")


def test_moves_that_came_at_once_are_seen_singly_again(shown: Open) -> None:
    host = shown(play("colt_express", seat="belle", players=3, level="easy", seed=3))
    choose_in_menu(host, "[data-focus=pace-at_once]")
    before = host.study.step
    move(host)
    host.settle()
    assert host.study.step > before + 1
    assert host.page.locator(REPLIES).count() == 0
    choose_in_menu(host, "[data-focus=pace-slow]")
    move(host)
    host.page.wait_for_selector(f"{REPLIES} [data-focus=speed-slow][aria-checked=true]")
    host.page.keyboard.press("Escape")


def test_taking_back_leads_to_the_own_choice(shown: Open) -> None:
    host = shown(play("super_express", seat="doc", players=3, level="easy", seed=3))
    before = host.study.step
    choose_in_menu(host, "[data-focus=pace-at_once]")
    host.study.play(host.study.legal_moves[0])
    host.settle()
    assert host.study.step > before + 1
    host.page.focus("[data-focus=board]")
    host.page.keyboard.press("Control+z")
    host.settle()
    assert host.study.step == before
    assert host.page.locator(".hx-bar .hx-legal").count() > 0
