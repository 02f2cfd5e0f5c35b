"""`python -m explorer export`: a scenario, at a step, as somebody sees it."""

from __future__ import annotations

from pathlib import Path

import pytest

from explorer.__main__ import main
from explorer.export.export import export
from explorer.lessons.lesson import open_session


def test_the_command_writes_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "paradox.svg"
    wanted = ["export", "super_express/paradox", "--to", str(path), "--language", "pt"]
    assert main([*wanted, "--viewer", "spectator", "--step", "3", "--moving"]) == 0
    assert "KB" in capsys.readouterr().out
    assert "@keyframes" in path.read_text("utf-8")


def test_a_page_that_judges_is_said_to_hold_its_answers(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for ending in ("html", "svg"):
        assert main(["export", "super_express/paradox", "--to", str(tmp_path / f"a.{ending}")]) == 0
        assert ("can read them" in capsys.readouterr().out) == (ending == "html")


def test_the_command_writes_a_step_of_a_branch(tmp_path: Path) -> None:
    path = tmp_path / "branch.svg"
    assert main(["export", "super_express/paradox", "--to", str(path), "--step", "a8"]) == 0
    session = open_session("super_express/paradox")
    session.go("a8")
    expected = export(session.here, tmp_path / "expected.svg")
    assert path.read_text("utf-8") == expected.read_text("utf-8")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--step", "99"], "there is no step '99'; the steps are 0 to 11, a1 to a8, b1 to b12"),
        (["--step", "c1"], "there is no step 'c1'; the steps are 0 to"),
        (["--viewer", "zorro"], "can't look on"),
        (["--moving"], "ends in .svg"),
    ],
)
def test_a_command_that_cannot_be_carried_out_says_why(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    path = tmp_path / "a.html"
    assert main(["export", "super_express/paradox", "--to", str(path), *arguments]) == 1
    assert said in capsys.readouterr().err
    assert not path.exists()
