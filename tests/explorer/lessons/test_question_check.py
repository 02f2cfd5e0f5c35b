"""The questions of a scenario are verified: their answers must be those that the rules give."""

from __future__ import annotations

from pathlib import Path

import pytest

from explorer.cli.checking import check
from explorer.lessons.question_check import question_problems
from tests.core.test_study_file import SEVERAL, TORN, again
from tests.core.toy_scenario import PLACE as FILE
from tests.core.toy_scenario import performed, spoiled

from ..shots import SCENARIO, written
from .test_judging import COUNT, FIND, LAID, LEGAL, PLACE, RULE, START, asking

LOW = '{ piece = "ann", at = "low" }'


@pytest.mark.parametrize(
    ("question", "start"),
    [
        (PLACE, LAID),
        (COUNT, LAID),
        (FIND % LOW, START),
        (RULE, LAID),
        (LEGAL % ("lay 9", "illegal"), START),
        (LEGAL % ("lay 2", "legal"), START),
    ],
    ids=["place", "count", "find", "rule", "illegal", "legal"],
)
def test_a_question_with_the_true_answer_is_right(question: str, start: str) -> None:
    asked = asking(question, "pick low" if start == LAID else "lay 1", start)
    assert list(question_problems(asked)) == []


@pytest.mark.parametrize(
    ("question", "start", "said"),
    [
        (PLACE.replace("low", "high"), LAID, "the answer to '?' is 'low', not 'high'"),
        (FIND % "", START, "the question '?' lacks a goal"),
        ((FIND % LOW).replace('"lay 1"', '"lay 9"'), START, "can't be played: There is no stone 9"),
        ((FIND % LOW).replace('"lay 1"', '"lay 2"'), START, "does not reach the goal; after it"),
        (FIND % '{ piece = "bob", at = "ground" }', START, "every move that is listed answers '?'"),
        (FIND % '{ piece = "zoe", at = "low" }', START, "no piece is called 'zoe'"),
        (RULE.replace('"toy.pick"\n', '"toy.wind"\n'), LAID, "is toy.pick, not toy.wind"),
        (RULE.replace('["toy.pick", ', "["), LAID, "toy.pick, is not among the candidates"),
        (RULE.replace("toy.odd", "toy.nap"), LAID, "no rule is called 'toy.nap'"),
        (RULE.replace(', "toy.wind", "toy.odd"', ""), LAID, "lacks a wrong candidate"),
        (LEGAL % ("lay 9", "legal"), START, "the answer to '?' is 'illegal', not 'legal'"),
        (LEGAL % ("lay 9", "no"), START, "the answer to '?' is 'legal' or 'illegal'"),
        ('kind = "guess"\nanswer = "1"', START, "there are predict, find, rule, legal"),
        (LEGAL % ("fly", "illegal"), START, "expected a move: deal, lay"),
        (
            (LEGAL % ("lay 9", "illegal")).replace('"toy.lay", ', ""),
            START,
            "the rule asked for by '?', toy.lay, is not among the candidates",
        ),
    ],
)
def test_a_wrong_question_is_reported(question: str, start: str, said: str) -> None:
    asked = asking(question, "pick low" if start == LAID else "lay 1", start)
    found = list(question_problems(asked))
    assert any(said in problem.problem for problem in found), [str(each) for each in found]
    assert {problem.place for problem in found} <= {"?, line 1", "?, line 2"}


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        (
            'answer = "low"',
            'answer = "high"',
            f"{FILE}, line 4: the answer to 'Where will Ann be?' is 'low', not 'high'",
        ),
        (
            'answer = "1"',
            'answer = "2"',
            f"{FILE}, line 4: the answer to 'How many apples?' is '1', not '2'",
        ),
        (
            'value = "count"',
            'value = "weight"',
            "the answer to 'How many apples?' is 'nothing of the kind', not '1'",
        ),
        (
            'answer = "high" }',
            'answer = "low" }',
            f"{FILE}, branch 1, line 2: the answer to 'And now?' is 'high', not 'low'",
        ),
        ('piece = "ann"\nanswer = "low"', 'piece = "zoe"\nanswer = "low"', "'zoe'"),
    ],
    ids=["place", "number", "unknown value", "in a branch", "a piece that is not there"],
)
def test_a_wrong_answer_is_reported_with_its_place(right: str, wrong: str, said: str) -> None:
    (problem,) = question_problems(performed(spoiled(right, wrong)))
    assert problem.place.startswith(FILE)
    assert said in str(problem)


def test_the_answers_of_a_scenario_in_which_everything_comes_true_are_right() -> None:
    assert list(question_problems(performed())) == []


def test_a_file_is_checked_for_what_it_expects_and_for_what_it_asks(tmp_path: Path) -> None:
    wrong = SCENARIO.replace('target = "Mei" }', 'target = "Doc" }')
    wrong = wrong.replace('answer = "out"', 'answer = "C1"')
    expected, answered = check(written(tmp_path, wrong))
    assert "line 4: expected event = Shot, seat = Doc, target = Doc; what happened: " in expected
    assert "line 4: the answer to 'Where will Mei be?' is 'out', not 'C1'" in answered


@pytest.mark.parametrize("by", TORN)
def test_the_questions_of_a_torn_step_are_still_right(by: str) -> None:
    done = performed(SEVERAL)
    assert list(question_problems(done)) == []
    torn = done.timeline
    TORN[by](torn)
    found = again(torn, done)
    assert len(found.asked) == 5
    assert list(question_problems(found)) == []


def test_the_questions_of_a_study_that_was_kept_are_still_right() -> None:
    done = performed()
    assert list(question_problems(again(done.timeline, done))) == []
