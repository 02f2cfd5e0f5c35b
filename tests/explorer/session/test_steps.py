"""Steps as users write them: by number on the main line, with a letter on a branch."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.tree import NoSuchStep
from explorer.files.library import scenario_files
from explorer.lessons.lesson import open_session
from explorer.session.session import Session, new_session
from explorer.session.steps import Step, node_of, steps

SHORT, OTHER, THIRD = "plan Turn, Move, Floor", "plan Floor, Turn, Move", "plan Move, Turn, Floor"


@pytest.fixture
def branched() -> Session:
    """Two plans; another first plan, a branch of its own; another second plan.

    0 ─ 1 ─ 2 ─ 3          node 0, 1, 2, 3
        │   └── a3         node 6
        └── b2 ─ b3        node 4, 5
            └─── c3        node 7
    """
    session = new_session("super_express", 4, seed=3)
    for move in (SHORT, SHORT):
        session.play(move)
    session.go_to(1)
    for move in (OTHER, SHORT):
        session.play(move)
    session.go_to(2)
    session.play(OTHER)
    session.go_to(4)
    session.play(THIRD)
    return session


CALLED: dict[int, Step] = {0: 0, 1: 1, 2: 2, 3: 3, 6: "a3", 4: "b2", 5: "b3", 7: "c3"}


def test_branches_have_letters_in_the_order_of_a_walk(branched: Session) -> None:
    assert dict(steps(branched.timeline.tree)) == CALLED
    assert list(steps(branched.timeline.tree)) == list(branched.timeline.walk())


@pytest.mark.parametrize("node", CALLED)
def test_a_step_is_the_node_that_is_called_so(branched: Session, node: int) -> None:
    assert node_of(branched.timeline.tree, CALLED[node]) == node
    branched.go(CALLED[node])
    assert branched.node.number == node
    assert str(branched.here.step) == str(CALLED[node]).lstrip("abc")


@pytest.mark.parametrize(("step", "node"), [("3", 3), (" B3 ", 5), ("c03", 7)])
def test_a_step_is_not_taken_by_the_letter(branched: Session, step: str, node: int) -> None:
    assert node_of(branched.timeline.tree, step) == node


@pytest.mark.parametrize(
    "step", [4, -1, "a2", "b1", "d1", "3b", "", "b", "²", "b²", True, None, 2.0, ["b3"], 10**30]
)
def test_a_step_that_there_is_not_is_told_which_there_are(branched: Session, step: Any) -> None:
    before = branched.here.place
    with pytest.raises(
        NoSuchStep, match=r"there is no step .*; the steps are 0 to 3, a3, b2 to b3"
    ):
        branched.go(step)
    assert branched.here.place == before


def test_more_branches_than_letters_are_told_apart() -> None:
    session = new_session("super_express", 4, seed=3)
    start = session.here.at
    moves = [*session.here.legal_moves, *session.here.legal_moves]
    for first in moves[:24]:
        session.go_to(start)
        session.play(first)
        after = session.here.at
        for second in moves[:2]:
            session.go_to(after)
            session.play(second)
    called = steps(session.timeline.tree)
    assert len(set(called.values())) == len(called) == 1 + 1 + 24 + 48
    assert "aa3" in called.values()
    assert {node_of(session.timeline.tree, step) for step in called.values()} == set(called)


@pytest.mark.parametrize("name", scenario_files())
def test_every_node_has_one_step_and_the_board_shows_its_number(name: str) -> None:
    session = open_session(name)
    called = steps(session.timeline.tree)
    assert set(called) == set(session.timeline.nodes)
    assert len(set(called.values())) == len(called)
    for node, step in called.items():
        depth = len(session.timeline.path(node)) - 1
        on_main = session.timeline.on_main_line(node)
        assert (step == depth) if on_main else str(step).endswith(str(depth))
        assert isinstance(step, int) == on_main
