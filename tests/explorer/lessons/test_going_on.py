"""The way through a lesson: two tries, what is shown, what comes back, and what is kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from explorer.cli.checking import check
from explorer.lessons.lesson import Lesson, open_session
from explorer.lessons.progress import Progress, Reached, progress
from explorer.lessons.scoring import Score
from explorer.session.session import Session
from explorer.session.verdict import NotTold, UnknownChoice

from ..shots import written
from .test_lessons import LESSON

RIGHT = {
    "Which plan lets Doc shoot first?": "plan Shoot, Floor, Turn",
    "Where will Mei be?": "out",
    "May Doc keep his card?": "sx.execute.forced",
    "Which rule put Mei out?": "sx.shoot.off_train",
}


@pytest.fixture
def lesson(tmp_path: Path) -> Session:
    return open_session(written(tmp_path, LESSON))


def asked(session: Session) -> str:
    current = Lesson(session).current
    return current.question.ask if current else ""


def dots(session: Session) -> list[str]:
    shown = progress(session.here, Reached())
    assert shown is not None
    return [each.state for each in shown.dots]


def answer_right(session: Session) -> None:
    Lesson(session).answer(RIGHT[asked(session)])


def test_there_are_two_tries(lesson: Session) -> None:
    lesson.go_to(3)
    for given, then in (("C1", "Where will Mei be?"), ("C2", "May Doc keep his card?")):
        Lesson(lesson).answer(given)
        assert asked(lesson) == then
    assert dots(lesson) == ["open", "shown", "open", "open"]
    assert Lesson(lesson).score == Score(0, 4, shown=1)
    assert "✗ Where will Mei be?" in Lesson(lesson).summary()


def test_the_second_try_counts_as_right_but_not_at_once(lesson: Session) -> None:
    lesson.go_to(3)
    Lesson(lesson).answer("C1")
    Lesson(lesson).answer("out")
    assert dots(lesson) == ["open", "later", "open", "open"]
    assert Lesson(lesson).score == Score(1, 4)


def test_legal_or_not_has_one_try_and_then_the_rule_is_asked(lesson: Session) -> None:
    lesson.go_to(3)
    Lesson(lesson).answer("out")
    Lesson(lesson).answer("legal")
    assert asked(lesson) == "May Doc keep his card?", "by which rule?"
    Lesson(lesson).answer("sx.execute.forced")
    assert dots(lesson) == ["open", "first", "later", "open"]


def test_of_two_rules_only_one_can_be_tried(lesson: Session) -> None:
    lesson.go_to(4)
    Lesson(lesson).answer("sx.shoot.miss")
    assert (asked(lesson), dots(lesson)[3]) == ("", "shown")


def test_an_answer_can_be_shown_without_a_try(lesson: Session) -> None:
    lesson.go_to(3)
    shown = Lesson(lesson).show_answer()
    assert (shown.given, shown.judged.truth, shown.judged.right) == ("", "out", False)
    assert (dots(lesson)[1], Lesson(lesson).score) == ("shown", Score(0, 4, shown=1))
    with pytest.raises(AssertionError, match="4 of 4 questions are not answered right yet"):
        Lesson(lesson).check()


def test_a_lesson_goes_from_question_to_question(lesson: Session) -> None:
    """The comment on the first move is a stop too."""
    met = []
    while Lesson(lesson).go_on():
        met.append((lesson.node.number, asked(lesson)))
        if asked(lesson):
            answer_right(lesson)
    assert met == [
        (0, "Which plan lets Doc shoot first?"),
        (1, ""),
        (3, "Where will Mei be?"),
        (3, "May Doc keep his card?"),
        (4, "Which rule put Mei out?"),
    ]
    assert Lesson(lesson).finished


def test_what_is_left_for_later_comes_after_the_rest(lesson: Session) -> None:
    assert Lesson(lesson).leave()
    assert lesson.node.number == 1
    while Lesson(lesson).go_on() and asked(lesson) != "Which plan lets Doc shoot first?":
        if asked(lesson):
            answer_right(lesson)
    assert (lesson.node.number, dots(lesson)) == (0, ["open", "first", "first", "first"])


def test_what_was_shown_comes_back_once_at_the_end(lesson: Session) -> None:
    Lesson(lesson).show_answer()
    met = []
    while Lesson(lesson).go_on():
        if asked(lesson):
            met.append(asked(lesson))
            answer_right(lesson)
    assert met[-1] == "Which plan lets Doc shoot first?"
    assert dots(lesson) == ["later", "first", "first", "first"]
    assert Lesson(lesson).score == Score(4, 4, first_try=3)
    Lesson(lesson).check(first_try=3)


def test_what_comes_back_has_two_tries_and_does_not_come_back_again(lesson: Session) -> None:
    Lesson(lesson).answer_all({3: ["out", "sx.execute.forced"], 4: "sx.shoot.off_train"})
    Lesson(lesson).show_answer()
    while not asked(lesson):
        assert Lesson(lesson).go_on()
    for _ in range(2):
        assert asked(lesson) == "Which plan lets Doc shoot first?"
        Lesson(lesson).answer("plan Turn, Move, Floor")
    assert (asked(lesson), dots(lesson)[0]) == ("", "shown")
    while Lesson(lesson).go_on():
        assert not asked(lesson)
    assert Lesson(lesson).finished


def test_a_shown_question_may_be_answered_where_it_is_asked(lesson: Session) -> None:
    Lesson(lesson).show_answer()
    assert Lesson(lesson).answer("plan Shoot, Floor, Turn").right
    assert dots(lesson)[0] == "later"


def test_nothing_can_be_left_where_nothing_is_asked(lesson: Session) -> None:
    lesson.go_to(2)
    with pytest.raises(UnknownChoice, match="nothing is asked"):
        Lesson(lesson).leave()


def test_the_answer_is_not_shown_to_whom_it_may_not_be_told() -> None:
    session = open_session("fugitive/a_step_too_far")
    secret = next(each for each in Lesson(session).all if each.question.kind == "find")
    session.go_to(secret.start)
    while Lesson(session).current != secret:
        Lesson(session).show_answer()
    session.viewer = "marshal"
    with pytest.raises(NotTold):
        Lesson(session).show_answer()
    assert not Lesson(session).entry(secret).shown


# -- kept in a file


@pytest.mark.parametrize(
    ("acts", "found"),
    [
        (("C1",), "open"),
        (("C1", "C2"), "shown"),
        (("show",), "shown"),
        (("C1", "show"), "shown"),
        (("C1", "C2", "out"), "later"),
        (("show", "out"), "later"),
        (("C1", "out"), "later"),
        (("out",), "first"),
    ],
)
def test_tries_and_what_was_shown_are_kept(
    lesson: Session, tmp_path: Path, acts: tuple[str, ...], found: str
) -> None:
    lesson.go_to(3)
    mei = next(each for each in Lesson(lesson).all if each.question.piece)
    for act in acts:
        if act == "show":
            Lesson(lesson).show_answer()
        else:
            Lesson(lesson)._take(mei, act)
    assert dots(lesson)[1] == found
    file = lesson.save(tmp_path / "kept.toml")
    assert check(file) == []
    again = open_session(file)
    assert dots(again) == dots(lesson)
    assert Lesson(again).score == Lesson(lesson).score
    assert ("shown = true" in file.read_text("utf-8")) is ("show" in acts or "C2" in acts)


def test_a_file_of_more_than_two_tries_is_still_read(lesson: Session, tmp_path: Path) -> None:
    """Before there were two tries, a file could hold any number of them."""
    file = lesson.save(tmp_path / "old.toml")
    text = file.read_text("utf-8")
    given = 'answer = "out"\ngiven = ["C1", "C2", "C0", "out"]'
    file.write_text(text.replace('answer = "out"', given), "utf-8")
    found = Lesson(open_session(file))
    assert (found.score.right, found.score.first_try) == (1, 0)


# -- progress


def reached(session: Session, ended: bool = False) -> Progress:
    found = progress(session.here, Reached(ended=ended))
    assert found is not None
    return found


def test_the_dots_are_said_in_words(lesson: Session) -> None:
    lesson.go_to(3)
    Lesson(lesson).answer("out")
    found = reached(lesson)
    assert found.text == (
        "Question 3 of 4. Right at the first try: 1. Right later: 0. Shown: 0. Still open: 3."
    )
    assert (found.said, [each.here for each in found.dots].index(True)) == ("1 of 4 answered", 2)
    assert (found.go_on, found.finished) == ("", None)
    lesson.go_to(2)
    assert reached(lesson).go_on == "go_on"


def test_the_end_names_the_rules_that_went_wrong_and_the_next_lesson() -> None:
    session = open_session("super_express/shot_off_the_rear")
    first = Lesson(session).all[0]
    session.go_to(first.start)
    Lesson(session).show_answer()
    found = reached(session, ended=True).finished
    assert found is not None
    assert found.title == open_session("super_express/waking_up").title
    assert [each.rule for each in found.practise] == [
        "sx.shoot.off_train",
        "sx.execute.eliminated",
    ]
    assert found.practise[0].scenario


def test_a_study_that_asks_nothing_has_no_progress() -> None:
    session = open_session("super_express/shot_off_the_rear")
    session.shared.performed = None
    assert progress(session.here, Reached()) is None
