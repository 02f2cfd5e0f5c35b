"""Senseless arguments to the explorer's functions are refused in a short sentence."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import traitlets

from engine.core.bounds import MOST_LISTED
from explorer import edge_case, editor, from_code, from_position, new_game, play, study
from explorer.__main__ import main
from explorer.session.session import new_session

LONGEST = 5_000

WRONG: dict[str, object] = {
    "nothing": None,
    "a fraction": 2.5,
    "yes": True,
    "a list of lists": [[], [1]],
    "a table": {"a": 1},
    "bytes": b"abc",
    "a huge number": 10**5000,
    "a large number": 10**9,
    "a negative number": -(10**9),
    "a long text": "x" * 10**6,
    "an escape": "\x1b[31m\x9b",
    "half a letter": "\ud800",
    "nul": "a\x00b",
    "a long list": ["x"] * 10**5,
    "an empty text": "",
    "digits of another kind": "²",
    "digits without end": "9" * 10**5,
}

GAME = "super_express"
LESSON = f"{GAME}/no_card_left"
"""It begins with a question: where Mei will be. She will be out."""

CALLS: dict[str, Callable[[Any], object]] = {
    "game": lambda value: new_game(value),
    "players": lambda value: new_game(GAME, players=_not_none(value)),
    "names": lambda value: new_game(GAME, players=("doc", value, "mei")),
    "seed": lambda value: new_game(GAME, seed=_no_seed(value)),
    "option": lambda value: new_game(GAME, horse=_no_option(value)),
    "option name": lambda value: new_game(GAME, **{str(value)[:999]: True}),
    "study": lambda value: study(value),
    "file": lambda value: study(f"{value}"[:9999] + ".toml"),
    "code": lambda value: from_code(value),
    "position": lambda value: from_position(GAME, value),
    "editor": lambda value: editor(GAME, _not_empty(value)),
    "game to play": lambda value: play(_not_none(_not_empty(value))),
    "seat": lambda value: play(GAME, seat=_not_none(value)),
    "table": lambda value: play(GAME, "doc", _not_none(value)),
    "level": lambda value: play(GAME, "doc", level=_not_none(value)),
    "edge case": lambda value: edge_case(GAME, value),
    "play": lambda value: _game().play(value),
    "why not": lambda value: _game().why_not(value),
    "attempt": lambda value: _game().attempt(value),
    "go": lambda value: _game().go(_no_step(value)),
    "rule": lambda value: _game().rule(value),
    "answer": lambda value: study(LESSON).answer(value),
    "answers": lambda value: study(LESSON).answer_all(_not_empty(value)),
    "answer to a step": lambda value: study(LESSON).answer_all({0: [_not_empty(value)]}),
    "mark": lambda value: _game().mark(value),
    "viewer": lambda value: setattr(_game(), "viewer", value),
    "language": lambda value: setattr(_game(), "language", value),
    "luck": lambda value: setattr(_game(), "luck", value),
    "step": lambda value: setattr(_game(), "step", _no_step(value)),
    "step by": lambda value: setattr(_game(), "step_by", value),
    "seats": lambda value: setattr(_game(), "players", _not_empty(value)),
    "player": lambda value: setattr(_game(), "players", {"doc": value}),
}


class Fine(ValueError):
    """A value that makes sense here."""


def _not_none(value: object) -> Any:
    if value is None:
        raise Fine
    return value


def _not_empty(value: object) -> Any:
    if not value:
        raise Fine
    return value


def _no_seed(value: object) -> Any:
    if value in (None, "", "²", 10**9, -(10**9)) and not isinstance(value, bool):
        raise Fine
    return value


def _no_option(value: object) -> Any:
    if value is True:
        raise Fine
    return value


def _no_step(value: object) -> Any:
    if value is True:
        raise Fine
    return value


def _game() -> Any:
    return new_game(GAME, seed=7)


@pytest.mark.parametrize("call", CALLS.values(), ids=list(CALLS))
def test_a_wrong_argument_is_refused_in_a_short_sentence(call: Callable[[Any], object]) -> None:
    for value in WRONG.values():
        with pytest.raises((ValueError, traitlets.TraitError)) as refused:
            call(value)
        said = str(refused.value)
        if isinstance(refused.value, traitlets.TraitError):
            continue  # a sentence of traitlets
        assert len(said) < LONGEST, said[:200]
        assert not isinstance(refused.value, UnicodeError)
        assert "\x1b" not in said


@pytest.mark.parametrize("text", ["\x1b[31m", "\ud800", "a" * 10**6, 5, None])
def test_a_note_that_can_not_be_kept_is_refused(text: Any) -> None:
    game = _game()
    for note in (game.comment, game.rename):
        with pytest.raises(ValueError, match=r" is a text| has at most | holds "):
            note(text)
    assert (game.session.node.comment, game.session.node.name) == ("", "")


def test_a_command_line_prints_no_escape(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (
        ["play", "\x1b[31m.toml"],
        ["play", "\x1b]0;x\x07"],
        ["check", "\x1b[31m.toml"],
        ["export", "\x1b[31m.toml", "--to", "a.html"],
        ["play", GAME, "\x1b=1"],
        ["play", GAME, "players=²"],
        ["play", GAME, f"players={'9' * 9999}"],
        ["play", GAME, "--players", "999999999"],
        ["play", GAME, "--viewer", "\x1b"],
    ):
        assert main(arguments) == 1
        told = capsys.readouterr()
        assert "\x1b" not in told.out + told.err
        assert len(told.err) < LONGEST


def test_players_by_name_are_still_welcome() -> None:
    assert new_session(GAME, ("doc", "mei", "tuco")).here.seat_names == ("doc", "mei", "tuco")


def test_a_study_with_very_many_answers_can_still_be_kept(tmp_path: Path) -> None:
    lesson = study(LESSON)
    for number in range(MOST_LISTED + 50):
        assert not lesson.answer("C1" if number % 2 else "C2")
    opened = study(lesson.save(tmp_path / "mine.toml"))
    asked = opened.lesson.at_hand
    assert len(opened.lesson.entry(asked).wrong) == MOST_LISTED
    assert opened.score.first_try == 0
