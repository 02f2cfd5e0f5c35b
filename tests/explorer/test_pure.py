"""Everything shown, stored and exported is made from a standpoint; the session stays as it was."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import FrozenInstanceError
from typing import Any

import pytest

from explorer import study
from explorer.draw import boards
from explorer.draw.drawing import Drawing
from explorer.export.animation import animated
from explorer.export.export import to_html
from explorer.export.frames import frames
from explorer.export.pictures import picture
from explorer.lessons.lesson import Lesson, open_session
from explorer.page.look import Look
from explorer.page.page import page
from explorer.page.track import track
from explorer.rulings.rulings import ruling
from explorer.session.session import Session
from explorer.session.standpoint import Standpoint
from explorer.widget.outputs import keepsake

MADE: dict[str, Callable[[Standpoint], object]] = {
    "a page": lambda here: page(here, Look(), (700, 368)),
    "a track": track,
    "frames": lambda here: frames(here, (700,)),
    "a page to take along": to_html,
    "a picture": picture,
    "a moving picture": animated,
    "what a notebook keeps": lambda here: keepsake(here, True),
}
DRAWN = tuple(name for name in MADE if name != "a track")


def standing(session: Session) -> tuple[object, ...]:
    """Everything about a session that could be changed and changed back."""
    shared = session.shared
    return (
        session.timeline.tree,
        session.timeline.at,
        session.shown_events,
        session.viewer,
        session.language,
        session.seen_by,
        session.luck,
        session.players,
        shared.entries,
        session.here,
    )


@pytest.fixture
def session() -> Session:
    """In the middle of a move, behind the curtain, with an answer given."""
    found = open_session("super_express/paradox")
    lesson = Lesson(found)
    while lesson.current is None:
        found.forward()
    lesson.answer(lesson.current.question.answer)
    found.forward_event()
    found.viewer, found.seen_by, found.language = "to-act", "", "ko"
    return found


class Broken(Exception):
    pass


@pytest.fixture
def broken_drawing(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> Drawing:
        raise Broken

    for table in ("BOARDS", "BARE"):
        monkeypatch.setattr(boards, table, dict.fromkeys(boards.BOARDS, fail))


@pytest.mark.parametrize("what", MADE)
def test_making_it_leaves_the_session_as_it_was(session: Session, what: str) -> None:
    before = standing(session)
    MADE[what](session.here)
    assert standing(session) == before


@pytest.mark.parametrize("what", DRAWN)
@pytest.mark.usefixtures("broken_drawing")
def test_a_drawing_that_fails_leaves_the_session_as_it_was(session: Session, what: str) -> None:
    before = standing(session)
    with pytest.raises(Broken):
        MADE[what](session.here)
    assert standing(session) == before


def test_an_edge_case_is_made_of_standpoints() -> None:
    found = ruling("super_express", "horse_stunned")
    outcomes = [outcome.here for case in found.cases for outcome in case.outcomes]
    before = [(here.at, here.viewer, here.state) for here in outcomes]
    for here in outcomes:
        page(here, Look(), (368,))
        frames(here, (368,))
    assert [(here.at, here.viewer, here.state) for here in outcomes] == before


def test_a_standpoint_can_not_be_changed(session: Session) -> None:
    here: Any = session.here
    with pytest.raises(FrozenInstanceError):
        here.viewer = "all-seeing"


def test_an_answered_prediction_draws_each_width_once(monkeypatch: pytest.MonkeyPatch) -> None:
    lesson = study("super_express/shot_off_the_rear")
    lesson.set_state(
        {
            "intents": [
                {"view": f"page {width}", "number": 1, "do": "width", "value": str(width)}
                for width in (700, 368)
            ]
        }
    )
    while not (asked := lesson.lesson.current) or asked.question.kind != "predict":
        lesson.forward()
    drawn: list[int] = []
    draw = boards.BARE["super_express"]

    def counted(view: Any, **look: Any) -> Drawing:
        drawn.append(look["width"])
        return draw(view, **look)

    monkeypatch.setattr(boards, "BARE", {**boards.BARE, "super_express": counted})
    lesson.answer("C1")
    assert sorted(drawn) == [368, 700]
