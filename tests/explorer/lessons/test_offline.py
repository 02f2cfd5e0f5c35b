"""What a page is given to judge answers alone: which are right, and what is said to a wrong one."""

from __future__ import annotations

from pathlib import Path

import pytest

from explorer.lessons.lesson import Lesson, open_session
from explorer.lessons.offline import Stored, stored_answers
from explorer.lessons.open_questions import asked_at
from explorer.page.board import names_drawn
from explorer.session.session import Session

from ..shots import written
from .test_lessons import LESSON


def stored(session: Session) -> list[Stored]:
    """Return what is stored of every question of a lesson."""
    found: list[Stored] = []
    for node in dict.fromkeys(asked_at(each) for each in Lesson(session).all):
        here = session.here.stored().at_node(node)
        found += stored_answers(here, tuple(names_drawn(here)))
    return found


def test_what_is_said_to_a_right_answer_is_never_said_to_a_wrong_one(tmp_path: Path) -> None:
    """The right rule stands first among those of the lesson's questions."""
    judged = [each for each in stored(open_session(written(tmp_path, LESSON))) if each.accepted]
    assert [each.asked.kind for each in judged] == ["predict", "legal", "legal", "rule"]
    for each in judged:
        assert each.replies is not None
        assert each.replies.right.state in ("right", "open")
        assert each.replies.right.given in each.accepted
        assert each.replies.shown.state == "shown"
        assert each.replies.shown.given not in each.accepted


def test_a_second_try_is_stored_where_there_is_one(tmp_path: Path) -> None:
    """Where the rule is still asked for, a wrong verdict is not the end either."""
    judged = [each for each in stored(open_session(written(tmp_path, LESSON))) if each.replies]
    again = [
        each.replies.again.said if each.replies and each.replies.again else "" for each in judged
    ]
    assert again == ["Not there. Once more?", "Not so. It is: Not legal. By which rule?", "", ""]
    assert [each.replies and each.replies.asks_on for each in judged] == [False, True, False, False]
    assert [each.end for each in judged] == [4, 3, 3, 4]


@pytest.mark.parametrize(
    ("name", "language", "joints"),
    [
        ("fugitive/both_at_once", "en", (" and ", ",", ";")),
        ("fugitive/both_at_once", "pt", (" and ", " e ", ",", ";")),
        ("colt_express/expert_keep_cards", "en", ()),
    ],
    ids=["numbers", "numbers in Portuguese", "cards"],
)
def test_only_numbers_and_people_may_be_listed_in_any_order(
    name: str, language: str, joints: tuple[str, ...]
) -> None:
    session = open_session(name)
    session.language = language
    assert joints in [each.joints for each in stored(session) if each.asked.several]
