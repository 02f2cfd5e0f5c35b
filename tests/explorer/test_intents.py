"""Whatever a page sends is answered, and the study goes on listening."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from explorer import editor, from_position, new_game, study
from explorer.widget.intents import UNREAD, read_intent
from explorer.widget.obeying import OBEY
from explorer.widget.study import Study

from .shots import TREASURE, written

PAGE = "page"

BAD: dict[str, dict[str, Any]] = {
    "a value of the wrong type": {"do": "play", "value": 5},
    "nothing to do": {"value": "x"},
    "an unknown wish": {"do": "explode"},
    "an unknown field": {"do": "back", "colour": "red"},
    "a position that is none": {"do": "play", "at": "here"},
    "a long value": {"do": "play", "value": "a" * 10**6},
    "a nested value": {"do": "play", "value": [[[[]]]]},
    "an absurd width": {"do": "width", "value": "999999999"},
    "a width of many digits": {"do": "width", "value": "9" * 9999},
    "a negative width": {"do": "width", "value": "-752"},
    "a width in words": {"do": "width", "value": "wide"},
    "a step in words": {"do": "go", "value": "²"},
    "a seat without a player": {"do": "player", "value": "Doc"},
    "a seat with two players": {"do": "player", "value": "Doc=random=hand"},
    "a setting without a value": {"do": "set", "value": "bluff"},
    "a setting that is no number": {"do": "set", "value": "bluff=1/0"},
    "a setting beyond all bounds": {"do": "set", "value": "bluff=1e999999999"},
    "a long setting": {"do": "set", "value": f"bluff={'9' * 9999}"},
    "a mark that is none": {"do": "mark", "value": "{" * 9999},
    "a comment that a terminal obeys": {"do": "comment", "value": "\x1b[31m"},
    "a code that is none": {"do": "take", "value": "hx1." + "A" * 150_000},
    "a file that can't be named": {"do": "open", "value": "a\x00.toml"},
    "a viewer nobody knows": {"do": "viewer", "value": "x" * 99_999},
    "a tool nobody knows": {"do": "tool", "value": "x" * 99_999},
}


@pytest.fixture(params=["super_express", "fugitive"])
def game(request: pytest.FixtureRequest) -> Study:
    study = new_game(request.param, seed=7)
    study.play(study.legal_moves[0])
    return study


def sent(study: Study, number: int, intent: dict[str, Any]) -> None:
    study.intents = [{"view": PAGE, "number": number, **intent}]


@pytest.mark.parametrize("bad", BAD.values(), ids=list(BAD))
def test_a_bad_intent_is_answered_and_the_next_one_obeyed(game: Study, bad: dict[str, Any]) -> None:
    before = game.session.node.number, game.timeline.copy(), game.step
    sent(game, 1, {"at": game._position, **bad})
    assert game.ack[PAGE] == 1
    assert (game.session.node.number, game.timeline, game.step) == before
    assert len(str(game.page["choices"]["notice"])) < 5_000
    sent(game, 2, {"do": "back"})
    assert game.ack[PAGE] == 2
    assert game.step == before[2] - 1
    assert game.page["step"] == game.step


@pytest.mark.parametrize("bad", BAD.values(), ids=list(BAD))
def test_a_bad_intent_does_not_stop_those_behind_it(game: Study, bad: dict[str, Any]) -> None:
    step = game.step
    game.intents = [
        {"view": PAGE, "number": 1, **bad},
        {"view": PAGE, "number": 2, "do": "back"},
    ]
    assert (game.ack[PAGE], game.step) == (2, step - 1)


@pytest.mark.parametrize(
    "nobody",
    [
        *(None, 5, "back", [], {}, {"view": 5, "number": 1}, {"view": "x" * 10**6, "number": 1}),
        *({"view": "v", "number": "one"}, {"view": "v", "number": 10**30}, {"view": "v"}),
        *({"view": "\x1b", "number": 1, "do": "back"}, {"view": ["v"], "number": 1}),
    ],
)
def test_what_comes_from_nobody_is_passed_over(game: Study, nobody: object) -> None:
    step = game.step
    game.intents = [nobody, {"view": PAGE, "number": 1, "do": "back"}]
    assert (game.ack, game.step) == ({PAGE: 1}, step - 1)


def test_an_editor_answers_bad_intents_too() -> None:
    board = editor("super_express")
    for number, bad in enumerate(BAD.values(), 1):
        sent(board, number, bad)
        assert board.ack[PAGE] == number
    board.intents = [{"view": PAGE, "number": 99, "do": "width", "value": "520"}]
    assert [each["width"] for each in board.page["boards"]] == [520]


def test_what_could_not_be_read_is_said(game: Study) -> None:
    sent(game, 1, {"do": "play", "value": 5})
    assert "Expected `str`, got `int`" in game.page["choices"]["notice"]
    sent(game, 2, {"do": "explode"})
    assert "'explode'" in game.page["choices"]["notice"]


def test_no_page_can_ask_for_what_stands_for_the_unread() -> None:
    assert UNREAD not in OBEY
    found = read_intent({"view": "v", "number": 1, "do": ["play"]})
    assert found
    assert found.do == UNREAD


# -- made on a position that is no longer shown


def branch(folder: Path) -> Study:
    """A branch with a mark, seen at its end."""
    shown = study(written(folder))
    shown.go("a2")
    shown.mark("C2")
    return shown


def question(folder: Path) -> Study:
    shown = study(written(folder))
    shown.go(3)
    return shown


def planning(*picked: str) -> Callable[[Path], Study]:
    def picking(_folder: Path) -> Study:
        shown = new_game("super_express", players=3, seed=1)
        for number, card in enumerate(picked, 1):
            sent(shown, number, {"do": "pick", "value": card, "at": shown._position})
        return shown

    return picking


def treasure(_folder: Path) -> Study:
    return from_position("super_express", TREASURE)


LATE: dict[str, tuple[Callable[[Path], Study], str]] = {
    "play": (planning(), "plan Shoot, Move, Turn"),
    "pick": (planning(), "shoot"),
    "unpick": (planning("shoot"), ""),
    "lay": (planning("shoot", "move", "turn"), ""),
    "draw": (treasure, ""),
    "answer": (question, "out"),
    "point": (planning(), "C2"),
    "comment": (branch, "Better?"),
    "rename": (branch, "Mei first"),
    "mark": (branch, '["C1", ""]'),
    "unmark": (branch, ""),
    "promote": (branch, ""),
    "delete": (branch, ""),
}
"""What a page may ask of one position only: where that does something, and with which value."""
STALE = "That click came after the position had changed, so it was not played."


def kept(shown: Study) -> tuple[object, ...]:
    """All that an intent could change: the tree, the place, the answers and the look."""
    look = shown._look
    return shown.code(), shown._position, shown.answers, look.picked, look.refusal, look.answer


def clicked(shown: Study, do: str, value: str, at: tuple[int, int]) -> str:
    """Send an intent that was made on a position; return what is said to it."""
    sent(shown, shown.ack.get(PAGE, 0) + 1, {"do": do, "value": value, "at": at})
    return str(shown.page["choices"]["notice"])


@pytest.mark.parametrize("do", LATE)
def test_an_intent_made_on_another_position_is_stale_and_changes_nothing(
    do: str, tmp_path: Path
) -> None:
    prepared, value = LATE[do]
    shown = prepared(tmp_path)
    node, events = shown._position
    before = kept(shown)
    for elsewhere in ((node + 1, events), (node, events + 1)):
        assert clicked(shown, do, value, elsewhere) == STALE
        assert kept(shown) == before
    assert shown.ack[PAGE] == shown.intents[-1]["number"]


@pytest.mark.parametrize("do", LATE)
def test_the_same_intent_made_on_the_position_at_hand_is_obeyed(do: str, tmp_path: Path) -> None:
    prepared, value = LATE[do]
    shown = prepared(tmp_path)
    before = kept(shown)
    said = clicked(shown, do, value, shown._position)
    assert said == ("C2 inside: nothing can be done there now." if do == "point" else "")
    assert (kept(shown) == before) == (do == "point")


@pytest.mark.parametrize("do", ["choose", "edit", "start"])
def test_an_editor_answers_as_stale_what_was_made_on_another_position(do: str) -> None:
    board = editor("super_express", "train: 3; C1: Doc<; C2: Mei>; C3: Tuco<")
    value = {"choose": "doc", "edit": board.edit_labels[0], "start": ""}[do]
    before = board.to_text(), board.setting_up, board.editor.step
    sent(board, 1, {"do": do, "value": value, "at": (board.editor.step + 1, 0)})
    assert board.page["choices"]["notice"] == STALE
    assert (board.to_text(), board.setting_up, board.editor.step) == before
