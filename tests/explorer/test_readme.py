"""The examples of the README do what they say: a move, a refusal, a branch, a page, a lab."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

README = Path(__file__).parents[2] / "README.md"


def test_the_examples_play_are_refused_branch_and_measure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    for cell in re.findall(r"```python\n(.*?)```", README.read_text("utf-8"), re.DOTALL):
        exec(cell, names)
    game = names["game"]
    assert "not possible" in capsys.readouterr().out
    assert not game.timeline.on_main_line(game.session.node.number)
    assert (tmp_path / "round.html").exists()
    assert len(names["lab"].result.games) == 200
