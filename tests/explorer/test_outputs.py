"""The outputs of a widget in a notebook: its pictures and its text, which follow it on a page."""

from __future__ import annotations

import html
import re
from base64 import b64decode
from typing import Any

import pytest

from engine.core.sight import SPECTATOR
from explorer import edge_case, editor, new_game, study
from explorer.files.library import games
from explorer.lessons.handing_in.codes import read_hand_in
from explorer.session.standpoint import TO_ACT
from explorer.widget import outputs
from explorer.widget.outputs import VIEW, Kept
from explorer.widget.study import Study

MOST_ROOM = 24_000
"""Characters; a chapter has ten boards, and it should stay a text that can be sent."""
PLAN = "plan Turn, Move, Floor"
PICTURE = re.compile(r'<img alt="([^"]+)" src="data:image/svg\+xml;base64,([^"]*)">')

each_game = pytest.mark.parametrize("name", games())


class Notebook:
    """Receives what is displayed, as a notebook does."""

    def __init__(self) -> None:
        self.outputs: list[dict[str, Any]] = []
        self._places: dict[str, int] = {}

    def receive(
        self,
        data: dict[str, Any],
        metadata: object = None,
        *,
        transient: dict[str, str] | None = None,
        update: bool = False,
    ) -> None:
        number = (transient or {}).get("display_id", "")
        if update:
            self.outputs[self._places[number]] = data
        else:
            self._places[number] = len(self.outputs)
            self.outputs.append(data)

    def text(self, place: int = 0) -> str:
        return str(self.outputs[place]["text/plain"])

    def page(self, place: int = 0) -> str:
        return str(self.outputs[place]["text/html"])

    def pictures(self, place: int = 0) -> list[str]:
        return [b64decode(packed).decode() for _, packed in PICTURE.findall(self.page(place))]


@pytest.fixture
def notebook(monkeypatch: pytest.MonkeyPatch) -> Notebook:
    book = Notebook()
    monkeypatch.setattr(outputs, "publish_display_data", book.receive)
    return book


def display(widget: Kept, live: bool = False) -> None:
    widget._ipython_display_()
    widget.live = widget.live or live


def a_game(name: str = "super_express") -> Study:
    return new_game(name, seed=7)


def test_picture_and_text_stand_before_the_widget(notebook: Notebook) -> None:
    game = a_game()
    display(game)
    kept, widget = notebook.outputs
    assert sorted(kept) == ["text/html", "text/plain"]
    assert list(widget) == [VIEW]
    assert notebook.text() == game.to_text()
    assert html.unescape(notebook.page()).count(game.to_text()) == 1
    (picture,) = notebook.pictures()
    assert picture.startswith("<svg ")
    assert "<script" not in notebook.page()


@each_game
def test_a_picture_takes_little_room(notebook: Notebook, name: str) -> None:
    game = a_game(name)
    display(game)
    for _ in range(9):
        game.play(game.legal_moves[0])
        display(game)
    rooms = [len(notebook.page(place)) for place in range(0, 20, 2)]
    assert max(rooms) < MOST_ROOM


@each_game
def test_without_a_page_the_same_cells_give_the_same_outputs(notebook: Notebook, name: str) -> None:
    for place in (0, 2):
        game = a_game(name)
        display(game)
        shown = game.to_text()
        game.play(game.legal_moves[0])
        game.viewer = SPECTATOR.value
        assert notebook.text(place) == shown != game.to_text()
    first, _, second, _ = notebook.outputs
    assert first == second


def test_what_was_answered_on_a_page_is_kept_as_a_code_to_grade(notebook: Notebook) -> None:
    lesson = study("super_express/paradox")
    display(lesson, live=True)
    assert "data-hand-in" not in notebook.page()
    lesson.go(1)
    lesson.answer("C0")
    found = re.search(r'data-hand-in="(HX1-[0-9A-Z-]+)"', notebook.page())
    assert found
    assert read_hand_in(found[1]).questions[0].answers


def test_without_a_page_no_code_is_kept(notebook: Notebook) -> None:
    """A code tells when it was made, and a notebook's outputs must be the same each time."""
    lesson = study("super_express/paradox")
    lesson.go(1)
    lesson.answer("C0")
    display(lesson)
    assert "data-hand-in" not in notebook.page()


def test_the_picture_follows_the_game_on_a_page(notebook: Notebook) -> None:
    game = a_game()
    display(game, live=True)
    display(game)
    before = notebook.pictures()
    assert len(before) == 1
    game.play(PLAN)
    assert notebook.pictures() != before
    for place in (0, 2):
        assert notebook.text(place) == game.to_text()
        assert notebook.pictures(place) == notebook.pictures()
    assert len(notebook.outputs) == 4


def test_a_click_is_kept_too(notebook: Notebook) -> None:
    game = a_game()
    display(game, live=True)
    at = [game.page["at"], game.page["shown"]]
    intent = {"view": "one", "number": 1, "do": "play", "value": PLAN, "at": at}
    game.intents = [intent]
    assert "lays a plan" in notebook.text()
    assert notebook.text() == game.to_text()


@each_game
def test_another_viewer_leaves_no_trace_of_what_the_first_one_saw(
    notebook: Notebook, name: str
) -> None:
    game = a_game(name)
    display(game, live=True)
    game.play(game.legal_moves[0])
    seen = notebook.outputs[0]
    game.viewer = SPECTATOR.value
    display(game)
    before, _, now, _ = notebook.outputs
    assert before == now != seen


@each_game
def test_who_is_to_act_keeps_no_secret_in_a_notebook(notebook: Notebook, name: str) -> None:
    for viewer in (TO_ACT, SPECTATOR.value):
        game = a_game(name)
        game.viewer = viewer
        game.lift_curtain()
        display(game, live=True)
    to_act, _, spectator, _ = notebook.outputs
    assert to_act == spectator


def test_no_text_becomes_a_part_of_the_page(notebook: Notebook) -> None:
    game = a_game()
    game.session.shared.name = "</pre><script>alert()</script>"
    display(game, live=True)
    assert "alert()" in notebook.text()
    assert "<script>alert" not in notebook.page()
    assert "</script" not in notebook.page()


def test_a_ruling_keeps_the_outcome_of_every_reading(notebook: Notebook) -> None:
    page = edge_case("super_express", "horse_stunned")
    display(page, live=True)
    assert notebook.text() == str(page.found)
    outcomes = [outcome for case in page.found.cases for outcome in case.outcomes]
    assert len(notebook.pictures()) == len(outcomes)
    page.language = "pt"
    assert notebook.text() == str(page.found)


def test_an_editor_keeps_the_position_that_is_set_up(notebook: Notebook) -> None:
    board = editor("super_express")
    display(board, live=True)
    first = notebook.outputs[0]
    board.edit(board.edit_labels[0])
    assert notebook.text() == board.to_text()
    assert notebook.outputs[0] != first
    assert len(notebook.pictures()) == 1
