"""What the others do after a click is shown move by move, and blocks nobody."""

from __future__ import annotations

import asyncio
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any

import pytest

from engine.core.turn import Turn
from explorer import Study, new_game, play
from explorer.widget.match import replying
from explorer.widget.match.replying import Replying
from tests.agreeing import agrees
from tests.explorer.clicking import Clicker

GAMES = {"colt_express": ("ghost", 4), "fugitive": ("marshal", 2), "super_express": ("doc", 3)}
THREADED = Replying._apart


def begun(game: str) -> Study:
    seat, players = GAMES[game]
    return play(game, seat=seat, players=players, level="easy", seed=3)


def pages(shown: Study) -> list[dict[str, Any]]:
    """The pages that are sent from now on."""
    sent: list[dict[str, Any]] = []
    shown.observe(lambda change: sent.append(change["new"]), "page")
    return sent


def test_threads_take_turns_more_often_only_while_somebody_thinks() -> None:
    usual = sys.getswitchinterval()
    with replying.quick_turns():
        assert sys.getswitchinterval() < usual
    assert sys.getswitchinterval() == usual


@pytest.mark.parametrize("game", GAMES)
def test_every_move_of_the_others_is_a_page_of_its_own(game: str) -> None:
    shown = begun(game)
    alone, click, sent = shown.session.apart(), Clicker(shown), pages(shown)
    others: list[dict[str, Any]] = []
    while not others:
        sent.clear()
        move = shown.legal_moves[0]
        alone.play(move)
        click.click("play", move)
        mine, *others = sent
    assert mine["reply"] is None
    for page in (mine, *others[:-1]):
        assert not page["choices"]["items"]
    assert others[-1]["choices"]["items"] or shown.session.here.actor == "nobody"
    assert all(page["reply"] for page in others)
    assert [page["reply"]["more"] for page in others] == [True] * (len(others) - 1) + [False]
    assert [page["step"] for page in others] == sorted({page["step"] for page in others})
    assert all(page["reply"]["text"] for page in others[:-1])
    assert shown.session.here.step == alone.here.step
    assert shown.state == alone.state
    assert agrees(shown)


def test_a_call_from_a_cell_shows_where_the_others_left_off() -> None:
    shown = begun("super_express")
    sent = pages(shown)
    shown.play(shown.legal_moves[0])
    assert [page["reply"] for page in sent] == [None, None]


def test_replies_show_what_the_viewer_sees() -> None:
    shown = begun("super_express")
    sent = pages(shown)
    Clicker(shown).click("play", shown.legal_moves[0])
    planned = [page["reply"] for page in sent if page["reply"]]
    assert {each["icon"] for each in planned if "plan" in each["text"]} == {""}


def test_without_threads_the_others_play_once_the_click_is_answered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(replying, "sys", SimpleNamespace(platform="emscripten"))
    monkeypatch.setattr(Replying, "_apart", THREADED)

    async def clicked() -> list[dict[str, Any]]:
        shown = begun("super_express")
        sent = pages(shown)
        Clicker(shown).click("play", shown.legal_moves[0])
        assert [page["reply"] for page in sent] == [None]
        behind_them = asyncio.get_running_loop().create_future()
        behind_them.get_loop().call_soon(behind_them.set_result, None)
        await behind_them
        return sent

    with ThreadPoolExecutor() as apart:  # a browser's test may have left a loop in this thread
        _, *others = apart.submit(asyncio.run, clicked()).result()
    assert others
    assert all(page["reply"] for page in others)


def slow_players(monkeypatch: pytest.MonkeyPatch) -> tuple[threading.Event, threading.Event]:
    """Players who think until they are told to go on, in a thread of their own."""
    thinking, go_on = threading.Event(), threading.Event()
    any_move = Turn.any_move

    def slowly(turn: Turn[Any]) -> Any:
        thinking.set()
        assert go_on.wait(120)
        return any_move(turn)

    monkeypatch.setattr(Turn, "any_move", slowly)
    monkeypatch.setattr(Replying, "_apart", THREADED)
    return thinking, go_on


def others_started(before: set[threading.Thread]) -> list[threading.Thread]:
    """The threads begun since, which are the others' who think; who tests has threads, too."""
    return [each for each in threading.enumerate() if each not in before]


def rested(shown: Study, step: int) -> bool:
    """Return whether a study comes to a step, which another thread brings about."""
    there = threading.Event()

    def look(_: object) -> None:
        if shown.session.here.step >= step:
            there.set()

    shown.observe(look, "page")
    return shown.session.here.step >= step or there.wait(120)


def three() -> Study:
    shown = new_game("super_express", players=("Doc", "Mei", "Tuco"), seed=1)
    shown.players = {"mei": "random", "tuco": "random"}
    return shown


def test_a_click_does_not_wait_for_who_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    shown, other = three(), new_game("super_express", players=3, seed=1)
    thinking, go_on = slow_players(monkeypatch)
    click, step = Clicker(shown), shown.session.here.step
    click.click("play", shown.legal_moves[0])
    assert thinking.wait(120)
    assert shown.session.here.step == step + 1
    Clicker(other).click("language", "pt")
    click.click("language", "ko")
    assert (other.language, shown.language) == ("pt", "ko")
    go_on.set()
    assert rested(shown, step + 3)
    assert shown.session.here.actor == "doc"


def test_who_went_elsewhere_meanwhile_is_left_there(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = three()
    thinking, go_on = slow_players(monkeypatch)
    click, step, before = Clicker(shown), shown.session.here.step, set(threading.enumerate())
    click.click("play", shown.legal_moves[0])
    assert thinking.wait(120)
    click.click("back")
    (thread,) = others_started(before)
    go_on.set()
    thread.join(120)
    assert shown.session.here.step == shown.page["step"] == step
    assert len(shown.timeline.line()) == step + 4
    assert shown.page["reply"] is None


def test_moves_for_a_deleted_position_or_another_game_are_dropped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shown = play("super_express", seat="belle", players=3, seed=1)
    shown.players = dict.fromkeys(("cheyenne", "django"), "random")
    thinking, go_on = slow_players(monkeypatch)
    click, before = Clicker(shown), set(threading.enumerate())
    click.click("play", shown.legal_moves[0])
    assert thinking.wait(120)
    left = shown.timeline
    size = len(left.nodes)
    shown.rematch()
    threads = others_started(before)
    go_on.set()
    for each in threads:
        each.join(120)
    assert len(left.nodes) == size
    assert shown.timeline is not left


def test_a_move_on_an_old_position_is_told_as_stale() -> None:
    shown = begun("super_express")
    at = list(shown.session.here.place)
    Clicker(shown).click("play", shown.legal_moves[0])
    step = shown.step
    shown.set_state(
        {"intents": [{"view": "late", "number": 1, "do": "play", "value": "x", "at": at}]}
    )
    assert shown.step == step
    assert "after the position had changed" in shown.page["choices"]["notice"]


def test_the_same_seed_brings_the_same_replies_singly_and_at_once() -> None:
    for game in GAMES:
        shown = begun(game)
        alone = shown.session.apart()
        click = Clicker(shown)
        for _ in range(3):
            move = shown.legal_moves[0]
            alone.play(move)
            click.click("play", move)
            assert shown.session.here.whole_state == alone.here.whole_state
