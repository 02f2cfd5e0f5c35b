"""A lesson: questions answered wrong and right, hints, the score, and the place that is kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.scenario import ScenarioError
from explorer.cli.checking import check
from explorer.files.library import scenario_files
from explorer.lessons.lesson import Lesson, open_session
from explorer.lessons.scoring import Score
from explorer.session.session import Session, position_session
from explorer.session.verdict import UnknownChoice

from ..shots import POSITION, SCENARIO, spoiled, written

QUESTIONS = """\
[[line.question]]
kind = "legal"
ask = "May Doc keep his card?"
move = "skip"
answer = "illegal"
among = ["sx.execute.forced", "sx.shoot.miss"]

[[line.question]]
kind = "rule"
ask = "Which rule put Mei out?"
event = "Eliminated"
answer = "sx.shoot.off_train"
among = ["sx.shoot.off_train", "sx.shoot.miss"]
"""
FIND = """\
[[line.question]]
kind = "find"
ask = "Which plan lets Doc shoot first?"
answer = "plan Shoot, Move, Turn"
then = [{ move = "plan Move, Turn, Floor", times = 2 }, { move = "reveal" }]
goal = [{ happens = { event = "Shot", seat = "Doc" } }]
"""
LESSON = spoiled("[[branch]]\nfrom = 1", f"{QUESTIONS}\n[[branch]]\nfrom = 1").replace(
    'comment = "Doc shoots first."\n', f'comment = "Doc shoots first."\n\n{FIND}'
)


@pytest.fixture
def lesson(tmp_path: Path) -> Session:
    return open_session(written(tmp_path, LESSON))


def asked(session: Session) -> list[str]:
    return [each.question.ask for each in Lesson(session).here]


def test_questions_are_asked_before_their_move_and_rules_after_it(lesson: Session) -> None:
    found = {}
    for number in sorted(lesson.timeline.nodes):
        lesson.go_to(number)
        found[number] = asked(lesson)
    assert found == {
        0: ["Which plan lets Doc shoot first?"],
        3: ["Where will Mei be?", "May Doc keep his card?"],
        4: ["Which rule put Mei out?"],
        **{number: [] for number in (1, 2, 5)},
    }


def test_a_wrong_answer_keeps_the_place_and_the_question(lesson: Session) -> None:
    lesson.go_to(3)
    judged = Lesson(lesson).answer("C3")
    assert (judged.right, judged.truth) == (False, "out")
    assert judged.rules == ("sx.shoot.off_train", "sx.execute.eliminated")
    assert (lesson.node.number, asked(lesson)[0]) == (3, "Where will Mei be?")
    current = Lesson(lesson).current
    assert current is not None
    assert current.question.ask == "Where will Mei be?"


def test_what_happens_instead_is_looked_at_and_left_again(lesson: Session) -> None:
    before = lesson.timeline
    open_question = Lesson(lesson).current
    assert open_question is not None
    judged = Lesson(lesson).answer("plan Turn, Move, Floor")
    Lesson(lesson).show_instead(judged, open_question)
    assert [sentence.rules for sentence in lesson.here.story] == [("sx.plan.three",)]
    assert (lesson.here.moves, Lesson(lesson).here) == ((), ())
    with pytest.raises(UnknownChoice, match="come back to play"):
        lesson.play("plan Move, Turn, Shoot")
    lesson.last()
    assert lesson.here.step == 4
    lesson.come_back()
    assert lesson.timeline is before
    assert (lesson.node.number, len(before.nodes), asked(lesson)) == (0, 6, [FIND_ASK])


FIND_ASK = "Which plan lets Doc shoot first?"


def test_the_questions_of_a_step_follow_one_another(lesson: Session) -> None:
    lesson.go_to(3)
    assert Lesson(lesson).answer("out").done
    assert not Lesson(lesson).answer("illegal").done
    assert not Lesson(lesson).answer("sx.shoot.miss").right
    assert Lesson(lesson).answer("sx.execute.forced").done
    assert Lesson(lesson).current is None
    with pytest.raises(UnknownChoice, match="nothing is asked at this step"):
        Lesson(lesson).answer("out")


def answer_all(lesson: Session) -> None:
    for number, answers in {
        0: ["plan Shoot, Floor, Turn"],
        3: ["C1", "out", "illegal", "sx.execute.forced"],
        4: ["sx.shoot.off_train"],
    }.items():
        lesson.go_to(number)
        for given in answers:
            Lesson(lesson).answer(given)


def test_the_score_counts_right_answers_first_tries_and_hints(lesson: Session) -> None:
    assert Lesson(lesson).score == Score(0, 4)
    lesson.go_to(3)
    assert Lesson(lesson).hint() == "She stands in the last wagon."
    answer_all(lesson)
    assert Lesson(lesson).score == Score(4, 4, first_try=3, hints=1)
    assert str(Lesson(lesson).score) == "4 of 4 right, 3 at the first try, 1 with a hint"
    assert Lesson(lesson).finished


# -- kept in a file


def kept(lesson: Session, folder: Path) -> Session:
    file = lesson.save(folder / "kept.toml")
    assert check(file) == []
    return open_session(file)


def test_the_answers_given_are_kept_in_the_file(lesson: Session, tmp_path: Path) -> None:
    lesson.go_to(3)
    Lesson(lesson).hint()
    Lesson(lesson).answer("C1")
    Lesson(lesson).answer("out")
    Lesson(lesson).answer("illegal")
    found = kept(lesson, tmp_path)
    assert Lesson(found).score == Lesson(lesson).score == Score(1, 4, first_try=0, hints=1)
    assert Lesson(found).summary() == Lesson(lesson).summary()
    found.go_to(3)
    assert asked(found)[0] == "Where will Mei be?"
    current = Lesson(found).current
    assert current is not None
    assert current.question.ask == "May Doc keep his card?"
    assert Lesson(found).answer("sx.execute.forced").done
    assert Lesson(kept(found, tmp_path)).score.right == 2


def test_a_lesson_handed_in_as_a_file_is_checked(lesson: Session, tmp_path: Path) -> None:
    answer_all(lesson)
    found = kept(lesson, tmp_path)
    Lesson(found).check(first_try=3)
    with pytest.raises(AssertionError, match="4 are asked for"):
        Lesson(found).check(first_try=4)


def test_a_lesson_begun_anew_keeps_no_answers(lesson: Session, tmp_path: Path) -> None:
    answer_all(lesson)
    found = kept(lesson, tmp_path)
    Lesson(found).again()
    assert Lesson(kept(found, tmp_path)).score == Score(0, 4)


def test_what_is_kept_as_given_is_judged_by_the_rules(lesson: Session, tmp_path: Path) -> None:
    answer_all(lesson)
    file = lesson.save(tmp_path / "kept.toml")
    text = file.read_text("utf-8")
    file.write_text(text.replace('    "plan Shoot, Floor, Turn",', '    "plan Turn, Floor, Move",'))
    assert Lesson(open_session(file)).score == Score(3, 4, first_try=2)
    assert check(file) == []
    file.write_text(text.replace('    "plan Shoot, Floor, Turn",', '    "plan Fly",'))
    (said,) = check(file)
    assert "line 1: the question 'Which plan lets Doc shoot first?'" in said
    assert "expected a card" in said
    with pytest.raises(ScenarioError, match=r"line 1: the question 'Which plan lets Doc"):
        open_session(file)


def test_a_torn_step_keeps_its_answers(tmp_path: Path) -> None:
    text = LESSON.replace('move = "reveal"\nexpect', 'move = "reveal"\ntimes = 2\nexpect')
    session = open_session(written(tmp_path, text))
    session.go_to(3)
    for given in ("C1", "out", "illegal", "sx.execute.forced"):
        Lesson(session).answer(given)
    session.go_to(5)
    Lesson(session).answer("sx.shoot.off_train")
    session.timeline.comment(4, "Doc has shot.")
    found = kept(session, tmp_path)
    assert Lesson(found).score == Lesson(session).score
    assert Lesson(found).summary() == Lesson(session).summary()


@pytest.mark.parametrize("name", scenario_files())
def test_what_comes_along_is_not_answered_yet(name: str) -> None:
    lesson = Lesson(open_session(name))
    assert not any(each.question.given or each.question.hinted for each in lesson.all)
    assert lesson.score == Score(0, len(lesson.all))


# -- how it went


def test_the_summary_has_a_line_for_each_question(lesson: Session) -> None:
    answer_all(lesson)
    Lesson(lesson).again()
    lesson.go_to(3)
    Lesson(lesson).answer("C1")
    assert Lesson(lesson).summary().splitlines() == [
        "· Which plan lets Doc shoot first?",
        "✗ Where will Mei be?",
        "· May Doc keep his card?",
        "· Which rule put Mei out?",
        "0 of 4 right, 0 at the first try",
    ]


def test_a_lesson_handed_in_is_checked(lesson: Session) -> None:
    lesson.go_to(3)
    Lesson(lesson).answer("C1")
    with pytest.raises(AssertionError) as refused:
        Lesson(lesson).check()
    assert "4 of 4 questions are not answered right yet" in str(refused.value)
    assert "'Where will Mei be?' (tried: C1)" in str(refused.value)
    assert "'May Doc keep his card?' (no answer)" in str(refused.value)
    Lesson(lesson).again()
    answer_all(lesson)
    Lesson(lesson).check(first_try=3)
    with pytest.raises(AssertionError, match="3 of 4 questions were answered right at the first"):
        Lesson(lesson).check(first_try=4)


def test_a_study_that_asks_nothing_does_not_pass_for_a_lesson() -> None:
    with pytest.raises(AssertionError, match="asks no question"):
        Lesson(position_session("super_express", POSITION)).check()


def test_a_question_stays_about_the_move_that_it_was_asked_of(tmp_path: Path) -> None:
    """A branch that a reader makes the main line does not change what the scenario asks."""
    text = SCENARIO.replace(
        'move = "plan Move, Turn, Shoot"\n',
        'move = "plan Move, Turn, Shoot"\n'
        'question = [{ ask = "Which?", event = "Planned", value = "cards", '
        'answer = "Move, Turn and Shoot" }]\n',
    )
    session = open_session(written(tmp_path, text))
    session.timeline.promote(5)
    session.go_to(1)
    assert Lesson(session).answer("Move, Turn and Shoot").right


def test_a_question_about_a_pruned_line_is_not_asked(lesson: Session) -> None:
    lesson.timeline.prune(4)
    lesson.go_to(3)
    assert asked(lesson) == []


def test_a_lesson_is_not_passed_by_deleting_its_questions(lesson: Session) -> None:
    lesson.timeline.prune(4)
    lesson.go_to(0)
    assert Lesson(lesson).answer("plan Shoot, Floor, Turn").done
    assert Lesson(lesson).score == Score(1, 4, first_try=1)
    assert not Lesson(lesson).finished
    assert Lesson(lesson).summary().splitlines()[1] == "· Where will Mei be?"
    with pytest.raises(AssertionError, match="3 of 4 questions are not answered right yet"):
        Lesson(lesson).check()


@pytest.mark.parametrize("name", scenario_files())
def test_every_question_that_comes_along_is_answered_right_by_its_own_answer(name: str) -> None:
    session = open_session(name)
    for number in session.timeline.walk():
        session.go_to(number)
        while (current := Lesson(session).current) is not None:
            question = current.question
            judged = Lesson(session).answer(question.answer)
            if judged.right and not judged.done:
                rules = [rule for rule in question.among if rule in judged.rules]
                judged = Lesson(session).answer(rules[0])
            assert judged.done, question.ask
    assert Lesson(session).finished


# -- many answers at once

ALL = {0: "plan Shoot, Floor, Turn", 3: ["out", "sx.execute.forced"], 4: ["sx.shoot.off_train"]}


def test_all_questions_are_answered_by_step_from_anywhere(lesson: Session) -> None:
    lesson.go_to(2)
    assert Lesson(lesson).answer_all(ALL) == Score(4, 4, first_try=4)
    assert lesson.node.number == 2


def test_answering_all_again_changes_nothing(lesson: Session) -> None:
    for _ in range(3):
        Lesson(lesson).answer_all({**ALL, 3: ["C1", "sx.shoot.miss"]})
    assert Lesson(lesson).score == Score(2, 4, first_try=2, shown=1)
    assert "✗ Where will Mei be?" in Lesson(lesson).summary()
    assert Lesson(lesson).answer_all(ALL) == Score(4, 4, first_try=2)
    assert Lesson(lesson).answer_all({3: ["C1", "legal"]}) == Score(4, 4, first_try=2)
    assert "✓ (2) Where will Mei be?" in Lesson(lesson).summary()


def test_what_is_answered_on_the_board_is_kept(lesson: Session) -> None:
    lesson.go_to(3)
    Lesson(lesson).answer("C1")
    Lesson(lesson).answer("out")
    assert Lesson(lesson).answer_all(ALL) == Score(4, 4, first_try=3)


def test_an_empty_answer_leaves_a_question_open(lesson: Session) -> None:
    assert Lesson(lesson).answer_all({3: ["", "sx.execute.forced"]}) == Score(1, 4, first_try=1)


@pytest.mark.parametrize(
    ("answers", "said"),
    [
        (
            {2: "out"},
            "step 2: 1 are given, 0 can be; questions are asked at step 0, step 3, step 4",
        ),
        ({4: ["a", "b"]}, "too many answers for step 4: 2 are given, 1 can be"),
        ({3: ["out", "out"]}, "'out' is no answer to this; the answers are legal, illegal"),
    ],
    ids=["nothing is asked", "too many", "no answer to it"],
)
def test_answers_that_answer_nothing_are_named(
    lesson: Session, answers: dict[int, str | list[str]], said: str
) -> None:
    with pytest.raises(ValueError, match=said):
        Lesson(lesson).answer_all(answers)


def test_the_answers_given_can_be_given_again(lesson: Session, tmp_path: Path) -> None:
    assert Lesson(lesson).answers == {0: [""], 3: ["", ""], 4: [""]}
    answer_all(lesson)
    assert Lesson(lesson).answers == {**ALL, 0: ["plan Shoot, Floor, Turn"]}
    fresh = open_session(written(tmp_path, LESSON))
    assert Lesson(fresh).answer_all(Lesson(lesson).answers) == Score(4, 4, first_try=4)


BRANCHED = f"""{SCENARIO}
[[branch.line]]
move = "plan Turn, Move, Floor"

[[branch.line.question]]
ask = "Where will Mei stand?"
piece = "mei"
answer = "C3"
"""


def test_the_questions_of_a_promoted_line_come_first(tmp_path: Path) -> None:
    session = open_session(written(tmp_path, BRANCHED))
    asks = ["Where will Mei be?", "Where will Mei stand?"]
    assert [each.question.ask for each in Lesson(session).all] == asks
    session.go("a2")
    session.timeline.promote(session.here.at)
    assert [each.question.ask for each in Lesson(session).all] == asks[::-1]


def test_nothing_is_asked_between_the_events_of_a_move(lesson: Session) -> None:
    lesson.go(4)
    assert asked(lesson) == ["Which rule put Mei out?"]
    lesson.back_event()
    assert (lesson.here.between_events, asked(lesson)) == (True, [])
