"""Cells and clicks at once: nothing is lost, and study, session and page agree."""

from __future__ import annotations

import inspect
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.core.turn import Turn
from explorer import editor, new_game, study
from explorer.widget.edge_case import EdgeCasePage
from explorer.widget.editor import BoardEditor
from explorer.widget.one_at_a_time import OneAtATime
from explorer.widget.study import Study
from tests.agreeing import agrees
from tests.asking import go_to_question
from tests.explorer.clicking import Clicker, planning

CLICKS = 40


@pytest.fixture(autouse=True)
def _restless() -> Iterator[None]:
    """Let threads take turns as often as they can."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    yield
    sys.setswitchinterval(before)


def at_once(clicks: Callable[[], None], *cells: Callable[[], object]) -> None:
    """Click while the cells run again and again."""
    done, failures = threading.Event(), []

    def run(act: Callable[[], object], once: bool) -> None:
        try:
            while not done.is_set():
                act()
                if once:
                    return
        except BaseException as failure:
            failures.append(failure)
        finally:
            if once:
                done.set()

    threads = [threading.Thread(target=run, args=(clicks, True))]
    threads += [threading.Thread(target=run, args=(cell, False)) for cell in cells]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []


def test_answers_given_while_a_cell_exports_are_kept(tmp_path: Path) -> None:
    lesson = study("super_express/shot_off_the_rear")
    asked = lesson.lesson.all[0]
    go_to_question(lesson, asked)
    given = [("C1", "C2")[each % 2] for each in range(CLICKS)]

    def clicks() -> None:
        for each in given:
            lesson.answer(each)

    at_once(
        clicks,
        lambda: lesson.to_html(tmp_path / "a.html"),
        lambda: lesson.to_animated_svg(tmp_path / "a.svg"),
        lesson._repr_mimebundle_,
    )
    assert list(lesson.lesson.entry(asked).given) == given
    assert agrees(lesson)


def test_travelling_by_clicks_is_not_disturbed_by_looking_on() -> None:
    lesson = study("super_express/shot_off_the_rear")
    reader, steps = Clicker(lesson), []

    def clicks() -> None:
        for each in range(CLICKS):
            reader.click("forward" if each % 2 == 0 else "back")
            steps.append((lesson.session.here.step, lesson.page["step"]))

    at_once(clicks, lesson.what_if, lesson.key, lesson.code, lambda: repr(lesson))
    assert steps == [(1, 1), (0, 0)] * (CLICKS // 2)
    assert agrees(lesson)


def test_moves_played_by_cells_and_clicks_at_once_are_all_there() -> None:
    game = new_game("fugitive", seed=3)
    reader = Clicker(game)
    comments: list[str] = []

    def clicks() -> None:
        for each in range(CLICKS):
            reader.click("width", ("368", "752")[each % 2])
            reader.click("tool", "notes")

    def cell() -> None:
        text = f"{len(comments)}"
        comments.append(text)
        game.comment(text)
        game.viewer = ("spectator", "all-seeing")[len(comments) % 2]
        game.language = ("ko", "en")[len(comments) % 2]

    at_once(clicks, cell)
    assert game.ack == {"page": 2 * CLICKS}
    assert game.session.node.comment == comments[-1]
    assert agrees(game)
    assert (game.panel or {"turn": game.page["turn"]})["turn"] == game.page["turn"]


def test_who_waits_for_a_turn_gets_the_next_one() -> None:
    game = new_game("super_express", players=3, seed=1)
    order: list[str] = []

    def click() -> None:
        with game._my_turn:
            order.append("page")

    waiting = threading.Thread(target=click)
    with game._my_turn:
        waiting.start()
        while not game._my_turn._line.locked():
            pass
    with game._my_turn:
        order.append("cell")
    waiting.join()
    assert order == ["page", "cell"]


# -- long work leaves others a turn


def elsewhere(act: Callable[[], object], begun: threading.Event) -> threading.Thread:
    thread = threading.Thread(target=act)
    thread.start()
    assert begun.wait(120)
    return thread


def open_what_if(shown: Study) -> None:
    with shown._my_turn:
        shown._open_tool("what_if")


LONG: dict[str, tuple[str, Callable[[Study, Path], object]]] = {
    "a page": ("explorer.widget.playing.export", lambda s, to: s.to_html(to / "a.html")),
    "frames": ("explorer.widget.unhurried.frames", lambda s, _: s._repr_mimebundle_()),
    "a panel": ("explorer.widget.unhurried.panel", lambda s, _: s.go(0)),
    "what if": ("explorer.widget.noting.what_if", lambda s, _: s.what_if()),
    "the tools": ("explorer.widget.unhurried.tools", lambda s, _: open_what_if(s)),
    "an answer key": ("explorer.widget.playing.answer_key", lambda s, _: s.key()),
    "a player": (
        "explorer.widget.unhurried.let_others_play",
        lambda s, _: s.set_trait("players", {"doc": "random"}),
    ),
}


@pytest.mark.parametrize("name", LONG)
def test_a_click_is_answered_during(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    where, act = LONG[name]
    shown = study("super_express/shot_off_the_rear") if name != "a player" else planning()
    begun, clicked = threading.Event(), threading.Event()

    def slow(*_: object, **__: object) -> dict[str, object]:
        begun.set()
        assert clicked.wait(120), "the click waits for the long work"
        return {}

    with monkeypatch.context() as patch:
        patch.setattr(where, slow)
        working = elsewhere(lambda: act(shown, tmp_path), begun)
        patch.undo()
        Clicker(shown).click("language", "pt")
        clicked.set()
        working.join()
    assert shown.ack == {"page": 1}
    assert shown.page["at"] == shown.session.node.number
    assert shown.session.language == "pt"


def test_others_have_answered_a_move_when_it_is_told() -> None:
    game = planning()
    mine, *others = game.session.here.seat_names
    heard: list[int] = []
    game.observe(lambda change: heard.append(change["new"]), "step")
    game.players = dict.fromkeys(others, "random")
    start = game.step
    told = game.play("plan Move, Turn, Floor")
    assert game.session.here.actor == mine
    assert game.step == start + 3
    assert told == game.session.told_since(game.timeline.path()[start + 1].number)
    assert heard == [start + 1, start + 3]
    assert agrees(game)


def test_the_moves_of_others_wait_as_a_line_where_the_reader_went_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = planning()
    start = game.step
    game.play("plan Move, Turn, Floor")
    seat = game.session.here.actor
    begun, clicked = threading.Event(), threading.Event()
    any_move = Turn.any_move

    def slowly(turn: Turn[Any]) -> Any:
        begun.set()
        assert clicked.wait(120)
        return any_move(turn)

    monkeypatch.setattr(Turn, "any_move", slowly)
    working = elsewhere(lambda: game.set_trait("players", {seat: "random"}), begun)
    Clicker(game).click("back")
    clicked.set()
    working.join()
    assert game.step == game.page["step"] == start
    assert len(game.timeline.line()) == start + 3
    assert agrees(game)


# -- nothing is left out


OWN = (Study, BoardEditor, EdgeCasePage)


@pytest.mark.parametrize("cls", OWN)
def test_every_public_method_takes_a_turn(cls: type) -> None:
    own = [each for each in cls.__mro__ if each.__module__.startswith("explorer")]
    free = {
        name
        for each in own
        for name, found in vars(each).items()
        if not name.startswith("_")
        and (inspect.isfunction(found) or isinstance(found, property))
        and not takes_a_turn(found)
        and each is not OneAtATime
    }
    assert free == set()


def takes_a_turn(found: Any) -> bool:
    method = found.fget if isinstance(found, property) else found
    return hasattr(method, "__wrapped__") or hasattr(method, "takes_long")


def test_an_editor_is_used_by_one_thread_at_a_time() -> None:
    board = editor("super_express")
    reader = Clicker(board)

    def clicks() -> None:
        for _ in range(CLICKS // 4):
            reader.click("choose", "C1")
            reader.click("back")

    def cell() -> None:
        board.undo()
        repr(board)

    at_once(clicks, cell)
    assert board.ack == {"page": CLICKS // 2}
    assert board.page["choices"]["by_hand"]
