"""The track below the board: which rounds are open or folded, and where branches are shown."""

from __future__ import annotations

from pathlib import Path

import pytest

from explorer import new_game, study
from explorer.export.frames import frames
from explorer.page.track import track
from explorer.session.session import Session, position_session
from explorer.session.steps import Step

from .lessons.test_lessons import LESSON
from .shots import TREASURE, written

BEFORE = 1
"""The node before anybody planned; step 2 is a plan, and a2 another plan instead."""


@pytest.mark.parametrize(("step", "name"), [(1, "Up first"), (2, "Up first"), ("a2", "")], ids=str)
def test_the_other_line_is_shown_from_where_it_leaves(step: Step, name: str) -> None:
    game = new_game("super_express", players=4, seed=3)
    game.play("plan Turn, Move, Floor")
    game.back()
    game.play("plan Floor, Turn, Move")
    game.rename("Up first")
    game.go(2)
    game.go(step)
    assert [(each["after"], each["name"], each["main"]) for each in game.track["sidings"]] == [
        (BEFORE, name, step == "a2")
    ]


def test_a_branch_has_its_name_from_where_it_leaves_to_its_end() -> None:
    game = new_game("super_express", players=4, seed=3)
    game.play("plan Turn, Move, Floor")
    game.back()
    game.play("plan Floor, Turn, Move")
    game.rename("Up first")
    game.play("plan Floor, Turn, Move")
    names: dict[Step, str] = {}
    for step in (1, 2, "a2", "a3"):
        game.go(step)
        names[step] = game.track["branch"]
    assert names == {1: "", 2: "", "a2": "Up first", "a3": "Up first"}


def test_steps_that_still_ask_are_marked_on_the_track(tmp_path: Path) -> None:
    lesson = study(written(tmp_path, LESSON))
    assert lesson.track["asks"] == (0, 3, 4)
    lesson.answer("plan Shoot, Move, Turn")
    assert lesson.track["asks"] == (3, 4)
    lesson.timeline.prune(4)
    lesson._show(lesson._look)
    assert lesson.track["asks"] == ()


def test_a_folded_round_tells_which_of_its_steps_ask() -> None:
    lesson = study("super_express/stun_lasts")
    lesson.last()
    first, second = lesson.track["stations"]
    folded = {node.number for node in lesson.timeline.line()[1:]}
    folded -= {stop["n"] for stop in second["stops"]}
    assert first["within"]
    assert set(first["within"]) == folded & set(lesson.track["asks"])
    assert second["within"] == ()


def test_stored_steps_are_marked_as_nothing_was_answered(tmp_path: Path) -> None:
    lesson = study(written(tmp_path, LESSON))
    lesson.answer("plan Shoot, Move, Turn")
    found = frames(lesson.session.here, (700,)).tracks
    assert {track.asks for track in found.values()} == {(0, 3, 4)}


def test_a_stop_says_whether_its_move_was_secret_open_or_luck(session: Session) -> None:
    session.go_to(4)
    stops = [stop.kind for each in track(session.here).stations for stop in each.stops]
    assert stops == ["secret", "secret", "secret", "open"]
    drawn = position_session("super_express", TREASURE)
    drawn.draw()
    assert track(drawn.here).stations[0].stops[0].kind == "luck"
