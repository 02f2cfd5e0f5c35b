"""A move that can't be made is tried anyway: reasons, and what can be done instead."""

from __future__ import annotations

import pytest

from explorer.attempts import attempt
from explorer.session import Session

from .shots import SHOOT, texts


def test_a_legal_move_is_allowed_and_not_played(session: Session) -> None:
    found = attempt(session, SHOOT)
    assert (found.legal, str(found)) == (True, f"{SHOOT}: allowed")
    assert session.step == 0


@pytest.mark.parametrize(
    ("tried", "rules", "offered"),
    [
        (
            "plan Shoot, Shoot, Turn",
            ["sx.plan.three"],
            ["plan Move, Shoot, Turn", "plan Floor, Shoot, Turn", "plan Shoot, Move, Turn"],
        ),
        (
            "reveal",
            ["sx.round.phases"],
            ["plan Move, Turn, Floor", "plan Move, Turn, Shoot", "plan Move, Floor, Turn"],
        ),
    ],
    ids=["a card twice", "not now"],
)
def test_a_refused_move_comes_with_reasons_and_with_the_nearest_moves(
    session: Session, tried: str, rules: list[str], offered: list[str]
) -> None:
    found = attempt(session, tried)
    assert [rule for sentence in found.reasons for rule in sentence.rules] == rules
    assert [each.move for each in found.nearest] == offered
    assert not found.legal
    assert str(found).splitlines()[0] == f"{tried}: not possible"
    assert str(found).splitlines()[-1] == f"Possible: {'; '.join(offered)}"


def test_nothing_is_offered_that_would_tell_a_hand(session: Session) -> None:
    session.viewer = "mei"
    assert attempt(session, "reveal").nearest == ()


def test_reasons_and_labels_are_told_in_the_language_chosen(session: Session) -> None:
    english = attempt(session, "reveal")
    session.language = "ko"
    korean = attempt(session, "reveal")
    assert texts(korean.reasons) != texts(english.reasons)
    assert korean.nearest[0].label != english.nearest[0].label
    assert korean.nearest[0].move == english.nearest[0].move
