"""The questions of a scenario are verified: their answers must be those that the rules give."""

from __future__ import annotations

import pytest

from engine.core.scenario_check import problems

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
    assert problems(asking(question, "pick low" if start == LAID else "lay 1", start)) == ()


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
        (LEGAL % ("fly", "illegal"), START, "expected a move: deal, lay"),
        (
            (LEGAL % ("lay 9", "illegal")).replace('"toy.lay", ', ""),
            START,
            "the rule asked for by '?', toy.lay, is not among the candidates",
        ),
    ],
)
def test_a_wrong_question_is_reported(question: str, start: str, said: str) -> None:
    found = problems(asking(question, "pick low" if start == LAID else "lay 1", start))
    assert any(said in problem.problem for problem in found), [str(each) for each in found]
    assert {problem.place for problem in found} <= {"?, line 1", "?, line 2"}
