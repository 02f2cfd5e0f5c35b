"""A game's panel is stored with every step, for when no kernel answers."""

from __future__ import annotations

import pytest

from explorer import study
from explorer.export.export import to_html
from explorer.export.frames import frames
from explorer.session.session import position_session

from .test_export import at_random, stored


def test_the_notebook_is_stored_for_every_step_that_has_one() -> None:
    session = at_random("fugitive", steps=20)
    laid = {str(n) for n, node in session.timeline.nodes.items() if node.state.trail}
    held = stored(to_html(session.here))["frames"]
    assert set(held["panels"]) == laid
    for beside in held["panels"].values():
        assert beside["title"] == "Marshal's notebook"
        assert beside["controls"] == [], "nothing can be set without a kernel"
        assert beside["outlooks"][0]["key"] == "", "the odds of any hideout come first"
        assert len(beside["outlooks"][0]["chances"]) == 41
    for number in laid:
        assert held["pages"][number]["strip"]["bands"]


def test_a_game_without_a_panel_stores_none() -> None:
    assert frames(at_random("colt_express", steps=9).here, (700,)).panels == {}


def test_a_very_long_study_is_stored_without_its_panels(monkeypatch: pytest.MonkeyPatch) -> None:
    session = at_random("fugitive", steps=20)
    monkeypatch.setattr("explorer.export.frames.MOST_PANELS", 20)
    assert frames(session.here, (700,)).panels == {}


def test_a_study_is_stored_with_the_model_that_was_set() -> None:
    shown = study("fugitive/first_steps")
    shown.last()
    remarks = []
    for model in ("even", "bluff"):
        shown._set("model", model)
        shown._store()
        remarks.append(shown.frames["panels"][str(shown.session.node.number)]["notes"])
    assert remarks[0] != remarks[1]


NOTED = "round: 4; trail: 2, 4! (1), {}; fugitive: 3, 9, 16, 20, 42; marshal: 5, 17, 30; now: {}"


@pytest.mark.parametrize("viewer", ["marshal", "spectator", "to-act"])
def test_stored_notes_are_the_same_whatever_lies_face_down(viewer: str) -> None:
    one, other = (
        position_session("fugitive", NOTED.format(laid, "marshal attempts"))
        for laid in ("7 (6 8)", "6 (7 8)")
    )
    for session in (one, other):
        session.play("name 40")
        session.viewer = viewer
    assert frames(one.here, (700,)).panels
    assert frames(one.here, (700,)) == frames(other.here, (700,))
