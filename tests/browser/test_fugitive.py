"""Fugitive in the page: from either seat, against players and by hand, to the end."""

from __future__ import annotations

import re
from typing import Any

import pytest

from explorer import from_position, new_game
from explorer.panels import panel
from explorer.panels.panel import Panel
from explorer.widget import unhurried
from tests.browser.conftest import Open
from tests.browser.hands import Hand
from tests.browser.host import Host, PromptHost

LAYING = "round: 3; trail: 1, 4; fugitive: 2, 3, 6, 8, 10, 16, 20, 42; now: fugitive lays"
NAMING = "round: 3; trail: 1, 4, 7 (6); fugitive: 2, 3, 10, 16, 20, 42; now: marshal attempts"
HUNT = (
    "round: 14; trail: 2!, 4! (1), 7, 10, 13!, 16!, 19!, 22!, 25!, 28!, 31, 34, 37, 40, 42!; "
    "now: marshal hunts"
)

FOCUSED = "() => document.querySelector(':focus')?.dataset.cell"


class Runner(Hand):
    """Lays as far ahead as can be and names a number at random, each card by a click."""

    def choose(self) -> None:
        legal = self.host.study.legal_moves
        if not self.host.study.page["choices"]["lay"]:
            super().choose()
            return
        furthest = max(legal, key=lambda text: (numbers(text)[:1], -len(numbers(text))))
        move = furthest if furthest.startswith("lay") else self.rng.choice(legal)
        if not numbers(move):
            self.press(f"choice-play-{move}")
            return
        items = {item["value"]: item for item in self.host.study.page["choices"]["items"]}
        for value in numbers(move):
            self.take(items[str(value)])
        self.press("lay")


def numbers(move: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", move)]


@pytest.mark.parametrize(
    ("mine", "other"),
    [
        ("fugitive", "random"),
        ("fugitive", "hard"),
        ("marshal", "random"),
        ("marshal", "hard"),
        ("to-act", "hand"),
    ],
)
def test_a_whole_game_is_played(shown: Open, mine: str, other: str) -> None:
    game = new_game("fugitive", players=2, seed=4)
    game.viewer = mine
    if other != "hand":
        game.players = {"marshal" if mine == "fugitive" else "fugitive": other}
    host = shown(game, 400)
    Runner(host, 4).play_to_the_end()
    assert host.study.winners
    assert "The game is over" in host.page.inner_text(".hx-frame")


def click(host: Host, *selectors: str) -> None:
    for selector in selectors:
        host.page.click(selector)
        host.answered()


def number(value: int) -> str:
    return f".hx-strip [data-cell='number {value}']"


def chosen(host: Host) -> list[str]:
    """The numbers that are marked as chosen, in their order on the strip."""
    return host.page.locator(".hx-square[aria-pressed=true] b").all_inner_texts()


def test_a_hideout_is_laid_with_sprints_by_clicking_cards(shown: Open) -> None:
    host = shown(from_position("fugitive", LAYING))
    click(host, number(10), number(2), number(3))
    assert chosen(host) == ["2", "3", "10"]
    click(host, "[data-focus=lay]")
    laid = host.study.state.trail[-1]
    assert (laid.card, sorted(laid.sprints)) == (10, [2, 3])


def test_a_hideout_out_of_reach_says_what_is_missing(shown: Open) -> None:
    host = shown(from_position("fugitive", LAYING))
    click(host, number(10), number(2))
    assert host.page.get_attribute("[data-focus=lay]", "aria-disabled") == "true"
    host.page.focus("[data-focus=lay]")
    host.page.keyboard.press("Enter")
    host.answered()
    refusal = host.page.locator(".hx-refusal")
    assert "10 needs 1 more footprint: reach is 4 + 3 + 2 = 9." in refusal.inner_text()
    assert refusal.locator("[data-rule='fg.place.reach']").count() == 1


def test_an_attempt_is_composed_number_by_number_and_a_second_click_takes_one_back(
    shown: Open,
) -> None:
    host = shown(from_position("fugitive", NAMING))
    click(host, number(1), number(4), number(9), number(9), number(7))
    assert chosen(host) == ["1", "4", "7"]
    click(host, "[data-focus=lay]")
    assert host.study.winners == ("marshal",)
    assert "names 1, 4 and 7: found" in host.page.inner_text(".hx-story")


@pytest.mark.parametrize(
    ("position", "move", "told"),
    [
        (LAYING, "pass", "The fugitive passes."),
        (NAMING, "decline", "The marshal makes no attempt."),
    ],
    ids=["pass", "decline"],
)
def test_doing_nothing_is_a_button(shown: Open, position: str, move: str, told: str) -> None:
    host = shown(from_position("fugitive", position))
    click(host, f"[data-value='{move}']")
    assert told in host.page.inner_text(".hx-story")


def test_a_manhunt_goes_number_by_number_until_a_miss(shown: Open) -> None:
    host = shown(from_position("fugitive", HUNT))
    for value in (7, 10):
        host.page.click(number(value))
        click(host, "[data-focus=do]")
    assert "names 10: found!" in host.page.locator(".hx-now").first.inner_text()
    host.page.click(number(11))
    click(host, "[data-focus=do]")
    assert host.study.winners == ("fugitive",)


def test_slow_odds_keep_nobody_waiting(shown: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the odds are still worked out, the page already shows the next step."""
    game = from_position("fugitive", NAMING)
    host = shown(game, kind=PromptHost)
    meanwhile: list[Any] = []
    think = panel

    def slow(session: Any, wanted: Any) -> Panel | None:
        host.page.evaluate("() => window.host.drawn()")
        meanwhile.append(
            (
                chosen(host),
                host.page.get_attribute(".hx-strip", "aria-busy"),
                host.page.locator(".hx-share").count(),
            )
        )
        return think(session, wanted)

    monkeypatch.setattr(unhurried, "panel", slow)
    click(host, number(4))
    host.settle()
    assert meanwhile == [(["4"], "true", 0)]
    assert host.page.get_attribute(".hx-strip", "aria-busy") == "false"
    assert host.page.inner_text(".hx-share").endswith("%")


def walk_to(host: Host, value: int) -> None:
    """Go to a number of the strip by keyboard, from the one that Tab reaches."""
    stop = host.page.locator(".hx-strip [data-cell][tabindex='0']")
    assert stop.count() == 1
    stop.focus()
    host.page.keyboard.press("Home")
    for _ in range(50):
        if host.page.evaluate(FOCUSED) == f"number {value}":
            return
        host.page.keyboard.press("ArrowRight")
    raise AssertionError(f"{value} is not on the strip")


def press_keys(host: Host, *keys: str) -> None:
    for key in keys:
        host.page.keyboard.press(key)
        host.settle()


def test_a_move_is_put_together_and_laid_from_the_strip_by_keyboard(shown: Open) -> None:
    host = shown(from_position("fugitive", LAYING))
    walk_to(host, 6)
    press_keys(host, "Enter")
    walk_to(host, 3)
    press_keys(host, " ")
    assert host.study._look.picked == ("6", "3")
    press_keys(host, " ")
    assert host.study._look.picked == ("6",), "Space takes back what was picked last"
    press_keys(host, "Enter")
    assert host.study._look.picked == ("6", "3")
    press_keys(host, "Enter")
    assert host.study._look.picked == ()
    notation = host.study.session.here.game.notation
    laid = notation.read_move("lay 6 with 3", host.study.state)
    assert host.study.session.node.move == laid


def test_enter_does_not_lay_what_is_not_whole(shown: Open) -> None:
    host = shown(from_position("fugitive", LAYING))
    walk_to(host, 10)
    press_keys(host, "Enter")
    assert host.study._look.picked == ("10",)
    press_keys(host, "Enter")
    assert host.study.session.here.step == 0
    assert host.study._look.picked == ("10",)
