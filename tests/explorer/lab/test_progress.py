"""Progress in a notebook: there while games are played, and gone without a trace."""

from __future__ import annotations

from typing import Any

import pytest

from explorer import Lab
from explorer.lab import progress


class Published(list[dict[str, Any]]):
    """What a cell was sent, in order."""

    def __call__(self, data: dict[str, Any], transient: dict[str, str], update: bool) -> None:
        self.append({**data, "of": transient["display_id"], "update": update})


@pytest.fixture
def published(monkeypatch: pytest.MonkeyPatch) -> Published:
    """A notebook that is told at every batch."""
    found = Published()
    monkeypatch.setattr(progress, "publish_display_data", found)
    monkeypatch.setattr(progress, "in_notebook", lambda: True)
    monkeypatch.setattr(progress, "EVERY", -1.0)
    return found


def test_a_run_leaves_one_empty_output(published: Published) -> None:
    Lab("super_express", 4, seed=1).run(40)
    first, *between, last = published
    assert between
    for each in (first, last):
        assert (each["text/plain"], each["text/html"]) == ("", "")
    assert [each["update"] for each in published] == [False, *[True] * (len(published) - 1)]
    assert len({each["of"] for each in published}) == 1
    assert "of 40 games" in between[-1]["text/plain"]
    assert "<progress" in between[-1]["text/html"]


def test_time_left_is_told(published: Published) -> None:
    Lab("super_express", 4, seed=1).run(seconds=0.05)
    assert any("games · 0 s left" in each["text/plain"] for each in published)


def test_what_is_watched_grows_with_the_run(published: Published) -> None:
    Lab("super_express", 4, seed=1).run(40, watch="wins_by_turn")
    assert all("<svg" in each["text/html"] for each in published[1:-1])


def test_an_interrupt_clears_the_line_and_keeps_the_games(
    published: Published, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_told: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(progress.Line, "__call__", interrupted)
    lab = Lab("super_express", 4, seed=1)
    assert 0 < len(lab.run(1000).games) < 1000
    assert published[-1]["text/html"] == ""


def test_every_question_tells_how_far_it_is(published: Published) -> None:
    lab = Lab("super_express", 4, seed=1)
    lab.ablate("moves", 10, only=["reflex", "horse"])
    assert "30 of 30 games" in published[-2]["text/plain"]
    lab.rules()
    assert "10 of 10 games" in published[-2]["text/plain"]


def test_outside_a_notebook_nothing_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    found = Published()
    monkeypatch.setattr(progress, "publish_display_data", found)
    Lab("super_express", 4, seed=1).run(10)
    assert found == []
