"""A session moves through time; a refusal leaves it as it was."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core.archive import timeline_to_text
from engine.core.moves import IllegalMove
from engine.core.notation import NotationError
from engine.core.rulebook import UnknownLanguage
from engine.core.tree import NoSuchStep
from explorer.lessons.lesson import Lesson
from explorer.session.session import (
    Session,
    new_session,
)
from explorer.session.verdict import UnknownChoice, UnknownViewer
from explorer.session.why_not import refusal_of
from tests.core.toy_moves import Show

from .shots import texts

# -- moving through time


@pytest.mark.parametrize(
    ("at", "go", "there", "step"),
    [
        (3, "back", 2, 2),
        (0, "back", 0, 0),
        (0, "forward", 1, 1),
        (4, "forward", 4, 4),
        (4, "first", 0, 0),
        (0, "last", 4, 4),
        (5, "back", 1, 1),
        (5, "last", 5, 2),
        (5, "to_main_line", 1, 1),
        (3, "to_main_line", 3, 3),
    ],
)
def test_going(session: Session, at: int, go: str, there: int, step: int) -> None:
    session.go_to(at)
    getattr(session, go)()
    assert (session.node.number, session.here.step) == (there, step)


@pytest.mark.parametrize("go", ["back", "forward", "first", "last", "to_main_line"])
def test_going_shows_a_move_whole(session: Session, go: str) -> None:
    session.go_to(3)
    session.forward_event()
    shown = [session.here.between_events]
    getattr(session, go)()
    assert [*shown, session.here.between_events] == [True, False]
    assert session.here.shown == len(session.node.events)


def test_a_step_that_is_not_there_is_refused(session: Session) -> None:
    with pytest.raises(NoSuchStep, match="there is no step 99; the steps are 0 to 5"):
        session.go_to(99)


def stops(session: Session, step: Callable[[], None]) -> list[tuple[int, int]]:
    """Return where one comes by so many steps of one event, until nothing changes any more."""
    visited = [(session.node.number, session.here.shown)]
    while True:
        step()
        here = (session.node.number, session.here.shown)
        if here == visited[-1]:
            return visited
        visited.append(here)


def test_stepping_by_events_stops_after_each_told_event_and_nowhere_else(session: Session) -> None:
    plans_, reveal = [(1, 2), (2, 2), (3, 1), (3, 2)], [(4, 1), (4, 2), (4, 4)]
    assert stops(session, session.forward_event) == [(0, 0), *plans_, *reveal]
    assert [event.told for event in session.node.events] == [True, True, True, False]


def test_each_step_forward_tells_one_event_more() -> None:
    session = new_session("super_express", 3, seed=2)
    while session.here.actor != "nobody":
        session.play(session.here.legal_moves[0])
    session.first()
    told: list[int] = []
    while session.node.children or session.here.between_events:
        session.forward_event()
        told.append(len(session.here.story))
    fresh = [count for count, before in zip(told, [0, *told], strict=False) if count != before + 1]
    assert set(fresh) == {1}
    assert session.here.actor == "nobody"


def test_stepping_back_stops_at_the_same_places(session: Session) -> None:
    forward = stops(session, session.forward_event)
    assert stops(session, session.back_event) == forward[::-1]


def test_between_events_the_state_and_the_story_are_partial(session: Session) -> None:
    session.go_to(3)
    session.forward_event()
    assert texts(session.here.story) == ["Doc turns up Shoot. [sx.execute.turns]"]
    assert len(session.here.events) == session.here.shown == 1
    assert session.here.game.board.place_of(session.here.state, "mei") == "C3"
    assert (
        session.here.moves,
        session.here.legal_moves,
        Lesson(session).here,
    ) == ((), (), ())
    session.last()
    assert session.here.game.board.place_of(session.here.state, "mei") == "out"


# -- what is refused changes nothing


def everything(session: Session) -> object:
    return (
        timeline_to_text(session.timeline),
        sorted(session.timeline.nodes),
        session.node,
        session.shown_events,
        session.viewer,
        session.language,
        session.luck,
        session.players,
    )


REFUSED: dict[str, tuple[Callable[[Session], object], type[Exception]]] = {
    "an illegal move": (lambda s: s.play("plan Shoot, Shoot, Turn"), IllegalMove),
    "luck out of turn": (lambda s: s.play("treasure 301"), IllegalMove),
    "an unreadable move": (lambda s: s.play("pln Shoot"), NotationError),
    "a move of another game": (lambda s: s.play(Show()), ValueError),
    "a draw out of turn": (lambda s: s.draw(), ValueError),
    "a step that is not there": (lambda s: s.go_to(99), NoSuchStep),
    "a stranger": (lambda s: setattr(s, "viewer", "zorro"), UnknownViewer),
    "an unknown language": (lambda s: setattr(s, "language", "fr"), UnknownLanguage),
    "bad luck": (lambda s: setattr(s, "luck", "bad"), UnknownChoice),
    "an unknown player": (lambda s: setattr(s, "players", {"doc": "clever"}), UnknownChoice),
}


@pytest.mark.parametrize("between_events", [False, True], ids=["at a step", "between events"])
@pytest.mark.parametrize("what", REFUSED)
def test_what_is_refused_leaves_everything_as_it_was(
    session: Session, what: str, between_events: bool
) -> None:
    refused, error = REFUSED[what]
    session.viewer, session.luck = "tuco", "chosen"
    session.go_to(3)
    if between_events:
        session.forward_event()
    before = everything(session)
    with pytest.raises(error):
        refused(session)
    assert everything(session) == before


def test_asking_changes_nothing(session: Session) -> None:
    session.go_to(3)
    session.forward_event()
    before = everything(session)
    session.why_not("plan Shoot, Shoot, Turn")
    refusal_of(session.here, "reveal")
    session.here.compose(("shoot",))
    repr(session)
    assert everything(session) == before


def test_a_move_shown_in_part_that_is_deleted_elsewhere_leaves_the_move_before_it_whole(
    session: Session,
) -> None:
    session.go_to(4)
    other = session.beside()
    other.back_event()
    assert other.here.between_events
    session.timeline.prune(4)
    assert (other.here.at, other.here.shown_events) == (3, None)
    assert other.here.shown == len(other.node.events)


def test_forward_follows_the_branch_that_was_gone_back_on() -> None:
    session = new_session("super_express", 3, 1)
    for _ in range(4):
        session.play(session.legal_moves[0])
    main = session.node.number
    session.back()
    session.back()
    for place in (1, 0):
        session.play(session.legal_moves[place])
    end = session.node.number
    for goal in (end, end):
        session.back()
        session.back()
        session.forward()
        session.forward()
        assert session.node.number == goal
    session.go_to(main)
    session.back()
    session.back()
    session.forward()
    session.forward()
    assert session.node.number == main
