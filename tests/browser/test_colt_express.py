"""Colt Express in the page from the set-up to the final reckoning, at every table."""

from __future__ import annotations

import pytest

from explorer import from_position, new_game
from explorer.widget.study import Study
from tests.browser.conftest import Open
from tests.browser.hands import Hand, Typist
from tests.browser.host import Host
from tests.browser.menus import open_menu

TABLES = {
    2: ("tuco",),
    3: ("tuco", "belle"),
    4: ("tuco",),
    5: ("tuco",),
    6: ("tuco",),
}
"""Who is played by hand at a table of so many; `random` plays the others."""


def by_hand(host: Host, hands: tuple[str, ...]) -> None:
    """Seat the others as a reader does, and look on as who is played by hand."""
    open_menu(host)
    host.page.click("[data-focus=seats]")
    for name in host.study.session.here.seat_names:
        if name not in hands:
            host.page.select_option(f"[data-player={name}]", "random")
            host.answered()
    host.page.keyboard.press("Escape")
    host.study.viewer = hands[0] if len(hands) == 1 else "to-act"
    host.settle()


def assert_reckoned(host: Host) -> None:
    study: Study = host.study
    assert study.winners
    table = host.page.locator(".hx-score table")
    assert table.locator("tbody tr").count() == len(study.session.here.seat_names)
    won = table.locator(".hx-won").all_inner_texts()
    assert len(won) == len(study.winners)
    assert all("won" in row for row in won)
    heads = table.locator("thead th").count()
    assert host.page.locator(".hx-score thead .hx-chip").count() == heads - 1
    host.page.click(".hx-score thead [data-rule='ce.score.tie']")
    host.settle()
    assert "ce.score.tie" in host.page.inner_text(".hx-score .hx-rule")


@pytest.mark.parametrize("players", TABLES)
def test_a_whole_game_is_played_by_click(shown: Open, players: int) -> None:
    host = shown(new_game("colt_express", players=players, seed=players), 400 * (1 + players % 3))
    by_hand(host, TABLES[players])
    Hand(host, players).play_to_the_end()
    assert host.study.state.round == 5
    assert_reckoned(host)


def test_a_whole_game_is_played_by_keyboard_alone(shown: Open) -> None:
    game = new_game("colt_express", players=3, seed=3)
    game.players = {"django": "random", "belle": "random"}
    game.viewer = "tuco"
    host = shown(game)
    Typist(host, 3).play_to_the_end()
    assert_reckoned(host)


FIRING = "train: 3; marshal: 0; 2: Doc; 3: Ghost; 1 roof: Tuco; pile: | Doc Fire, Ghost Marshal"
PUNCHING = (
    "train: 3; marshal: 0; 2: Doc, Ghost; 1 roof: Tuco; loot Ghost: 250, jewel; "
    "pile: | Doc Punch, Ghost Marshal"
)


def click_pawn(host: Host, name: str) -> None:
    box = host.page.locator(f".hx-pieces [data-key='pawn {name}']").bounding_box()
    assert box
    host.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    host.settle()


def test_a_pawn_is_clicked_where_it_stands(shown: Open) -> None:
    host = shown(from_position("colt_express", FIRING))
    click_pawn(host, "ghost")
    assert host.study.step == 0
    click_pawn(host, "ghost")
    assert "Ghost in the caboose" in host.page.inner_text(".hx-story .hx-now")


def test_a_pawn_with_several_choices_is_chosen_among_the_parts(shown: Open) -> None:
    host = shown(from_position("colt_express", PUNCHING))
    click_pawn(host, "ghost")
    assert host.study.step == 0
    assert host.page.locator(".hx-opt[aria-pressed=true]").all_inner_texts()[0] == "Ghost"
    assert "Punch Ghost" in host.page.inner_text("[data-focus=do]")
    host.page.keyboard.press("Enter")
    host.answered()
    assert host.study.step == 1


def test_a_refused_pawn_says_why(shown: Open) -> None:
    host = shown(from_position("colt_express", FIRING))
    click_pawn(host, "tuco")
    refusal = host.page.locator(".hx-refusal")
    assert "Tuco is on the other level, on the roof of car 1." in refusal.inner_text()
    assert refusal.locator("[data-rule='ce.fire.inside']").count() == 1
    assert host.study.step == 0


def test_a_hand_is_shown_as_cards_with_icons(shown: Open) -> None:
    host = shown(new_game("colt_express", players=3, seed=1))
    hand = host.page.locator(".hx-hand .hx-choice.hx-legal")
    assert hand.filter(has=host.page.locator(".hx-icon")).count() == hand.count() > 1
    assert "Draw three cards" in hand.last.inner_text()
