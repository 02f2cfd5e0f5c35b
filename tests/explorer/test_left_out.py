"""Everything that leaves out a part of a long study says so: a page, a notebook, a command."""

from __future__ import annotations

from pathlib import Path

import pytest

from explorer.__main__ import main
from explorer.export.export import to_html
from explorer.export.frames import MOST_FRAMES, frames, left_out
from explorer.session.session import Session, new_session
from explorer.session.why_not import read_move
from explorer.widget.study import Study

from .test_export import at_random, stored

LEFT_OUT = {
    "en": "Stored here are {kept} of {count} positions; the others are left out.",
    "ko": "전체 상황 {count}개 가운데 {kept}개만 여기에 담겨 있습니다. 나머지는 빠졌습니다.",
    "pt": "Aqui estão guardadas {kept} de {count} posições; as outras ficaram de fora.",
}
languages = pytest.mark.parametrize("language", LEFT_OUT)


def many(count: int) -> Session:
    """A study of so many positions: all plans of the first bandit, and of the second after each."""
    session = new_session("super_express", 3, seed=7)
    start = session.node.number
    for first in session.here.legal_moves:
        session.go_to(start)
        session.play(first)
        after = session.node.number
        for second in session.here.legal_moves:
            if len(session.timeline.nodes) == count:
                return session
            session.go_to(after)
            session.play(second)
    raise AssertionError(f"there are only {len(session.timeline.nodes)} positions")


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> int:
    """Let so few positions be stored that a test makes more."""
    monkeypatch.setattr("explorer.export.frames.MOST_FRAMES", 12)
    return 12


@languages
def test_a_page_that_leaves_positions_out_says_so(few: int, language: str) -> None:
    session = many(20)
    session.language = language
    held = stored(to_html(session.here))["frames"]
    assert len(held["pages"]) == few
    assert held["left_out"] == LEFT_OUT[language].format(kept=few, count=20)


@languages
def test_writing_such_a_page_warns(few: int, language: str, tmp_path: Path) -> None:
    board = Study(many(20))
    board.language = language
    with pytest.warns(UserWarning, match=r"study\.html") as warned:
        board.to_html(tmp_path / "study.html")
    assert LEFT_OUT[language].format(kept=few, count=20) in str(warned[0].message)
    assert warned[0].filename == __file__


@languages
def test_a_stored_notebook_that_leaves_positions_out_says_so(few: int, language: str) -> None:
    board = Study(many(20))
    board.language = language
    board._repr_mimebundle_()
    assert board.frames["left_out"] == LEFT_OUT[language].format(kept=few, count=20)


@languages
def test_the_command_says_what_it_leaves_out(
    few: int, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = many(20).save(tmp_path / "study.toml")
    for ending, said in (("html", 2), ("svg", 1)):
        target = str(tmp_path / f"study.{ending}")
        assert main(["export", str(file), "--to", target, "--language", language]) == 0
        lines = capsys.readouterr().out.splitlines()
        assert len(lines) == said
        assert lines[1:] == [LEFT_OUT[language].format(kept=few, count=20)][: said - 1]


def test_what_is_whole_says_nothing(
    few: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    board = Study(many(few))
    board.to_html(tmp_path / "study.html")
    assert stored((tmp_path / "study.html").read_text("utf-8"))["frames"]["left_out"] == ""
    main(["export", str(board.save(tmp_path / "a.toml")), "--to", str(tmp_path / "a.html")])
    assert len(capsys.readouterr().out.splitlines()) == 1


@pytest.mark.usefixtures("few")
def test_a_line_that_is_only_looked_at_is_not_counted() -> None:
    session = many(20)
    before = left_out(session.here)
    session.first()
    session.forward()
    session.look_aside((read_move(session.here, session.here.legal_moves[-1]),))
    assert left_out(session.here) == frames(session.here, (700,)).left_out == before


def test_the_position_that_is_looked_at_is_not_left_out(few: int) -> None:
    session = many(20)
    for number in session.timeline.walk()[-3:]:
        session.go_to(number)
        held = frames(session.here, (700,))
        assert (held.at, len(held.pages)) == (number, few)
        assert all(str(node.number) in held.pages for node in session.timeline.line())
        assert all(str(parent) in held.pages for parent in held.tree.parents.values())


def test_of_five_hundred_positions_so_many_are_stored() -> None:
    session = many(500)
    assert left_out(session.here) == LEFT_OUT["en"].format(kept=MOST_FRAMES, count=500)


@pytest.mark.parametrize("name", ["fugitive", "colt_express"])
def test_a_panel_that_is_left_out_is_told(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    session = at_random(name, steps=20)
    assert left_out(session.here) == ""
    monkeypatch.setattr("explorer.export.frames.MOST_PANELS", 20)
    told = "What the game shows beside its board is left out"
    assert left_out(session.here).startswith(told) is (name == "fugitive")
